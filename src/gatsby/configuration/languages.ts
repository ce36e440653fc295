import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, warningAt, type Problem } from '../../domain/problem/problem';
import type { Locale, Localized } from '../../domain/routing/locale';
import type { MessageTable } from '../../i18n/message';
import type { Messages, OtherTexts } from '../../i18n/messages';
import { projectIn } from './project';

/** Texts of the interface in one language: a table per area. */
export interface InterfaceTexts extends OtherTexts {
  /** The areas that pages may ask for, in one table. */
  messages: Messages;
  areas: Areas;
}

type Areas = Record<string, MessageTable>;

/** The languages of a site, and the folder in which its owner has further texts of the interface. */
export interface Languages {
  defaultLocale: Locale;
  locales: Partial<Localized<unknown>>;
  path: string;
}

/** Folder of the program's own languages. Its working directory is that of all programs. */
const PROGRAM_FOLDER = path.resolve('src/i18n/locales');

/** Areas that no page asks for. */
export const APART = ['content', 'searchModal', 'askAi', 'language'] as const satisfies (keyof OtherTexts)[];

const ownFolder = (owner: string): string => path.resolve(projectIn().root, owner);

const languagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** Languages of which there are texts: those of the program, and those that an owner has added. */
export const knownLanguages = (owner: string): string[] => [
  ...new Set([...languagesIn(PROGRAM_FOLDER), ...languagesIn(ownFolder(owner))]),
];

const read = new Map<string, { texts: Localized<InterfaceTexts>; problems: Problem[] }>();

/**
 * Reads the texts of all languages of a site. What a language lacks is that of the default language, then of any other;
 * problems say what that is.
 */
export function readLanguages(languages: Languages) {
  const codes = Object.keys(languages.locales) as Locale[];
  const key = JSON.stringify([languages.defaultLocale, codes, ownFolder(languages.path)]);
  const done = read.get(key);
  if (done) return done;
  const known = knownLanguages(languages.path);
  const problems: Problem[] = [];
  const written = new Map<string, Areas>();
  for (const code of [languages.defaultLocale, ...codes, ...languagesIn(PROGRAM_FOLDER)])
    if (!written.has(code)) written.set(code, areasOf(code, languages.path, problems));
  const textsOf = (code: Locale): InterfaceTexts => {
    const lacking: string[] = [];
    let areas: MessageTable = written.get(code) ?? {};
    for (const table of written.values()) areas = completed(areas, table, (name) => lacking.push(name));
    if (lacking.length > 0 && known.includes(code)) problems.push(lackOf(code, lacking, languages));
    return toTexts(areas as Areas);
  };
  const texts = Object.fromEntries(codes.map((code) => [code, textsOf(code)])) as Localized<InterfaceTexts>;
  const result = { texts, problems };
  read.set(key, result);
  return result;
}

function lackOf(code: Locale, lacking: readonly string[], { defaultLocale, path: own }: Languages): Problem {
  const [first = ''] = lacking;
  const many = lacking.length > 1 ? ` and ${String(lacking.length - 1)} more` : '';
  const shown = code === defaultLocale ? 'another language' : defaultLocale;
  const area = first.split('.')[0] ?? '';
  const file = path.join(path.basename(own), code, `${area}.json`);
  return warningAt(
    file,
    null,
    `Texts of the interface are missing in ${code}: ${first}${many}. They are those of ${shown}.`,
    `Write them there, in the form of ${path.relative(process.cwd(), PROGRAM_FOLDER)}/en/${area}.json.`,
  );
}

const toTexts = (areas: Areas): InterfaceTexts => {
  const pages = Object.entries(areas).filter(([area]) => !APART.some((name) => name === area));
  return {
    ...(areas as unknown as OtherTexts),
    messages: Object.assign({}, ...pages.map(([, table]) => table)) as Messages,
    areas: Object.fromEntries(pages),
  };
};

/** The texts of the interface in one of the program's languages, whatever the languages of the site. */
export const textsIn = (locale: Locale): InterfaceTexts =>
  readLanguages({ defaultLocale: locale, locales: { [locale]: {} }, path: 'i18n' }).texts[locale];

/** What a language has in the program, and in the owner's folder, whose texts come first. */
function areasOf(code: string, owner: string, problems: Problem[]): Areas {
  const areas: Areas = { language: { comments: code } };
  for (const folder of [PROGRAM_FOLDER, ownFolder(owner)]) {
    const place = path.join(folder, code);
    const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.json')) : [];
    for (const file of files.sort()) {
      const area = file.slice(0, -'.json'.length);
      const shown = path.relative(path.dirname(ownFolder(owner)), path.join(place, file));
      try {
        const table = JSON.parse(readFileSync(path.join(place, file), 'utf8')) as MessageTable;
        const fault = Array.isArray(table) ? '' : strangeValue(table);
        const what = fault === '' ? 'The file is not a table' : `"${fault ?? ''}" is not text`;
        if (fault === null) areas[area] = completed(table, areas[area] ?? {});
        else problems.push(errorAt(shown, null, `${what}.`, 'Write tables of texts in quotes.'));
      } catch (error) {
        problems.push(errorAt(shown, null, `The JSON is malformed: ${String(error)}.`, 'Correct it.'));
      }
    }
  }
  return areas;
}

/** Path of a value that is neither a text nor a table of them; null without one. */
function strangeValue(value: unknown, at = ''): string | null {
  if (typeof value === 'string' && at !== '') return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return at;
  for (const [key, inner] of Object.entries(value)) {
    const found = strangeValue(inner, at === '' ? key : `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** A table with what it lacks of another. The plural forms of a message belong together. */
function completed(
  table: MessageTable,
  other: MessageTable,
  report?: (name: string) => void,
  prefix = '',
): MessageTable {
  const names = new Set(Object.keys(table).map((key) => key.replace(FORM, '')));
  const result = { ...table };
  for (const [key, value] of Object.entries(other)) {
    const own = table[key];
    if (typeof value === 'object')
      result[key] = completed(typeof own === 'object' ? own : {}, value, report, `${prefix}${key}.`);
    else if (own === undefined && !names.has(key.replace(FORM, ''))) {
      result[key] = value;
      report?.(prefix + key);
    }
  }
  return result;
}
