import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isInside } from '../gatsby/content/inside';
import { listFiles } from '../gatsby/store/content-files';
import { frontMatterOf } from './docusaurus/front-matter';
import type { MovedLanguage } from './docusaurus/languages';
import type { Locale } from '../domain/routing/locale';

/** A file of the old site and where it goes. */
export interface MovedFile {
  /** Path in the new content root. */
  to: string;
  /** Absolute path in the old site. */
  absolute: string;
  /** Path in the old site, for messages. */
  from: string;
  locale: Locale;
  /** Path in its collection, if it is a text. */
  key: string;
}

/** The old site's folder, from which nothing outside its repository is read. */
export class OldFolder {
  readonly #frontMatters = new Map<string, Record<string, unknown>>();

  /**
   * @param folder Absolute path of the folder with the configuration.
   * @param boundary Absolute path of the folder that contains everything it may name.
   */
  constructor(
    readonly folder: string,
    readonly boundary: string,
  ) {}

  /** The absolute path of something the site names; null if it is missing, or outside. */
  resolve(name: string): string | null {
    const inRepository = /^\/site\/(.*)$/.exec(name)?.[1];
    const absolute =
      inRepository === undefined
        ? path.resolve(this.folder, name.replace(/^@site\//, ''))
        : path.join(this.boundary, inRepository);
    return existsSync(absolute) && isInside(absolute, [this.boundary]) ? absolute : null;
  }

  /** A path as messages name it. */
  shown(absolute: string): string {
    return path.relative(this.folder, absolute).split(path.sep).join('/');
  }

  /** The front matter of a text. */
  frontMatter(absolute: string): Record<string, unknown> {
    const known = this.#frontMatters.get(absolute) ?? frontMatterOf(readFileSync(absolute, 'utf8')).fields;
    this.#frontMatters.set(absolute, known);
    return known;
  }

  /** The messages of a translations file, such as `i18n/zh-CN/…/navbar.json`, by key. */
  messages(name: string): ReadonlyMap<string, unknown> {
    const messages = (this.data(name) ?? {}) as Record<string, { message?: unknown } | null>;
    return new Map(Object.entries(messages).map(([key, entry]) => [key, entry?.message]));
  }

  /** A JSON or YAML file; null if it is missing or cannot be read. */
  data(name: string): unknown {
    const absolute = this.resolve(name);
    if (absolute === null) return null;
    try {
      return parse(readFileSync(absolute, 'utf8'));
    } catch {
      return null;
    }
  }
}

/** Whether a file is a text that Docusaurus makes pages of. */
export const isText = (file: string): boolean => /\.mdx?$/.test(file);
/** Names of files and folders of which Docusaurus makes no pages. */
const isPrivate = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('_') || part === '__tests__') || /\.test\.mdx?$/.test(file);
/** Whether a text has a page. */
export const hasPage = (file: string): boolean => isText(file) && !isPrivate(file);

/** A collection of the old site in all its languages. */
export interface OldCollection {
  /** Folder in the new content root. */
  to: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Folder of its translations below that of each language. */
  translations: string;
  /** Whether the old site read a file, by its path in the folder. */
  isRead: (file: string) => boolean;
}

/** What was found of a collection. */
export interface FoundCollection {
  files: MovedFile[];
  /** Translations of texts that do not exist, which Docusaurus never published. */
  orphans: string[];
  /** Texts that the old site left out. */
  excluded: string[];
}

/** Names of data files that are read and written by parts of the import of their own. */
const OWN_DATA = /(?:^|\/)(?:authors|tags)\.(?:ya?ml|json)$/;

/** Lists the files of a collection: the default language's, and translations under names with a language. */
export function findCollection(
  old: OldFolder,
  { to, folder, translations, isRead }: OldCollection,
  languages: readonly MovedLanguage[],
): FoundCollection {
  const result: FoundCollection = { files: [], orphans: [], excluded: [] };
  const [main, ...others] = languages;
  if (!main) return result;
  const names = listFiles(folder).filter((file) => !file.split('/').includes('node_modules'));
  const keys = new Map<string, string>();
  for (const file of names) {
    const key = file.replace(/\.mdx?$/, '');
    const absolute = path.join(folder, file);
    if (hasPage(file) && !isRead(file)) {
      result.excluded.push(old.shown(absolute));
      continue;
    }
    if (isText(file)) keys.set(key, file);
    if (OWN_DATA.test(file)) continue;
    result.files.push({ to: `${to}/${file}`, absolute, from: old.shown(absolute), locale: main.locale, key });
  }
  const known = new Set(names);
  for (const { folder: i18n, locale } of others) {
    const translated = path.join(old.folder, i18n, translations);
    for (const file of listFiles(translated)) {
      const absolute = path.join(translated, file);
      const from = old.shown(absolute);
      const key = file.replace(/\.mdx?$/, '');
      if (OWN_DATA.test(file) || file.endsWith('.json') || /_category_\.ya?ml$/.test(file)) continue;
      if (isText(file)) {
        const original = keys.get(key);
        if (original === undefined && hasPage(file)) result.orphans.push(from);
        else
          result.files.push({
            to: `${to}/${key}.${locale}${path.extname(file)}`,
            absolute,
            from,
            locale,
            key,
          });
      } else if (!known.has(file)) {
        result.files.push({ to: `${to}/${file}`, absolute, from, locale, key: file });
      } else if (!readFileSync(absolute).equals(readFileSync(path.join(folder, file)))) {
        const { dir, name, ext } = path.posix.parse(file);
        result.files.push({
          to: path.posix.join(to, dir, `${name}.${locale}${ext}`),
          absolute,
          from,
          locale,
          key: file,
        });
      }
    }
  }
  return result;
}
