import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { asObject } from '../domain/basics/data';
import { traced } from './docusaurus/edits';
import { reportFile, type ImportCounts, type NoteKind } from './docusaurus/report';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import { PROBLEM_KINDS, type Problem } from '../domain/problem/problem';
import { normalisePath } from '../domain/routing/paths';
import { SITE_FILE } from '../gatsby/configuration/configuration';
import { siteSchema } from '../site/schema';
import { compareAddresses, oldAddresses } from './addresses';
import { groupBy } from '../domain/basics/group-by';
import { fitting, repairData, type RepairedData } from './docusaurus/fitting';
import { withFields } from './docusaurus/front-matter';
import type { Gathered } from './gather';
import type { Inspection } from './inspect';
import { moveSite, type SiteState } from './move-site';
import { hasPage, isText } from './old-files';
import type { ReadSite } from './read-site';
import { asSource } from './texts/placeholders';
import { leaveOutFaults } from './texts/rewrite';
import { contentOf, dataText, newText, type NewRoot, type NewText } from './new-root';

/** Name of the report, beside the content. */
export const REPORT = 'IMPORT.md';

/** Most times that single places of a text are left out, before it is published as its source. */
const MAX_TRIES = 2;
/** Most checks: each finds what only shows when the faults of the one before are gone. */
const MAX_CHECKS = 6;

