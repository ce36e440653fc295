/**
 * `npm run import -- <folder>`: makes a content root of a Docusaurus site. Everything is written into a folder beside the
 * target, checked and repaired there, and renamed at the end: the target is complete, or is not there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../cli/commands.mjs';
import { sitemapAddresses } from './docusaurus/old-addresses';
import { reportFile } from './docusaurus/report';
import { gather } from './gather';
import { Importer, REPORT } from './importer';
import { ImportError, readSite, type ReadSite } from './read-site';
import { RootWriter } from './root-writer';
import { writeData } from './data-files';

void runCommand('import', async ({ flags, words: [given = ''] }) => {
  const person = process.env.INIT_CWD ?? process.cwd();
  const target = path.resolve(person, String(flags.into ?? 'content'));
  const isDry = flags['dry-run'] === true;
  if (!isDry) requireEmpty(target, person);
  const work = workFolder(isDry ? path.join(tmpdir(), `import-${String(process.pid)}`) : target);
  process.on('exit', () => {
    rmSync(work, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

  const step = (text: string): void => console.log(`${text} …`);
  step('Reading the configuration');
  const read = readSite(path.resolve(person, given), path.resolve(person, String(flags.boundary ?? given)));
  const { notes } = read;
  const gathered = gather(read);
  step('Reading the texts');
  const root = new RootWriter(read, gathered).write();
  writeData(read, gathered, root);
  const sitemap = flags.sitemap === undefined ? undefined : path.resolve(person, String(flags.sitemap));
  const result = await new Importer(read, gathered, root, work).run(step, sitemapsOf(read, sitemap));
  const count = String(notes.filter(({ kind }) => kind === 'placeholder').length);
  console.log(`\n${reportFile(result, notes, 1)}`);
  if (flags.strict && count !== '0')
    throw new ImportError(`${count} things have no equivalent; nothing was written, because of --strict.`);
  if (isDry) {
    console.log('\nNothing was written, because of --dry-run.');
    return 0;
  }
  // An empty folder is replaced; one that is not empty any more makes this fail.
  renameSync(work, target);
  const shown = path.relative(person, target) || '.';
  console.log(`\nEverything is in ${shown}; ${shown}/${REPORT} says what to look at, with places.`);
  console.log(`Next: SITE_CONTENT=${shown} npm run develop`);
  return 0;
});

/**
 * The addresses of the sitemap that was named, otherwise of those of the last build, one for each language.
 * @throws ImportError if a sitemap is missing, or has no addresses.
 */
function sitemapsOf({ old, site, languages }: ReadSite, named?: string): Map<string, string[]> {
  const built = languages.map(({ oldPrefix }) => path.posix.join('build', oldPrefix, 'sitemap.xml'));
  const files = named ? [named] : built.flatMap((file) => old.file(file) ?? []);
  return new Map(
    files.map((file) => {
      if (!existsSync(file)) throw new ImportError(`${file} does not exist.`);
      const addresses = sitemapAddresses(readFileSync(file, 'utf8'), site.baseUrl);
      if (addresses.length === 0)
        throw new ImportError(`${file} names no addresses: a sitemap has them in <loc> elements.`);
      return [
        path.relative(old.folder, file).startsWith('..') ? path.basename(file) : old.shown(file),
        addresses,
      ];
    }),
  );
}

/** @throws ImportError if there is something at the target. */
function requireEmpty(target: string, person: string): void {
  if (!existsSync(target)) return;
  const isFolder = statSync(target).isDirectory();
  if (isFolder && readdirSync(target).length === 0) return;
  const what = `${path.relative(person, target) || '.'} is ${isFolder ? 'not empty' : 'a file'}`;
  throw new ImportError(
    `${what}, and the import overwrites nothing: name another folder, --into my-content.`,
  );
}

/** A new folder beside the target, instead of what an import left there that was killed. */
function workFolder(target: string): string {
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.importing`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
