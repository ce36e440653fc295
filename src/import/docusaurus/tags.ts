import kebabCase from 'lodash/kebabCase.js';
import type { Locale } from '../../domain/routing/locale';
import { asObject, asText } from '../../domain/basics/data';
import { movedText, type MovedText } from './languages';
import { trimmed } from './old-addresses';

interface UsedTag {
  label: string;
  permalink?: string | undefined;
}

interface MovedTag {
  label: MovedText;
  description?: MovedText | undefined;
  permalink: string;
}

/** The tags in a document's front matter, short and long forms. */
export function tagsOf({ tags }: Record<string, unknown>): UsedTag[] {
  return [tags ?? []].flat().flatMap((tag: unknown): UsedTag[] => {
    if (typeof tag === 'string' || typeof tag === 'number') return [{ label: String(tag) }];
    const { label, permalink } = asObject(tag);
    return typeof label === 'string' ? [{ label, permalink: asText(permalink) }] : [];
  });
}

/** A tags file: key → its fields; null or no object for a tag without any. */
export type TagsFile = Record<string, { label?: unknown; description?: unknown; permalink?: unknown } | null>;

type InLanguages<T> = Partial<Record<Locale, T>>;

interface TagSources {
  /** The collection's `tags.yml`, and what translations say of the tags in it. */
  declared: InLanguages<TagsFile>;
  /** The tags of each document: in the original, and in its translations at the same places. */
  used: InLanguages<UsedTag[]>[];
  /** The site's languages, the default one first. */
  locales: readonly Locale[];
}

/**
 * The registry of a collection's tags, and the key under which each name of a tag is found in it. A tag that is not
 * declared gets the address that Docusaurus gave it, and in other languages the name that translations use at the same
 * place in their list. Spellings with the same address are one tag, as they were one page.
 */
export function moveTags({ declared, used, locales }: TagSources) {
  const [main = 'en'] = locales;
  const registry: Record<string, MovedTag> = {};
  const keys = new Map<string, string>();
  const slugs = new Map<string, string>();
  const add = (key: string, slug: string, tag: Omit<MovedTag, 'permalink'>): void => {
    const permalink = trimmed(slug) || key;
    const same = slugs.get(permalink.toLowerCase());
    keys.set(key, same ?? key);
    if (same !== undefined) return;
    registry[key] = { ...tag, permalink };
    slugs.set(permalink.toLowerCase(), key);
  };
  for (const [key, tag] of Object.entries(declared[main] ?? {})) {
    const textOf = (field: 'label' | 'description', own: string): MovedText =>
      movedText(own, locales, (locale) => declared[locale]?.[key]?.[field]);
    const description = asText(tag?.description);
    add(key, asText(tag?.permalink) ?? kebabCase(key), {
      label: textOf('label', asText(tag?.label) ?? key),
      description: description && textOf('description', description),
    });
  }
  for (const tags of used)
    tags[main]?.forEach(({ label: own, permalink }, index) => {
      if (keys.has(own)) return;
      const label = movedText(own, locales, (locale) =>
        tags[locale]?.length === tags[main]?.length ? tags[locale]?.[index]?.label : undefined,
      );
      add(own, permalink ?? kebabCase(own), { label });
    });
  return { registry, keys };
}
