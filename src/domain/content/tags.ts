import kebabCase from 'lodash/kebabCase.js';
import { own } from '../basics/own';
import type { Locale, Localized, LocaleTable } from '../routing/locale';
import type { YamlData } from './front-matter';
import { checkData } from './front-matter';
import { errorAt, warningAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import { addressFault, faultText } from '../routing/address-fault';
import { tagIndexPath, tagPath } from '../routing/paths';
import { DEFAULT_INSTANCE } from './docs-names';
import { type DocsSet } from './docs-sets';
import { tagsSchema } from './data-schemas';
import { inEveryLanguage } from './texts-per-language';
import { translationsOf, type Doc, type Post, type Translation } from './documents';
import type { TranslationInput } from './group-documents';

/** A tag of the registry. */
export interface Tag {
  key: string;
  label: Localized;
  description: Localized | null;
  slug: string;
  /** Whether the tag is missing from the registry: a document describes it, or there is no registry. */
  inline: boolean;
}

/** Tags by key. */
export type Tags = Map<string, Tag>;

/** How the address of a tag without `permalink` follows from its key; the configuration decides. */
export type TagPermalinks = 'key' | 'kebab';

/** The last segment of such an address. A key without a letter or digit cannot change its spelling. */
const slugOf = (key: string, permalinks: TagPermalinks): string =>
  permalinks === 'kebab' ? kebabCase(key) || key : key;
/** A tag of docs, with a page. */
export interface DocTag extends Tag {
  /** Locale-neutral path of the list of tags that it belongs to. */
  indexPath: string;
}

/** Key of a tag among all tags of docs: each instance has its own, told apart by the instance's name. */
const docTagKey = ({ instance }: DocsSet, tag: string): string =>
  instance === DEFAULT_INSTANCE ? tag : `/${instance}/${tag}`;

/** Keys of a document's tags among those of its collection. */
export const tagKeys = (document: Post | Doc, { frontMatter } = document.original): string[] =>
  document.collection === 'doc'
    ? frontMatter.tags.map((tag) => docTagKey(document.set, tag))
    : frontMatter.tags;

/** The tags of a set of docs under the keys that they have among all tags of docs. */
export const docTagsOf = (set: DocsSet, tags: Tags): DocTag[] =>
  [...tags.values()].map((tag) => ({
    ...tag,
    key: docTagKey(set, tag.key),
    indexPath: tagIndexPath('doc', set.instancePath.replace(/\/$/, '')),
  }));

/** Reads a tag registry, in which two tags may not share a page; null when it cannot be used. */
export function readTags(
  data: YamlData,
  locales: LocaleTable,
  permalinks: TagPermalinks = 'key',
): Tags | null {
  const tags: Tags = new Map();
  const registry = checkData(tagsSchema, data, locales);
  if (registry === null) return null;
  const keys = new Map<string, string>();
  let isUsable = true;
  for (const [key, tag] of Object.entries(registry)) {
    const slug = bare(tag.permalink ?? slugOf(key, permalinks));
    const fault = tagFault(slug);
    if (fault) {
      data.error([key, 'permalink'], ...fault);
      isUsable = false;
    }
    const other = keys.get(slug.toLowerCase());
    if (other === undefined) keys.set(slug.toLowerCase(), key);
    else {
      const found = `The tags "${other}" and "${key}" would share the page "${slug}".`;
      data.error([key], found, 'Give one of them another `permalink`.');
    }
    tags.set(key, {
      key,
      label: tag.label ?? inEveryLanguage(key, locales),
      description: tag.description ?? null,
      slug,
      inline: false,
    });
  }
  return isUsable ? tags : null;
}

/** Why a tag cannot have a page at an address, and what to do. */
function tagFault(slug: string): [found: string, fix: string] | null {
  const fault = addressFault(tagPath(tagIndexPath('post'), slug));
  return fault === null ? null : faultText(slug, fault, ', or give the tag a `permalink`');
}

const bare = (permalink: string): string => permalink.replace(/^\/+|\/+$/g, '');

const withSlug = (tags: Tags, slug: string): Tag | undefined =>
  [...tags.values()].find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase());

/** The tags that documents of a kind may have. */
export interface TagRegistry {
  tags: Tags;
  /** Whether there is a file that declares them and can be read. */
  hasTags: boolean;
}

/**
 * Adds the tags that documents describe, and without a registry all they name. Of tags with the same address, documents
 * get the first one's key: it is one tag, spelt in several ways.
 * @returns the translations, with the keys of tags, and the tags of a registry with those added.
 */
