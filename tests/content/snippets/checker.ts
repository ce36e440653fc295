import type { Snippet } from './snippet';

/** What is wrong with a snippet, and in which of its lines (from 0). */
export interface Finding {
  snippet: Snippet;
  message: string;
  line?: number | undefined;
}

/** What a checker says about the snippets it was given: the wrong ones, and those it had to leave alone. */
export interface Outcome {
  findings: Finding[];
  /** Those it really checked; all unless it says so. */
  checked?: readonly Snippet[];
  /** Why nothing was checked, for example because a program is not installed. */
  unavailable?: string;
}

/** Checks the snippets of some languages, document by document. */
export interface Checker {
  /** What it does, for the table: “parse (yaml)”. */
  name: string;
  languages: readonly string[];
  /** Takes snippets only where this says so. */
  accepts?: (snippet: Snippet) => boolean;
  /** Takes the snippets of all documents at once, because starting is what takes time. */
  together?: true;
  check: (snippets: readonly Snippet[]) => Outcome | Promise<Outcome>;
}

/** Something wrong in a known line of a text. */
export class LineError extends Error {
  constructor(
    message: string,
    /** From 0. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** A checker of single texts; `check` throws if a text is wrong. */
export function textChecker(
  name: string,
  languages: readonly string[],
  check: (code: string) => unknown,
): Checker {
  return {
    name,
    languages,
    check: async (snippets) => {
      const findings: Finding[] = [];
      for (const snippet of snippets) {
        try {
          await check(snippet.code);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          findings.push({ snippet, message, line: error instanceof LineError ? error.line : undefined });
        }
      }
      return { findings };
    },
  };
}
