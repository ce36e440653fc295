import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { traced } from '../../domain/docusaurus/edits';
import { frontMatterOf } from '../../domain/docusaurus/front-matter';
import { moveFooter, moveNavbar, type NavigationSources } from '../../domain/docusaurus/navigation';
import { address, oldDoc } from '../../domain/docusaurus/old-addresses';
import { reportFile, type Note } from '../../domain/docusaurus/report';
import { remoteOrigins, siteFile } from '../../domain/docusaurus/site-file';
import { grammarNames } from '../../domain/markdown/grammars';
import { formatProblems } from '../../domain/problem/format-problems';
import { normalisePath } from '../../domain/routing/paths';
import { readSiteFile, SITE_FILE } from '../../gatsby/configuration/configuration';
import { compareAddresses, oldAddresses } from './addresses';
import type { Gathered } from './gather';
import { ImportError } from './import-error';
import type { Inspection } from './inspect';
import { hasPage, isText } from './old-files';
import type { ReadSite } from './read-site';
import { MAX_ROUNDS, repairFiles } from './repair';
import type { NewRoot } from './texts';

/** Name of the report, beside the content. */
export const REPORT = 'IMPORT.md';
const REDIRECTS = 'data/redirects.yml';
/** The root of the repository, in which programs are started. */
const DIRECTORY = process.cwd();

/** Writes, checks and repairs a new content root in a folder, and compares its addresses with the old ones. */
export class Importer {
  readonly #tolerated = new Set<string>();

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
    this.#writeSite([], () => true);
    step('Checking what was written');
    const first = await this.#inspect();
    // The addresses are known now, so links in the bar and the footer can be checked before they are written.
    this.#writeSite(this.notes, this.#exists(first));
    const last = await this.#repair(step);
    const found = oldAddresses(this.read, this.gathered);
    const prefixes = this.read.languages.languages.map(({ prefix }) => prefix);
    const compared = compareAddresses(found, last.addresses, last.documents, prefixes, sitemap);
    if (compared.redirects.length > 0) {
      this.root.texts.set(REDIRECTS, {
        ...traced(stringify(compared.redirects, { lineWidth: 0 })),
        from: null,
        locale: 'en',
      });
      this.#write(REDIRECTS);
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

  #exists({ addresses }: Inspection): (address: string) => boolean {
    const known = new Set(addresses.map(normalisePath));
    const { languages } = this.read.languages;
    return (wanted) =>
      languages.some(({ prefix }) => known.has(normalisePath(address(prefix, wanted)))) ||
      known.has(normalisePath(wanted));
  }

  /** Writes the configuration; a field that this program does not accept is left out and noted. */
  #writeSite(notes: Note[], exists: (path: string) => boolean): void {
    const { site, languages, old } = this.read;
    const drop = (text: string): void => {
      notes.push({ kind: 'left-out', text });
    };
    const codes = languages.languages;
    const data = new Map(
      codes.flatMap(({ code, locale }) =>
        (['navbar', 'footer'] as const).map(
          (file) =>
            [`${file}:${locale}`, old.data(`i18n/${code}/docusaurus-theme-classic/${file}.json`)] as const,
        ),
      ),
    );
    const translate: NavigationSources['translate'] = (file, key, label) => {
      const texts = codes.map(({ locale }) => {
        const found = (
          data.get(`${file}:${locale}`) as Record<string, { message?: unknown } | undefined> | null
        )?.[key]?.message;
        return [locale, typeof found === 'string' && found !== '' ? found : label] as const;
      });
      return texts.every(([, text]) => text === label) ? label : Object.fromEntries(texts);
    };
    const sources: NavigationSources = {
      translate,
      exists,
      addressOfDoc: (instance, id) => {
        const set = this.gathered.docs.find(
          ({ options, version }) => options.id === instance && version.isLast,
        );
        const file = set?.files.find(
          ({ to, locale, absolute }) =>
            isText(to) &&
            locale === codes[0].locale &&
            oldDoc({
              path: to.slice(set.to.length + 1),
              frontMatter: frontMatterOf(readFileSync(absolute, 'utf8')),
            }).id === id,
        );
        if (!set || !file) return undefined;
        return address(
          set.base,
          oldDoc({
            path: file.to.slice(set.to.length + 1),
            frontMatter: frontMatterOf(readFileSync(file.absolute, 'utf8')),
          }).slug,
        );
      },
      versioned: new Set(
        [...this.gathered.versions].filter(([, list]) => list.length > 1).map(([{ id }]) => id),
      ),
      isBilingual: codes.length > 1,
    };
    const isFirst = notes !== this.notes;
    const title = site.themeConfig.navbar.title;
    const content = siteFile({
      site,
      languages,
      versions: this.gathered.versions,
      navbar: {
        title: title === undefined || title === '' ? undefined : translate('navbar', 'title', title),
        items: isFirst ? [] : moveNavbar(site, sources, drop),
      },
      footer: isFirst ? [] : moveFooter(site, sources, drop),
      trusted: [...new Set([...this.root.texts.values()].flatMap(({ text }) => remoteOrigins(text)))].sort(),
      tolerated: [...this.#tolerated].sort(),
      grammars: new Set<string>(grammarNames()),
      hasFile: (file) => this.root.copies.has(`static${file}`),
    });
    this.root.texts.set(SITE_FILE, {
      ...traced(stringify(content, { lineWidth: 0 })),
      from: null,
      locale: 'en',
    });
    this.#write(SITE_FILE);
    this.#mendSite(isFirst ? [] : this.notes);
  }

  /** Removes from the configuration what this program does not accept. */
  #mendSite(notes: Note[]): void {
    const problems = () =>
      readSiteFile(this.work)?.problems.filter(({ severity }) => severity === 'error') ?? [];
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
      if (kinds.length > 0) this.#setTolerated();
      const rest = errors.filter(({ kind }) => kind === undefined);
      for (const changed of repairFiles(this.root, rest, round >= MAX_ROUNDS, this.notes))
        this.#write(changed);
      this.#mendSite(this.notes);
    }
  }

  #setTolerated(): void {
    const site = this.root.texts.get(SITE_FILE);
    if (!site) return;
    const settings = stringify({
      problems: Object.fromEntries([...this.#tolerated].sort().map((kind) => [kind, 'warn'])),
    });
    const without = site.text.replace(/^problems:\n(?: .*\n)*/m, '');
    this.root.texts.set(SITE_FILE, { ...site, ...traced(`${without}${settings}`) });
    this.#write(SITE_FILE);
  }

  async #inspect(): Promise<Inspection> {
    const output = path.join(this.work, '.inspection.json');
    rmSync(output, { force: true });
    const messages: string[] = [];
    const program = ['src/cli/run-ts.mjs', 'src/cli/import/inspect.ts', output];
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
