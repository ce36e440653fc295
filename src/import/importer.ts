import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { traced } from './docusaurus/edits';
import { reportFile, type Note } from './docusaurus/report';
import { PROBLEM_KINDS, type Problem } from '../domain/problem/problem';
import { normalisePath } from '../domain/routing/paths';
import { SITE_FILE } from '../gatsby/configuration/configuration';
import { siteSchema } from '../site/schema';
import { compareAddresses, oldAddresses, type ComparedAddresses } from './addresses';
import { fitting } from './docusaurus/fitting';
import type { Gathered } from './gather';
import { ImportError } from './import-error';
import type { Inspection } from './inspect';
import { moveSite, type SiteState } from './move-site';
import { hasPage } from './old-files';
import type { ReadSite } from './read-site';
import { Settler } from './settler';
import { contentOf, type NewRoot, type NewText } from './new-root';

/** Name of the report, beside the content. */
export const REPORT = 'IMPORT.md';
const REDIRECTS = 'data/redirects.yml';
/** The root of the repository, in which programs are started. */
const DIRECTORY = process.cwd();

/** Most checks: each finds what only shows when the faults of the one before are gone. */
const MAX_CHECKS = 6;

/** Writes a new content root into a folder, takes out what this program refuses, and compares its addresses with the old ones. */
export class Importer {
  readonly #settler: Settler;

  constructor(
    private readonly read: ReadSite,
    private readonly gathered: Gathered,
    private readonly root: NewRoot,
    private readonly notes: Note[],
    private readonly work: string,
  ) {
    this.#settler = new Settler(root, notes);
  }

  async run(step: (text: string) => void, sitemap: string[] | undefined) {
    step(`Writing ${String(this.root.texts.size)} texts and ${String(this.root.copies.size)} other files`);
    for (const [to, from] of this.root.copies) cpSync(from, path.join(this.work, to), { recursive: true });
    for (const to of this.root.texts.keys()) this.#write(to);
    // Until the end nothing that the configuration decides is an error.
    this.#writeSite({ tolerated: PROBLEM_KINDS, inspection: null, redirects: new Map() });
    step('Checking what was written');
    const found = await this.#settle(step);
    const compared = this.#compare(found, sitemap);
    if (compared.redirects.length > 0) this.#writeData(REDIRECTS, compared.redirects);
    this.#noteTolerated(found.problems);
    const tolerated = new Set(found.problems.flatMap(({ kind }) => (kind === undefined ? [] : [kind])));
    tolerated.delete('anchors');
    // The bar and the footer come last: only now is known what their links can lead to.
    const redirects = new Map(compared.redirects.map(({ from, to }) => [normalisePath(from), to]));
    this.#writeSite({ tolerated, inspection: found, redirects }, this.notes);
    await this.#settle(step);
    const result = {
      counts: this.#counts(),
      addresses: { ...compared, redirected: compared.redirects.length },
    };
    writeFileSync(path.join(this.work, REPORT), reportFile(result, this.notes));
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
          this.notes.push({ kind: 'look', text: what, place: `${file}:${String(line ?? 1)}` });
        return found;
      }
      step(`${String(errors.length)} ${errors.length === 1 ? 'place has' : 'places have'} no equivalent`);
      for (const changed of this.#settler.settle(errors)) this.#write(changed);
    }
  }

  #compare(found: Inspection, sitemap: string[] | undefined): ComparedAddresses {
    const prefixes = this.read.languages.languages.map(({ prefix }) => prefix);
    const old = oldAddresses(this.read, this.gathered);
    return compareAddresses(old, found.addresses, found.documents, prefixes, sitemap);
  }

  #noteTolerated(problems: readonly Problem[]): void {
    for (const { kind, file, line, found } of problems) {
      if (kind === undefined) continue;
      const text = this.root.texts.get(file);
      const origin = line === null ? undefined : text?.lines[line - 1];
      const place = `${text?.from ?? file}${origin === undefined ? '' : `:${String(origin)}`}`;
      this.notes.push({ kind: 'look', text: TOLERATED[kind], place: `${place} ${found}` });
    }
  }

  #write(to: string): void {
    const file = path.join(this.work, to);
    const text = this.root.texts.get(to);
    if (text === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, contentOf(text));
    }
  }

  #writeData(to: string, value: unknown): void {
    this.root.texts.set(to, { ...traced(stringify(value, { lineWidth: 0 })), from: null, locale: 'en' });
    this.#write(to);
  }

  /**
   * Writes the configuration; a field that this program does not accept is left out.
   * @param notes Gets what is left out.
   */
  #writeSite(state: SiteState, notes: Note[] = []): void {
    const drop = (text: string) => notes.push({ kind: 'left-out', text });
    const { value, dropped } = fitting(
      siteSchema,
      moveSite(this.read, this.gathered, this.root, state, drop),
    );
    for (const { name, why } of dropped) drop(`\`${name}\` of the configuration: ${why}`);
    this.#writeData(SITE_FILE, value);
  }

  async #inspect(): Promise<Inspection> {
    const output = path.join(this.work, '.inspection.json');
    rmSync(output, { force: true });
    const messages: string[] = [];
    const program = ['src/cli/run-ts.mjs', 'src/import/inspect.ts', output];
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, program, {
        cwd: DIRECTORY,
        env: { ...process.env, SITE_CONTENT: this.work },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => messages.push(text.toString()));
      child.on('error', reject).on('close', resolve);
    });
    if (!existsSync(output))
      throw new ImportError(`The imported content cannot be checked:\n${messages.join('')}`);
    const result = JSON.parse(readFileSync(output, 'utf8')) as Inspection;
    rmSync(output);
    return result;
  }

  #counts(): [string, number][] {
    const read = [...this.root.texts].filter(([, { rules }]) => rules !== undefined);
    const pages = read.filter(([to]) => hasPage(to)).map(([to]) => to);
    const isUnchanged = (text: NewText): boolean =>
      text.from !== null &&
      readFileSync(path.resolve(this.read.old.folder, text.from), 'utf8') === contentOf(text);
    const textsWith = (kind: Note['kind']) =>
      new Set(this.notes.filter((note) => note.kind === kind).map(({ place }) => place?.replace(/:\d+$/, '')))
        .size;
    return [
      ['posts', pages.filter((to) => to.startsWith('blog/')).length],
      ['docs', pages.filter((to) => this.gathered.docs.some((set) => to.startsWith(`${set.to}/`))).length],
      ['pages', pages.filter((to) => to.startsWith('pages/')).length],
      ['versions of docs', this.gathered.docs.length],
      ['languages', this.read.languages.languages.length],
      ['pictures and other files', this.root.copies.size],
      ['texts', read.length],
      ['texts that are as they were', read.filter(([, text]) => isUnchanged(text)).length],
      ['texts with placeholders', textsWith('placeholder')],
      ['texts that are shown as their source', textsWith('source')],
    ];
  }
}

const TOLERATED = {
  links:
    'A link leads nowhere, as it did before or because its target did not move; `problems.links` is "warn"',
  images: 'A picture does not exist; `problems.images` is "warn"',
  anchors: 'A link leads to a place that its page does not have',
  duplicates: 'Two documents have the same address; `problems.duplicates` is "warn"',
} as const;
