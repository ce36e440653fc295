import type { Localized, LocaleTable } from '../routing/locale';
import { localeCodes } from '../routing/locale';
import type { YamlData } from './front-matter';
import { checkData } from './front-matter';
import { errorAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import { tagIndexPath } from '../routing/paths';
import { DEFAULT_INSTANCE } from './docs-names';
import { type DocsSet } from './docs-sets';
import { tagsSchema } from './data-schemas';
import { versionsOf, type ContentDocument } from './documents';

/** A tag of the registry. */
export interface Tag {
  key: string;
  label: Localized;
  description: Localized | null;
  /** Last segment of the tag page's address, the same in every language. */
  slug: string;
  /** Whether the tag is missing from the registry, which is only possible in collections without one. */
  inline: boolean;
}

/** Tags by key. */
export type Tags = Map<string, Tag>;

/** A tag of docs, with a page. */
export interface DocTag extends Tag {
  /** Locale-neutral path of the list of tags that it belongs to. */
  indexPath: string;
}

/**
 * Key of a tag among all tags of docs. Each instance has its own tags; those of other instances than the default one
 * are told apart by the instance's name.
 */
export const docTagKey = ({ instance }: DocsSet, tag: string): string =>
  instance === DEFAULT_INSTANCE ? tag : `/${instance}/${tag}`;

/** Keys of a document's tags among those of its collection. */
export function tagKeys(
  document: ContentDocument<'post' | 'doc'> & { set?: DocsSet },
  { frontMatter } = document.original,
): string[] {
  const { set } = document;
  return set ? frontMatter.tags.map((tag) => docTagKey(set, tag)) : frontMatter.tags;
}

/** The tags of a set of docs under the keys that they have among all tags of docs. */
export const docTagsOf = (set: DocsSet, tags: Tags): DocTag[] =>
  [...tags.values()].map((tag) => ({
    ...tag,
    key: docTagKey(set, tag.key),
    indexPath: tagIndexPath('doc', set.instancePath),
  }));

/**
 * Reads a tag registry. Two tags with the same page are an error.
 * @returns null when the registry cannot be used.
 */
export function readTags(
  data: YamlData,
  file: string,
  locales: LocaleTable,
  problems: Problem[],
): Tags | null {
  const tags: Tags = new Map();
  const registry = checkData(tagsSchema, data, file, problems);
  if (registry === null) return null;
  for (const [key, tag] of Object.entries(registry)) {
    const slug = (tag.permalink ?? key).replace(/^\/+|\/+$/g, '');
    const other = [...tags.values()].find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase());
    if (other) {
      problems.push(
        errorAt(
          file,
          data.placeOf([key]),
          `The tags "${other.key}" and "${key}" would share the page "${slug}".`,
          'Give one of them another `permalink`.',
        ),
      );
    }
    tags.set(key, {
      key,
      label: tag.label ?? sameText(key, locales),
      description: tag.description ?? null,
      slug,
      inline: false,
    });
  }
  return tags;
}

/** The same text in every language. */
export const sameText = (value: string, locales: LocaleTable): Localized =>
  Object.fromEntries(localeCodes(locales).map((locale) => [locale, value])) as Localized;

/** Reports tags that are missing from the registry; without a registry, all tags are accepted. */
export function checkTags(
  documents: readonly ContentDocument<'post' | 'doc'>[],
  tags: Tags,
  registryFile: string,
  hasRegistry: boolean,
  locales: LocaleTable,
  problems: Problem[],
): void {
  for (const document of documents) {
    for (const version of versionsOf<'post' | 'doc'>(document)) {
      version.frontMatter.tags.forEach((key, index) => {
        if (tags.has(key)) return;
        if (!hasRegistry) {
          tags.set(key, { key, label: sameText(key, locales), description: null, slug: key, inline: true });
          return;
        }
        const close = nearest(key, tags.keys());
        problems.push(
          errorAt(
            version.file,
            version.placeOf(`tags.${String(index)}`),
            `The tag "${key}" is not in ${registryFile}.`,
            close === null
              ? `Add it to ${registryFile}, or use a tag from there.`
              : `Did you mean "${close}"? Otherwise add it to ${registryFile}.`,
          ),
        );
      });
    }
  }
}
