import kebabCase from 'lodash/kebabCase.js';
import type { Locale } from '../../domain/routing/locale';
import { movedText, type MovedText } from './moved-text';

/** A tag as a document names it. */
export interface UsedTag {
  label: string;
  permalink: string | null;
}

/** An entry of `tags.yml`. */
export interface MovedTag {
  label?: MovedText;
  description?: MovedText;
  permalink?: string;
}

/** The tags in a document's front matter, short and long forms. */
export function tagsOf(frontMatter: Record<string, unknown>): UsedTag[] {
  const { tags } = frontMatter;
  const list: unknown[] = Array.isArray(tags) ? tags : tags === undefined || tags === null ? [] : [tags];
  return list.flatMap((tag): UsedTag[] => {
    if (typeof tag === 'string' || typeof tag === 'number') return [{ label: String(tag), permalink: null }];
    const { label, permalink } = (tag ?? {}) as { label?: unknown; permalink?: unknown };
    if (typeof label !== 'string') return [];
    return [{ label, permalink: typeof permalink === 'string' ? permalink : null }];
  });
}

/** A tags file: key → its fields; null or no object for a tag without any. */
export type TagsFile = Record<string, { label?: unknown; description?: unknown; permalink?: unknown } | null>;

/** Where the names of tags come from. */
export interface TagSources {
  /** The collection's `tags.yml`. */
  declared: TagsFile;
  /** Its translations. */
  translated: Partial<Record<Locale, TagsFile>>;
  /** The tags of each document: in the original, and in its translations at the same places. */
  used: { locale: Locale; original: UsedTag[]; translations: Partial<Record<Locale, UsedTag[]>> }[];
  /** The site's languages, the default one first. */
  locales: readonly Locale[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A collection's registry of tags, and the key under which each name of a tag is found in it. */
export interface MovedTags {
  registry: Record<string, MovedTag>;
  keys: ReadonlyMap<string, string>;
}

/**
 * The registry of a collection's tags. A tag that is not declared gets the address that Docusaurus gave it, and in
 * other languages the name that translations use at the same place in their list. Spellings with the same address are
 * one tag, as they were one page.
 */
export function moveTags({ declared, translated, used, locales }: TagSources): MovedTags {
  const registry: Record<string, MovedTag> = {};
  const keys = new Map<string, string>();
  const slugs = new Map<string, string>();
  const labelsOf = (own: string, other: (locale: Locale) => unknown): MovedText =>
    movedText(own, locales, other);
  const add = (key: string, permalink: string, tag: MovedTag): void => {
    registry[key] = { ...tag, permalink };
    keys.set(key, key);
    slugs.set(permalink.toLowerCase(), key);
  };
  for (const [key, tag] of Object.entries(declared)) {
    const ofLocale = (field: 'label' | 'description') => (locale: Locale) =>
      text(translated[locale]?.[key]?.[field]);
    const description = text(tag?.description);
    add(key, trim(text(tag?.permalink) ?? kebabCase(key)) || key, {
      label: labelsOf(text(tag?.label) ?? key, ofLocale('label')),
      ...(description !== undefined && { description: labelsOf(description, ofLocale('description')) }),
    });
  }
  for (const { original, translations } of used) {
    original.forEach(({ label, permalink }, index) => {
      if (keys.has(label)) return;
      const slug = trim(permalink ?? kebabCase(label)) || label;
      const same = slugs.get(slug.toLowerCase());
      if (same !== undefined) keys.set(label, same);
      else
        add(label, slug, {
          label: labelsOf(label, (locale) =>
            translations[locale]?.length === original.length ? translations[locale][index]?.label : undefined,
          ),
        });
    });
  }
  return { registry, keys };
}

const trim = (path: string): string => path.replace(/^\/+|\/+$/g, '');
