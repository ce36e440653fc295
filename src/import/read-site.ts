import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { moveLanguages, movedText, type MovedLanguages, type MovedText } from './docusaurus/languages';
import { readOldSite, type OldSite } from './docusaurus/old-site';
import type { Note, NoteKind } from './docusaurus/report';
import { evaluateModule } from './evaluate';
import { OldFolder } from './old-files';
import { PlainError } from '../cli/process.mjs';
import { asObject } from '../domain/basics/data';
import type { Locale } from '../domain/routing/locale';
import { isInside } from '../gatsby/content/paths';

/** Something that the person can put right. */
export class ImportError extends PlainError {}

const NOT_RUN = 'The configuration could not be run, and was read as far as it is written out';
const NO_LANGUAGE = 'Texts in a language that this site cannot be published in';

/** Names of the configuration, in the order in which Docusaurus looks for them. */
const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/** A Docusaurus site that is to be moved. */
export interface ReadSite {
  old: OldFolder;
  site: OldSite;
  languages: MovedLanguages;
  locales: Locale[];
  /** What the report says, and how something is added to it. */
  notes: Note[];
  note: (kind: NoteKind, text: string, place?: string) => void;
  /** What the configuration's functions redirect to addresses of the site (which begin after the language). */
  createdRedirects: (addresses: readonly string[]) => { from: string; to: string }[];
}

/**
 * Reads the site in a folder.
 * @param boundary The folder outside of which nothing is read.
 * @throws ImportError for a folder without a Docusaurus site.
 */
export function readSite(folder: string, boundary = folder): ReadSite {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ImportError(`${folder} is not a folder.`);
  if (!isInside(folder, [boundary]))
    throw new ImportError(`${folder} is not in ${boundary}: --boundary names a folder that holds the site.`);
  const config = CONFIGS.find((name) => existsSync(path.join(folder, name)));
  if (config === undefined)
    throw new ImportError(
      `There is no docusaurus.config.js (or .ts, .mjs) in ${folder}: name the folder of a Docusaurus site.`,
    );
  const notes: Note[] = [];
  const note: ReadSite['note'] = (kind, text, place) => notes.push({ kind, text, place });
  const old = new OldFolder(folder, boundary, note);
  const { value, error } = evaluateModule(old, config);
  if (error !== null) note('look', `${NOT_RUN}: ${error}`, config);
  // A configuration that does not run says most of what it says in an object.
  const written = error === null ? value : evaluateModule(old, config, 'object').value;
  const site = readOldSite(written, (name) => wrappedBy(name, old));
  const { languages, lost, isForeign } = moveLanguages(site);
  for (const code of lost) note('left-out', NO_LANGUAGE, `${site.i18n.path}/${code}`);
  if (isForeign)
    note(
      'look',
      `The site’s language is "${languages[0].code}", which has no interface here: its pages have English menus, and their language is declared as it was.`,
    );
  for (const name of site.unknownPlugins)
    note('left-out', 'A plugin, preset or function that has no equivalent', name);
  const unread = [...new Set(site.unread)].map((name) => `\`${name}\``).join(', ');
  if (unread !== '') note('left-out', `Settings that are not taken over: ${unread}`);
  const locales = languages.map(({ locale }) => locale);
  const createdRedirects: ReadSite['createdRedirects'] = (addresses) => {
    if (site.redirects.every(({ createRedirects }) => createRedirects === undefined)) return [];
    const created = evaluateModule(old, config, 'redirects', { addresses });
    if (created.error !== null)
      note('left-out', `Redirects of \`createRedirects\`: ${created.error}`, config);
    return (created.value ?? []) as { from: string; to: string }[];
  };
  return { old, site, languages, locales, notes, note, createdRedirects };
}

/** Makes a function that translates a label by its key, or the end of it, in a file such as `…/navbar.json`. */
export function translator({ old, languages, locales }: ReadSite, file: string) {
  const messages = new Map(
    languages.map(({ folder, locale }) => [locale, Object.entries(asObject(old.data(`${folder}/${file}`)))]),
  );
  return (key: string, label: string): MovedText =>
    movedText(label, locales, (locale) => {
      const isMeant = ([name]: [string, unknown]) => name === key || name.endsWith(`.${key}`);
      return asObject(messages.get(locale)?.find(isMeant)?.[1]).message;
    });
}

function wrappedBy(name: string, old: OldFolder): string | null {
  const file = /^(?:[./]|@site\/)/.test(name) ? old.module(name) : null;
  const text = file === null ? '' : readFileSync(file, 'utf8');
  return /@docusaurus\/plugin-content-(?:docs|blog|pages)/.exec(text)?.[0] ?? null;
}
