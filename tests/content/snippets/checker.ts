import type { Snippet } from './snippet';

/** A problem of a snippet, and its line (from 0). */
export interface Finding {
  snippet: Snippet;
  message: string;
  line?: number | undefined;
}

/** A checker's result for its snippets: the wrong ones, and those it could not check. */
export interface Outcome {
  findings: Finding[];
  /** The snippets that were really checked; all by default. */
  checked?: readonly Snippet[];
  /** Why nothing was checked, for example because a program is not installed. */
  unavailable?: string;
}

/** Checks snippets of some languages, document by document. */
export interface Checker {
  /** Description for the table: “parse (yaml)”. */
  name: string;
  languages: readonly string[];
  /** Selects the snippets it takes. */
  accepts?: (snippet: Snippet) => boolean;
  /** Takes the snippets of all documents at once, because starting the program is what takes time. */
  together?: true;
  check: (snippets: readonly Snippet[]) => Outcome | Promise<Outcome>;
}

/** A problem in a known line of a text. */
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
