import { versionFor, type ContentDocument, type Doc, type Version } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import type { Collection } from '../content/source';
import { categoryLabel } from '../docs/sidebar-views';
import type { Sidebars } from '../docs/sidebars';
import type { TextSection } from '../markdown/text';
import type { Locale } from '../routing/locale';
import { UNVERSIONED, versionTag } from './version-tag';

/** A page of the search in one language. */
export interface SearchPage {
  /** Address with base path and language prefix. */
  url: string;
  title: string;
  /** First level of the hierarchy: the kind of page, and for a doc its top-level folder. */
  category: string;
  /** Filter value of the hosted search: the version of the docs, or `default`. */
  tag: string;
  /** Keywords of the front matter and labels of tags. */
  keywords: string[];
  sections: SearchSection[];
}

/** A page's beginning (no headings, no anchor) or one of its sections. */
export interface SearchSection {
  anchor: string | null;
  /** Headings from the second level down to the section's own. */
  headings: string[];
  text: string;
}

/** Inputs of the records. */
export interface RecordSources {
  index: ContentIndex;
  sidebars: Sidebars;
  /** The sections of a version's compiled text. */
  sectionsOf: (version: Version) => readonly TextSection[];
  /** The published address of a locale-neutral path. */
  address: (path: string, locale: Locale) => string;
  /** Names of the parts of the site. */
  labels: Record<Collection, string>;
}

/**
 * The pages that can be found in a language: written in it, listed, and not excluded by their author. Lists are not
 * among them, because they have no document.
 */
export function searchPages(locale: Locale, sources: RecordSources): SearchPage[] {
  const { posts, docs, pages } = sources.index;
  return [...docs, ...posts, ...pages].flatMap((document: ContentDocument) => {
    const scope = document.original.frontMatter.search;
    const isFound = !document.draft && !document.unlisted && scope !== 'none';
    return isFound && document.versions[locale] ? [toPage(document, locale, sources, scope === 'code')] : [];
  });
}

function toPage(
  document: ContentDocument,
  locale: Locale,
  sources: RecordSources,
  withCode: boolean,
): SearchPage {
  const version = versionFor(document, locale);
  return {
    url: sources.address(document.path, locale),
    title: version.title,
    category: categoryOf(document, locale, sources),
    tag: document.collection === 'doc' ? versionTag('current') : UNVERSIONED,
    keywords: [...version.frontMatter.keywords, ...tagLabels(document, locale, sources.index)],
    sections: toSections(version, sources.sectionsOf(version), withCode),
  };
}

function categoryOf(
  document: ContentDocument,
  locale: Locale,
  { index, sidebars, labels }: RecordSources,
): string {
  if (document.collection !== 'doc') return labels[document.collection];
  const { id, folder } = document as Doc;
  const [top = ''] = folder.split('/');
  if (top === '' || !sidebars.sidebarOf.has(id)) return labels.doc;
  const own = index.docs.find((doc) => doc.isIndex && doc.folder === top) ?? null;
  return `${labels.doc} › ${categoryLabel(top, own, locale, index)}`;
}

function tagLabels({ collection, original }: ContentDocument, locale: Locale, index: ContentIndex): string[] {
  if (collection === 'page' || !('tags' in original.frontMatter)) return [];
  return original.frontMatter.tags.map((key) => index.tags[collection].get(key)?.label[locale] ?? key);
}

function toSections(version: Version, sections: readonly TextSection[], withCode: boolean): SearchSection[] {
  const { description } = version;
  const beginning: SearchSection = { anchor: null, headings: [], text: '' };
  const result = [beginning];
  let open: { level: number; heading: string }[] = [];
  for (const { id, level, heading, text, code } of sections) {
    const whole = withCode && code !== undefined ? `${text}\n${code}` : text;
    if (id === null) {
      beginning.text = whole;
      continue;
    }
    open = [...open.filter((parent) => parent.level < level), { level, heading }];
    result.push({ anchor: id, headings: open.map((part) => part.heading), text: whole });
  }
  // The first paragraph of most documents is their description, which is not indexed twice.
  const isRepeated = beginning.text.replace(/\s+/g, ' ').startsWith(description.replace(/…$/, ''));
  if (!isRepeated) beginning.text = `${description}\n${beginning.text}`.trim();
  return result;
}