/** The field of the configuration that makes warnings of some kinds of problems; none without any. */
const asWarnings = (kinds: Iterable<string>) => {
  const entries = [...kinds].sort().map((kind) => [kind, 'warn'] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Writes a new content root into the folder `work`, takes out what this program refuses, and compares its addresses with the old ones. */
export class Importer {
  readonly #tries = new Map<string, number>();

  constructor(
    private readonly read: ReadSite,
    private readonly gathered: Gathered,
    private readonly root: NewRoot,
    private readonly work: string,
  ) {}

  /** Does all of it, and says each step; addresses of sitemaps (name → addresses) are compared, too. */
  async run(
    step: (text: string) => void,
    sitemaps: ReadonlyMap<string, readonly string[]>,
  ): Promise<ImportCounts> {
    const { texts, copies } = this.root;
    step(`Writing ${String(texts.size)} texts and ${String(copies.size)} other files`);
    for (const [to, from] of copies) cpSync(from, path.join(this.work, to), { dereference: true });
    for (const to of texts.keys()) this.#write(to);
    this.#writeSite({ inspection: null, redirects: new Map() });
    step('Checking what was written');
    const inspection = await this.#settle(step);
    const old = oldAddresses(this.read, this.gathered);
    const named = [...sitemaps.values()].flat();
    for (const { path: one, file } of old)
      if (file !== undefined && normalisePath(one) === '/' && inspection.documents[file] !== '/')
        this.read.note(
          'look',
          `The text at \`/\` is at another address: this program has its own home page there`,
          file,
        );
    const { redirects } = compareAddresses(old, inspection, named);
    if (redirects.length > 0) this.#writeData('data/redirects.yml', redirects);
    // The bar and the footer come last: only now is known what their links can lead to.
    const moved = new Map(redirects.map(({ from, to }) => [normalisePath(from), to]));
    this.#writeSite({ inspection, redirects: moved });
    const last = await this.#settle(step);
    const { text } = this.root.texts.get(SITE_FILE) ?? newText('');
    this.#writeData(SITE_FILE, { ...asObject(parse(text)), problems: asWarnings(this.#tolerated(last)) });
    const addresses = compareAddresses(old, last, named);
    for (const { from } of addresses.redirects)
      addresses.lost.push({ path: from, why: 'the check refused its redirect' });
    const result = { counts: this.#counts(), addresses, sitemaps: [...sitemaps.keys()] };
    writeFileSync(path.join(this.work, REPORT), reportFile(result, this.read.notes));
    return result;
  }

  /** Checks the root, and takes out what keeps it from being published. */
  async #settle(step: (text: string) => void): Promise<Inspection> {
    for (let check = 1; ; check += 1) {
      const found = await this.#inspect();
      const errors = found.problems.filter(({ severity }) => severity === 'error');
      if (errors.length === 0) return found;
      if (check === MAX_CHECKS) {
        for (const { file, line, found: what } of errors)
          this.read.note('look', what, `${file}:${String(line ?? 1)}`);
        return found;
      }
      step(`${String(errors.length)} ${errors.length === 1 ? 'place has' : 'places have'} no equivalent`);
      for (const changed of this.#takeOut(errors)) this.#write(changed);
    }
  }

  /**
   * Takes out what the check refuses. What is wrong inside of texts comes first: faults of what names them (front
   * matter, sidebars) may be consequences, and are only looked at when the texts are right.
   */
  #takeOut(errors: readonly Problem[]): string[] {
    const inTexts = errors.filter((error) => this.#isInText(error));
    const files = groupBy(inTexts.length > 0 ? inTexts : errors, ({ file }) => file);
    return [...files].flatMap(([file, found]) => {
      const text = this.root.texts.get(file);
      if (!text && !this.root.copies.has(file)) return [];
      const settled = text && this.#settled(file, text, found, inTexts.length > 0);
      if (settled) this.root.texts.set(file, settled);
      else {
        this.root.texts.delete(file);
        this.root.copies.delete(file);
        this.read.note('look', `The file was left out: ${found[0]?.found ?? ''}`, file);
      }
      return [file];
    });
  }

  /** Whether an error is about what a text says, whatever else there is. */
  #isInText({ file, line }: Problem): boolean {
    const text = isText(file) ? this.root.texts.get(file) : undefined;
    return text !== undefined && line !== null && line >= splitFrontMatter(text.text).bodyLine;
  }

  /** @returns null for a file that cannot be mended. */
  #settled(file: string, text: NewText, found: readonly Problem[], isInText: boolean): NewText | null {
    const from = text.from ?? file;
    if (!isText(file)) {
      const { value, removed } = this.#repaired(text.text, found, file);
      // What is left of the configuration may lack something that it needs.
      const left = file === SITE_FILE ? fitting(siteSchema, value).value : value;
      return removed.length === 0 ? null : { ...text, ...traced(dataText(left)) };
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
    const result = tries < MAX_TRIES && text.rules ? leaveOutFaults(text, found, text.rules) : null;
    if (result !== null && result.text !== text.text) {
      for (const { kind, text: what, line } of result.notes)
        this.read.note(kind, what, `${from}:${String(line)}`);
      return { ...text, text: result.text, lines: result.lines };
    }
    this.read.note('source', found[0]?.found ?? '', from);
    return { ...text, ...asSource(text, text.locale, text.old) };
  }

  #repaired(yaml: string, found: readonly Problem[], from: string): RepairedData {
    const repaired = repairData(yaml, found);
    for (const { name, why } of repaired.removed)
      this.read.note('changed', `\`${name}\` was removed: ${why}`, from);
    return repaired;
  }

  /** Notes the problems that do not keep the site from being published, and gives their kinds. */
  #tolerated({ problems }: Inspection): Set<string> {
    const kinds = new Set<string>();
    for (const { kind, file, line, found } of problems) {
      if (kind === undefined) continue;
      const text = this.root.texts.get(file);
      const place = [text?.from ?? file, text?.lines[(line ?? 0) - 1] ?? []].flat().join(':');
      this.read.note('look', `What the check tolerates (\`problems.${kind}\`)`, `${place} ${found}`);
      if (kind !== 'anchors') kinds.add(kind);
    }
    return kinds;
  }

  #write(to: string): void {
    const file = path.join(this.work, to);
    const text = this.root.texts.get(to);
    rmSync(file, { force: true });
    if (text === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contentOf(text));
  }

  #writeData(to: string, value: unknown): void {
    this.root.texts.set(to, newText(dataText(value)));
    this.#write(to);
  }

  /** Writes the configuration without the fields that this program does not accept; with the last one it says which. */
  #writeSite(state: SiteState): void {
    const drop = (text: string): void => {
      if (state.inspection) this.read.note('left-out', text);
    };
    const site = moveSite(this.read, this.gathered, this.root, state, drop);
    // Until the end nothing that the configuration decides is an error.
    const { value, dropped } = fitting(siteSchema, { ...site, problems: asWarnings(PROBLEM_KINDS) });
    for (const { name, why } of dropped) drop(`\`${name}\` of the configuration: ${why}`);
    this.#writeData(SITE_FILE, value);
  }

  async #inspect(): Promise<Inspection> {
    const program = ['src/cli/run-ts.mjs', 'src/import/inspect.ts'];
    const env = { ...process.env, SITE_CONTENT: this.work };
    const { stdout } = await promisify(execFile)(process.execPath, program, { env, maxBuffer: 1024 ** 3 });
    return JSON.parse(stdout) as Inspection;
  }

  #counts(): ImportCounts['counts'] {
    const read = [...this.root.texts].filter(([, { rules }]) => rules !== undefined);
    const isUnchanged = (text: NewText): boolean =>
      text.from !== null &&
      readFileSync(path.resolve(this.read.old.folder, text.from), 'utf8') === contentOf(text);
    const pagesIn = (folder: string): number =>
      read.filter(([to]) => hasPage(to) && to.startsWith(`${folder}/`)).length;
    const textsWith = (kind: NoteKind) => {
      const places = this.read.notes.flatMap((note) => (note.kind === kind ? [note.place] : []));
      return new Set(places.map((place) => place?.replace(/:\d+$/, ''))).size;
    };
    return [
      ['posts', pagesIn('blog')],
      ['docs', this.gathered.docs.reduce((sum, { to }) => sum + pagesIn(to), 0)],
      ['pages', pagesIn('pages')],
      ['versions of docs', this.gathered.docs.length],
      ['languages', this.read.languages.length],
      ['pictures and other files', this.root.copies.size],
      ['texts', read.length],
      ['texts that are as they were', read.filter(([, text]) => isUnchanged(text)).length],
      ['texts with placeholders', textsWith('placeholder')],
      ['texts that are shown as their source', textsWith('source')],
    ];
  }
}
