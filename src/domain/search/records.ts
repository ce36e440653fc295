import type { DocsSet } from '../content/docs-sets';
import type { ContentDocument, Translation } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import { tagKeys } from '../content/tags';
import type { Collection } from '../content/source';
import type { DocsSetContent } from '../docs/docs-set';
import { categoryLabel } from '../docs/sidebar-views';
import type { TextSection } from '../markdown/text';
import type { Locale } from '../routing/locale';
import { visibleText } from './tokens';
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

interface RecordSources {
  index: ContentIndex;
  docsSets: ReadonlyMap<DocsSet, DocsSetContent>;
  /** Whether the docs of a set can be found; all can if omitted. */
  isSearched?: ((set: DocsSet) => boolean) | undefined;
  sectionsOf: (translation: Translation) => readonly TextSection[];
  /** The published address of a locale-neutral path. */
  address: (path: string, locale: Locale) => string;
  labels: Record<Collection, string>;
}

/** The pages that can be found in a language: written in it, listed, and not excluded by their author. */
export function searchPages(
  locale: Locale,
  { index, docsSets, isSearched = () => true, sectionsOf, address, labels }: RecordSources,
): SearchPage[] {
  const docs = index.docs.filter(({ set }) => isSearched(set));
  const documents: ContentDocument[] = [...docs, ...index.posts, ...index.pages];
  return documents.flatMap((document) => {
    const { search } = document.original.frontMatter;
    const translation = document.translations[locale];
    if (document.draft || document.unlisted || search === 'none' || !translation) return [];
    return [
      {
        url: address(document.path, locale),
        title: visibleText(translation.title),
        category: categoryOf(document),
        tag: tagOf(document),
        keywords: [...translation.frontMatter.keywords, ...tagLabels(document)],
        sections: toSections(translation, sectionsOf(translation), search === 'code'),
      },
    ];
  });

  function categoryOf(document: ContentDocument): string {
    if (document.collection !== 'doc') return labels[document.collection];
    const { id, folder, set } = document;
    const own = docsSets.get(set);
    const name = set.label?.[locale] ?? labels.doc;
    const [top = ''] = folder.split('/');
    if (top === '' || !own?.sidebars.sidebarOf.has(id)) return name;
    const doc = own.docs.find((each) => each.isIndex && each.folder === top) ?? null;
    const label = own.categories.get(top)?.label ?? null;
    return `${name} › ${categoryLabel({ label, doc, name: top }, locale)}`;
  }

  function tagLabels(document: ContentDocument): string[] {
    if (document.collection === 'page') return [];
    const tags = index.tags[document.collection];
    const keys = tagKeys(document);
    return document.original.frontMatter.tags.map(
      (tag, at) => tags.get(keys[at] ?? tag)?.label[locale] ?? tag,
    );
  }
}

const tagOf = (document: ContentDocument): string =>
  document.collection === 'doc' ? versionTag(document.set.version, document.set.instance) : UNVERSIONED;

function toSections(
  translation: Translation,
  sections: readonly TextSection[],
  withCode: boolean,
): SearchSection[] {
  const description = visibleText(translation.description);
  const beginning: SearchSection = { anchor: null, headings: [], text: '' };
  const result = [beginning];
  let open: { level: number; heading: string }[] = [];
  for (const { id, level, heading, text, code } of sections) {
    const whole = visibleText(withCode && code !== undefined ? `${text}\n${code}` : text);
    if (id === null) {
      beginning.text = whole;
      continue;
    }
    open = [...open.filter((parent) => parent.level < level), { level, heading: visibleText(heading) }];
    result.push({ anchor: id, headings: open.map((part) => part.heading), text: whole });
  }
  // The first paragraph of most documents is their description, which is not indexed twice.
  const isRepeated = beginning.text.replace(/\s+/g, ' ').startsWith(description.replace(/…$/, ''));
  if (!isRepeated) beginning.text = `${description}\n${beginning.text}`.trim();
  return result;
}
