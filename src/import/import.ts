/**
 * `npm run import -- <folder>`: makes a content root of a Docusaurus site. Everything is written into a folder beside the
 * target, checked and repaired there, and renamed at the end: the target is complete, or is not there.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportFile, type Note } from './docusaurus/report';
import { ImportError } from './import-error';
import { gather } from './gather';
import { Importer, REPORT } from './importer';
import { readSite, type ReadSite } from './read-site';
import { RootWriter } from './root-writer';
import { DataWriter } from './data-files';

/** The root of the repository, in which programs are started. */
const DIRECTORY = process.cwd();

void main().catch((error: unknown) => {
  console.error(error instanceof ImportError ? `\n${error.message}` : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  // `program.mjs` has checked the arguments.
  const { values: flags, positionals: words } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      sitemap: { type: 'string' },
      strict: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [given = ''] = words;
  const person = process.env.INIT_CWD ?? process.cwd();
  const target = path.resolve(person, flags.into ?? 'content');
  const isDry = flags['dry-run'] ?? false;
  if (!isDry) requireEmpty(target, person);
  const work = isDry ? mkdtempSync(path.join(tmpdir(), 'import-')) : workFolder(target);
  const removeWork = () => {
    rmSync(work, { recursive: true, force: true });
  };
  process.on('exit', removeWork);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

  const notes: Note[] = [];
  const step = (text: string): void => {
    console.log(`${text} …`);
  };
  step('Reading the configuration');
  const read = readSite(path.resolve(person, given), DIRECTORY, notes);
  const gathered = gather(read, DIRECTORY, notes);
  step('Reading the texts');
  const root = new RootWriter(read, gathered, notes).write();
  new DataWriter(read, root, notes).write(gathered);
  const sitemap =
    flags.sitemap !== undefined ? readSitemap(path.resolve(person, flags.sitemap), read) : undefined;
  const importer = new Importer(read, gathered, root, notes, work);
  const result = await importer.run(step, sitemap);
  const placeholders = notes.filter(({ kind }) => kind === 'placeholder');
  console.log(`\n${reportFile(result, notes, 1)}`);
  if (flags.strict && placeholders.length > 0) {
    throw new ImportError(
      `${String(placeholders.length)} things have no equivalent; nothing was written, because of --strict.`,
    );
  }
  if (isDry) {
    console.log('\nNothing was written, because of --dry-run.');
    return;
  }
  requireEmpty(target, person);
  if (existsSync(target)) rmSync(target, { recursive: true });
  renameSync(work, target);
  const shown = path.relative(person, target) || '.';
  console.log(
    [
      '',
      `Everything is in ${shown}; ${path.join(shown, REPORT)} says what to look at, with places.`,
      `Next: SITE_CONTENT=${shown} npm run develop`,
    ].join('\n'),
  );
}

/** @throws ImportError if there is something at the target. */
function requireEmpty(target: string, person: string): void {
  if (!existsSync(target)) return;
  const files = readdirSync(target);
  if (files.length === 0) return;
  const shown = path.relative(person, target) || '.';
  throw new ImportError(
    `${shown} is not empty, and the import overwrites nothing: name another folder, --into my-content.`,
  );
}

/** A new folder beside the target, instead of what an import left there that was killed. */
function workFolder(target: string): string {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.importing`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Addresses of a sitemap, without the base path. */
function readSitemap(file: string, { site }: ReadSite): string[] {
  if (!existsSync(file)) throw new ImportError(`${file} does not exist.`);
  const base = (site.baseUrl ?? '/').replace(/\/$/, '');
  return [...readFileSync(file, 'utf8').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, url = '']) => {
    if (!URL.canParse(url)) return [];
    const { pathname } = new URL(url);
    return [decodeURI(pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname)];
  });
}
