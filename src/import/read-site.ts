import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { moveLanguages, type MovedLanguages } from './docusaurus/languages';
import { readOldSite, type OldSite } from './docusaurus/old-site';
import type { Note } from './docusaurus/report';
import { ImportError } from './import-error';
import { evaluateModule } from './evaluate';
import { OldFolder } from './old-files';

/** Names of the configuration, in the order in which Docusaurus looks for them. */
const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/** A Docusaurus site that is to be moved. */
export interface ReadSite {
  old: OldFolder;
  site: OldSite;
  languages: MovedLanguages;
}

const configIn = (folder: string): string | undefined =>
  CONFIGS.find((name) => existsSync(path.join(folder, name)));

/**
 * Finds and reads a site.
 * @param given The folder that the person names: the site's, or one around it.
 * @param engineDirectory Absolute path of the repository.
 * @throws ImportError for a folder without a Docusaurus site.
 */
export function readSite(given: string, engineDirectory: string, notes: Note[]): ReadSite {
  if (!existsSync(given) || !statSync(given).isDirectory())
    throw new ImportError(`${given} is not a folder.`);
  const inside = readdirSync(given, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => path.join(given, name));
  const folder = [given, ...inside].find((candidate) => configIn(candidate) !== undefined);
  const config = folder === undefined ? undefined : configIn(folder);
  if (folder === undefined || config === undefined) {
    throw new ImportError(
      `There is no docusaurus.config.js (or .ts, .mjs) in ${given}: name the folder of a Docusaurus site.`,
    );
  }
  const old = new OldFolder(folder, boundaryOf(given, folder));
  const { value, error } = evaluateModule(old, config, engineDirectory);
  // A configuration that does not run says most of what it says in an object.
  const written =
    error === null ? value : evaluateModule(old, config, engineDirectory, undefined, 'object').value;
  if (error !== null) {
    notes.push({
      kind: 'look',
      text: `The configuration could not be run, and was read as far as it is written out: ${error}`,
      place: config,
    });
  }
  const site = readOldSite(written, (name) => wrappedBy(name, old));
  const languages = moveLanguages(site);
  for (const code of languages.lost) {
    notes.push({
      kind: 'left-out',
      text: 'Texts in a language that this site cannot be published in',
      place: `${site.i18n.path ?? 'i18n'}/${code}`,
    });
  }
  if (languages.isForeign) {
    notes.push({
      kind: 'look',
      text: `The site’s language is "${languages.languages[0].code}", which has no interface here: its pages have English menus, and their language is declared as it was.`,
    });
  }
  for (const name of site.unknownPlugins)
    notes.push({
      kind: 'left-out',
      text: 'A plugin, preset or function that has no equivalent',
      place: name,
    });
  return { old, site, languages };
}

/** The plugin for texts that a module of the site makes its own of; null for other modules. */
function wrappedBy(name: string, old: OldFolder): string | null {
  if (!/^(?:\.|\/site\/|@site\/)/.test(name)) return null;
  const file = ['', '.js', '.ts', '.mjs', '.cjs', '/index.js', '/index.ts']
    .map((ending) => old.resolve(name + ending))
    .find((found) => found !== null && statSync(found).isFile());
  return file
    ? (/@docusaurus\/plugin-content-(?:docs|blog|pages)/.exec(readFileSync(file, 'utf8'))?.[0] ?? null)
    : null;
}

/** The folder that everything a site names must be in: its repository, or what was named. */
function boundaryOf(given: string, folder: string): string {
  try {
    const top = execFileSync('git', ['-C', folder, 'rev-parse', '--show-toplevel'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return path.relative(top, given).startsWith('..') ? given : top;
  } catch {
    return given;
  }
}
