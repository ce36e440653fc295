import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Problem } from '../domain/problem/problem';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import { traced } from './docusaurus/edits';
import { repairData, type RepairedData } from './docusaurus/fitting';
import { withFields } from './docusaurus/front-matter';
import { groupBy } from './docusaurus/data';
import type { NewRoot, NewText } from './new-root';
import { isText } from './old-files';
import type { ReadSite } from './read-site';
import { asSource } from './texts/placeholders';
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
    private readonly note: ReadSite['note'],
  ) {}

  /** @returns the files that changed; those that were left out are in the root no more. */
  settle(errors: readonly Problem[]): string[] {
    const inTexts = errors.filter((error) => this.#isInText(error));
    const files = groupBy(inTexts.length > 0 ? inTexts : errors, ({ file }) => file);
    return [...files].flatMap(([file, found]) => {
      const text = this.root.texts.get(file) ?? this.#copied(file);
      if (text === null) return [];
      this.root.copies.delete(file);
      const settled = this.#settled(file, text, found, inTexts.length > 0);
      if (settled) this.root.texts.set(file, settled);
      else {
        this.root.texts.delete(file);
        this.note('look', `The file was left out: ${found[0]?.found ?? ''}`, file);
      }
      return [file];
    });
  }

  #copied(file: string): NewText | null {
    const absolute = this.root.copies.get(file);
    if (absolute === undefined) return null;
    return { ...traced(readFileSync(absolute, 'utf8')), from: file, locale: 'en' };
  }

  /** Whether an error is about what a text or module says, whatever else there is. */
  #isInText({ file, line }: Problem): boolean {
    if (/\.[cm]?[jt]s$/.test(file)) return true;
    const text = isText(file) ? this.root.texts.get(file) : undefined;
    return text !== undefined && line !== null && line >= splitFrontMatter(text.text).bodyLine;
  }

  /** @returns null for a file that cannot be mended. */
  #settled(file: string, text: NewText, found: readonly Problem[], isInText: boolean): NewText | null {
    const from = text.from ?? file;
    if (!isText(file)) {
      const { value, removed } = this.#repaired(/\.ya?ml$/.test(file) ? text.text : '', found, file);
      return removed.length === 0 ? null : { ...text, ...traced(stringify(value, { lineWidth: 0 })) };
    }
    if (!isInText) {
      const { yaml } = splitFrontMatter(text.text);
      const inYaml = found.map((one) => ({ ...one, line: (one.line ?? 2) - 1 }));
      const { value, removed } = this.#repaired(yaml, inYaml, from);
      const names = removed.map(({ name }) => name.split('.')[0] ?? '');
      return { ...text, ...withFields(text, Object.fromEntries(names.map((name) => [name, value[name]]))) };
    }
    const tries = this.#tries.get(file) ?? 0;
    this.#tries.set(file, tries + 1);
    const faults = found.map(({ line, column }) => ({ line: line ?? 1, column }));
    const result = tries < MAX_TRIES && text.rules ? leaveOutFaults(text, faults, text.rules) : null;
    if (result !== null && result.text !== text.text) {
      for (const { kind, text: what, line } of result.notes) this.note(kind, what, `${from}:${String(line)}`);
      return { ...text, text: result.text, lines: result.lines };
    }
    this.note('source', found[0]?.found ?? '', from);
    return { ...text, ...asSource(text, text.locale) };
  }

  #repaired(yaml: string, found: readonly Problem[], from: string): RepairedData {
    const repaired = repairData(yaml, found);
    for (const { name, why } of repaired.removed)
      this.note('changed', `\`${name}\` was removed: ${why}`, from);
    return repaired;
  }
}
