import { readFileSync } from 'node:fs';
import type { Problem } from '../domain/problem/problem';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import { traced } from './docusaurus/edits';
import { withFields } from './docusaurus/front-matter';
import { repairData, type RepairedData } from './docusaurus/repair-data';
import type { Note } from './docusaurus/report';
import type { NewRoot, NewText } from './new-root';
import { isText } from './old-files';
import { asSource } from './texts/as-source';
import { leaveOutFaults } from './texts/rewrite';

/** Times that single places of a text are left out, before it is published as its source. */
const MAX_TRIES = 2;

/**
 * Takes out of a new content root what the check refuses. What is wrong inside of texts comes first: faults of what
 * names them (front matter, sidebars) may be consequences, and are only looked at when the texts are right.
 */
export class Settler {
  readonly #tries = new Map<string, number>();

  constructor(
    private readonly root: NewRoot,
    private readonly notes: Note[],
  ) {}

  /** @returns the files that changed; those that were left out are in the root no more. */
  settle(errors: readonly Problem[]): string[] {
    const inTexts = errors.filter((error) => this.#isInText(error));
    const files = new Map<string, Problem[]>();
    for (const error of inTexts.length > 0 ? inTexts : errors)
      files.set(error.file, [...(files.get(error.file) ?? []), error]);
    return [...files].flatMap(([file, found]) => {
      const copy = this.root.copies.get(file);
      const known = this.root.texts.get(file) ?? (copy === undefined ? undefined : copied(file, copy));
      if (known === undefined) return [];
      this.root.copies.delete(file);
      const settled = this.#settled(file, known, found, inTexts.length > 0);
      if (settled === null) this.root.texts.delete(file);
      else this.root.texts.set(file, settled);
      return [file];
    });
  }

  /** Whether an error is about what a text or module says, whatever else there is. */
  #isInText({ file, line }: Problem): boolean {
    if (/\.[cm]?[jt]s$/.test(file)) return true;
    const text = isText(file) ? this.root.texts.get(file) : undefined;
    return text !== undefined && line !== null && line >= splitFrontMatter(text.text).bodyLine;
  }

  #settled(file: string, text: NewText, found: readonly Problem[], isInText: boolean): NewText | null {
    if (!isText(file))
      return /\.ya?ml$|\.json$/.test(file) ? this.#data(file, text, found) : this.#without(file, found);
    const from = text.from ?? file;
    if (!isInText) return this.#head(text, from, found);
    const tries = this.#tries.get(file) ?? 0;
    this.#tries.set(file, tries + 1);
    const faults = found.map(({ line, column }) => ({ line: line ?? 1, column }));
    const result = tries < MAX_TRIES && text.rules ? leaveOutFaults(text, faults, text.rules) : null;
    if (result !== null && result.text !== text.text) {
      for (const { kind, text: what, line } of result.notes)
        this.notes.push({ kind, text: what, place: `${from}:${String(line)}` });
      return { ...text, text: result.text, lines: result.lines };
    }
    this.notes.push({ kind: 'source', text: found[0]?.found ?? '', place: from });
    return { ...text, ...asSource(text, text.locale) };
  }

  /** Removes the parts of the front matter at which something is wrong. */
  #head(text: NewText, from: string, found: readonly Problem[]): NewText {
    const { yaml } = splitFrontMatter(text.text);
    const repaired = this.#repaired(
      yaml,
      found.map(({ line, ...rest }) => ({ ...rest, line: (line ?? 2) - 1 })),
      from,
    );
    const names = repaired?.removed.map(({ name }) => name.split('.')[0] ?? '') ?? [];
    const fields = Object.fromEntries(names.map((name) => [name, repaired?.value[name]]));
    return { ...text, ...withFields(text, fields) };
  }

  #data(file: string, text: NewText, found: readonly Problem[]): NewText | null {
    const repaired = this.#repaired(text.text, found, file);
    if (repaired === null || repaired.removed.length === 0) return this.#without(file, found);
    return { ...text, ...traced(repaired.text) };
  }

  #repaired(yaml: string, found: readonly Problem[], from: string): RepairedData | null {
    const located = found.filter((one): one is Problem & { line: number } => one.line !== null);
    const repaired = repairData(yaml, located);
    for (const { name, fault } of repaired?.removed ?? [])
      this.notes.push({
        kind: 'changed',
        text: `\`${name}\` was removed: ${located[fault]?.found ?? ''}`,
        place: from,
      });
    return repaired;
  }

  #without(file: string, [first]: readonly Problem[]): null {
    this.notes.push({ kind: 'look', text: `The file was left out: ${first?.found ?? ''}`, place: file });
    return null;
  }
}

const copied = (file: string, absolute: string): NewText => ({
  ...traced(readFileSync(absolute, 'utf8')),
  from: file,
  locale: 'en',
});