export function resolveTags(
  translations: readonly TranslationInput[],
  registryOf: (input: TranslationInput) => TagRegistry | undefined,
  {
    locales,
    tagPermalinks: permalinks = 'key',
  }: { locales: LocaleTable; tagPermalinks?: TagPermalinks | undefined },
  problems: Problem[],
): { tagged: TranslationInput[]; tagsOf: (registry: TagRegistry) => Tags } {
  const resolved = new Map<TagRegistry, Tags>();
  const tagsOf = (registry: TagRegistry): Tags => {
    const tags = resolved.get(registry) ?? new Map(registry.tags);
    resolved.set(registry, tags);
    return tags;
  };
  /** Where documents have named a tag that no registry declares, for warnings of other spellings. */
  const spelt = new Map<Tags, Map<string, { written: string; at: string }>>();
  const reportSpelling = (
    written: string,
    { file, placeOf }: Translation,
    names: readonly string[],
    tags: Tags,
  ) => {
    const place = placeOf(`tags.${String(names.indexOf(written))}`) ?? placeOf('tags');
    const first = spelt.get(tags) ?? new Map<string, { written: string; at: string }>();
    spelt.set(tags, first);
    const other = first.get(written.toLowerCase());
    if (!other) first.set(written.toLowerCase(), { written, at: `${file}:${String(place?.line ?? 1)}` });
    else if (other.written !== written) {
      const found = `The tag "${written}" differs from "${other.written}" (${other.at}) in capital letters only.`;
      problems.push(warningAt(file, place, found, 'Write the tag in the same way everywhere.'));
    }
  };
  /** Languages in which documents have named a tag that no registry declares. */
  const named = new Map<Tag, Set<Locale>>();
  const tagged = translations.map((input) => {
    const { translation } = input;
    const registry = registryOf(input);
    if (!registry || !('tags' in translation.frontMatter)) return input;
    const known = tagsOf(registry);
    const { inlineTags, tags: names } = translation.frontMatter;
    const keyOf = (written: string): string => {
      const described = own(inlineTags, written);
      if (!described && !registry.hasTags && permalinks === 'key')
        reportSpelling(written, translation, names, known);
      if (known.has(written) || (!described && registry.hasTags)) return written;
      const label = described?.label ?? written;
      const slug = bare(described?.permalink ?? slugOf(written, permalinks));
      const other = described || permalinks === 'kebab' ? withSlug(known, slug) : undefined;
      if (other) {
        const languages = named.get(other);
        if (languages && !languages.has(translation.locale)) {
          other.label = { ...other.label, [translation.locale]: label };
          languages.add(translation.locale);
        }
        return other.key;
      }
      const fault = tagFault(slug);
      if (fault) {
        const place = translation.placeOf(`tags.${String(names.indexOf(written))}`);
        problems.push(errorAt(translation.file, place ?? translation.placeOf('tags'), ...fault));
      }
      const key = known.has(label) ? slug : label;
      const tag = { key, label: inEveryLanguage(label, locales), description: null, slug, inline: true };
      known.set(key, tag);
      named.set(tag, new Set([translation.locale]));
      return key;
    };
    const keys = [...new Set(names.map(keyOf))];
    return {
      ...input,
      translation: { ...translation, frontMatter: { ...translation.frontMatter, tags: keys } },
    };
  });
  return { tagged, tagsOf };
}

/** Reports tags that are missing from the registry, if there is one; inherited ones in their original alone. */
export function checkTags(
  documents: readonly (Post | Doc)[],
  { tags, hasTags }: TagRegistry,
  registryFile: string,
  problems: Problem[],
): void {
  if (!hasTags) return;
  for (const document of documents) {
    for (const translation of translationsOf(document)) {
      translation.frontMatter.tags.forEach((key, index) => {
        if (tags.has(key) || translation.placeOf('tags') === null) return;
        const close = nearest(key, tags.keys());
        const fix = /[，、]/.test(key)
          ? 'Separate tags with half-width commas: [a, b].'
          : close === null
            ? `Add it to ${registryFile}, or use a tag from there.`
            : `Did you mean "${close}"? Otherwise add it to ${registryFile}.`;
        const place = translation.placeOf(`tags.${String(index)}`);
        problems.push(errorAt(translation.file, place, `The tag "${key}" is not in ${registryFile}.`, fix));
      });
    }
  }
}

/** The tags that a registry declares or a document of the site has; others belong to drafts only. */
export function withoutDraftTags(documents: readonly (Post | Doc)[], tags: Tags): Tags {
  const used = new Set(documents.flatMap(translationsOf).flatMap(({ frontMatter }) => frontMatter.tags));
  return new Map([...tags].filter(([key, { inline }]) => !inline || used.has(key)));
}
