import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { traced } from './docusaurus/edits';
import { reportFile, type Note } from './docusaurus/report';
import { formatProblems } from '../domain/problem/format-problems';
import { readConfiguration, SITE_FILE } from '../gatsby/configuration/configuration';
import { compareAddresses, oldAddresses } from './addresses';
import type { Gathered } from './gather';
import { ImportError } from './import-error';
import type { Inspection } from './inspect';
import { moveSite } from './move-site';
import { hasPage } from './old-files';
import type { ReadSite } from './read-site';
import { MAX_ROUNDS, repairFiles } from './repair';
import type { NewRoot } from './new-root';

/** Name of the report, beside the content. */
export const REPORT = 'IMPORT.md';
const REDIRECTS = 'data/redirects.yml';
/** The root of the repository, in which programs are started. */
const DIRECTORY = process.cwd();

/** Writes, checks and repairs a new content root in a folder, and compares its addresses with the old ones. */
export class Importer {
  readonly #tolerated = new Set<string>();
  /** What the configuration was written with. */
  #inspection: Inspection | null = null;

  constructor(
    private readonly read: ReadSite,
    private readonly gathered: Gathered,
    private readonly root: NewRoot,
    private readonly notes: Note[],
    private readonly work: string,
  ) {}

  async run(step: (text: string) => void, sitemap: string[] | undefined) {
    step(`Writing ${String(this.root.texts.size)} texts and ${String(this.root.copies.size)} other files`);
    for (const [to, from] of this.root.copies) cpSync(from, path.join(this.work, to), { recursive: true });
    for (const to of this.root.texts.keys()) this.#write(to);
    this.#writeSite(null);
    step('Checking what was written');
    // The bar and the footer come last: only now is known what their links can lead to.
    this.#writeSite(await this.#repair(step), this.notes);
    const last = await this.#repair(step);
    const found = oldAddresses(this.read, this.gathered);
    const prefixes = this.read.languages.languages.map(({ prefix }) => prefix);
    const compared = compareAddresses(found, last.addresses, last.documents, prefixes, sitemap);
    if (compared.redirects.length > 0) {
      this.#writeData(REDIRECTS, compared.redirects);
    }
    const result = {
      counts: this.#counts(),
      addresses: { ...compared, redirected: compared.redirects.length },
    };
    writeFileSync(path.join(this.work, REPORT), reportFile(result, this.notes));
    return result;
  }

  #write(to: string): void {
    const file = path.join(this.work, to);
    const text = this.root.texts.get(to);
    if (text === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text.text);
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
  #writeSite(inspection: Inspection | null, notes: Note[] = []): void {
    this.#inspection = inspection;
    const drop = (text: string) => notes.push({ kind: 'left-out', text });
    const state = { tolerated: this.#tolerated, inspection };
    this.#writeData(SITE_FILE, moveSite(this.read, this.gathered, this.root, state, drop));
    this.#mendSite(notes);
  }

  /** Removes from the configuration what this program does not accept. */
  #mendSite(notes: Note[]): void {
    const problems = () =>
      readConfiguration(this.work).problems.filter(({ severity }) => severity === 'error');
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const found = problems();
      if (found.length === 0) return;
      for (const changed of repairFiles(this.root, found, false, notes)) this.#write(changed);
    }
    const left = problems();
    if (left.length > 0) throw new ImportError(`The configuration cannot be moved:\n${formatProblems(left)}`);
  }

  /** Checks and repairs until nothing keeps the site from being published. */
  async #repair(step: (text: string) => void): Promise<Inspection> {
    for (let round = 1; ; round += 1) {
      const found = await this.#inspect();
      const errors = found.problems.filter(({ severity }) => severity === 'error');
      if (errors.length === 0) return found;
      if (round > MAX_ROUNDS + 1) {
        throw new ImportError(
          `What was imported cannot be published:\n${formatProblems(errors.slice(0, 20))}`,
        );
      }
      step(`Repairing ${String(errors.length)} ${errors.length === 1 ? 'place' : 'places'}`);
      const kinds = errors.flatMap(({ kind }) => (kind === undefined ? [] : [kind]));
      for (const kind of new Set(kinds)) {
        this.#tolerated.add(kind);
        for (const { file, line, found: what } of errors.filter((error) => error.kind === kind)) {
          const text = this.root.texts.get(file);
          const origin = line === null ? undefined : text?.lines[line - 1];
          this.notes.push({
            kind: 'look',
            text: TOLERATED[kind],
            place: `${text?.from ?? file}${origin === undefined ? '' : `:${String(origin)}`} ${what}`,
          });
        }
      }
      if (kinds.length > 0) this.#writeSite(this.#inspection);
      const rest = errors.filter(({ kind }) => kind === undefined);
      for (const changed of repairFiles(this.root, rest, round >= MAX_ROUNDS, this.notes))
        this.#write(changed);
      this.#mendSite(this.notes);
    }
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
    const texts = [...this.root.texts].filter(([, { from }]) => from !== null).map(([to]) => to);
    const pagesIn = (start: RegExp) => texts.filter((to) => start.test(to) && hasPage(to)).length;
    const inDocs = this.gathered.docs.map(({ to }) => `${to}/`);
    const published = [...this.root.copies.keys()];
    return [
      ['posts', pagesIn(/^blog\//)],
      ['docs', texts.filter((to) => inDocs.some((folder) => to.startsWith(folder)) && hasPage(to)).length],
      ['pages', pagesIn(/^pages\//)],
      ['versions of docs', this.gathered.docs.length],
      ['languages', this.read.languages.languages.length],
      ['files that are published as they are', published.filter((to) => to.startsWith('static/')).length],
      [
        'pictures and other files beside the texts',
        published.filter((to) => !to.startsWith('static/')).length,
      ],
    ];
  }
}

const TOLERATED = {
  links:
    'A link leads nowhere, as it did before or because its target did not move; `problems.links` is "warn"',
  images: 'A picture does not exist; `problems.images` is "warn"',
  anchors: 'A link leads to a place that its page does not have; `problems.anchors` is "warn"',
  duplicates: 'Two documents have the same address; `problems.duplicates` is "warn"',
} as const;
