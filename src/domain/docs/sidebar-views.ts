import { recommended } from '../blog/lists';
import { translationFor, type Doc } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import type { NavLink, SidebarItem } from '../content/model';
import { isFileAddress } from '../routing/link-kind';
import { localizePath, type Locale, type Localized } from '../routing/locale';
import { pageAddress } from '../routing/page-address';
import { isSitePath, withBase } from '../routing/paths';
import { docsOf, type CategoryNode, type DocNode, type SidebarNode } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/** The languages of the site, and the path that it is published under. */
interface Site extends Pick<ContentIndex, 'locales'> {
  baseUrl?: string;
}

const addressOf = (path: string, locale: Locale, { locales, baseUrl = '/' }: Site): string =>
  pageAddress(path, locale, { i18n: locales, baseUrl });

function sidebarLabel(doc: Doc, locale: Locale, label: Localized | null = null): string {
  const translation = translationFor(doc, locale);
  return translation.frontMatter.sidebar_label ?? label?.[locale] ?? translation.title;
}

/** Name of a category: the written one, otherwise that of its own page, otherwise that of its folder. */
export const categoryLabel = (
  { label, doc, name }: Pick<CategoryNode, 'label' | 'doc' | 'name'>,
  locale: Locale,
): string => label?.[locale] ?? (doc ? sidebarLabel(doc, locale) : name);

const labelOf = (node: DocNode | CategoryNode, locale: Locale): string =>
  node.type === 'doc' ? sidebarLabel(node.doc, locale, node.label) : categoryLabel(node, locale);

/** Address of a link on a page in one language; other sites and files have the same in each. */
const linkAddress = (address: string, locale: Locale, site: Site): string =>
  isSitePath(address) && !isFileAddress(address)
    ? addressOf(address, locale, site)
    : withBase(address, site.baseUrl ?? '/');

/** A sidebar as a page in one language shows it. */
export function localizeSidebar(nodes: readonly SidebarNode[], locale: Locale, site: Site): SidebarItem[] {
  const permalink = (doc: Doc): string => addressOf(doc.path, locale, site);
  return nodes.map((node): SidebarItem => {
    switch (node.type) {
      case 'doc':
        return {
          type: 'link',
          label: labelOf(node, locale),
          permalink: permalink(node.doc),
          unlisted: node.doc.unlisted,
        };
      case 'link':
        return {
          type: 'link',
          label: node.label[locale],
          permalink: linkAddress(node.address, locale, site),
          unlisted: false,
        };
      case 'text':
        return { type: 'text', label: node.text[locale], permalink: null };
      case 'category':
        return {
          type: 'category',
          label: labelOf(node, locale),
          permalink: node.doc && !node.doc.unlisted ? permalink(node.doc) : null,
          collapsible: node.collapsible,
          collapsed: node.collapsed,
          items: localizeSidebar(node.items, locale, site),
        };
    }
  });
}

/** A previous/next link in one language. */
export function docNavLink(doc: Doc, sidebars: Sidebars, locale: Locale, site: Site): NavLink {
  const translation = translationFor(doc, locale);
  const label = sidebars.labelOf.get(doc.id) ?? null;
  return {
    title: translation.frontMatter.pagination_label ?? sidebarLabel(doc, locale, label),
    permalink: addressOf(doc.path, locale, site),
  };
}

/** A child of a folder, as the folder's index page shows it. */
export interface DocCard {
  label: string;
  permalink: string;
  description: string | null;
  /** Items inside a subfolder, or null for a page. */
  count: number | null;
}

function ownDescription(doc: Doc | null, locale: Locale): string | null {
  const text = doc === null ? '' : translationFor(doc, locale).description;
  return text === '' ? null : text;
}

/** The cards of `<DocCardList />` on a doc: the items of the category whose page it is, otherwise its siblings. */
export function docCards(doc: Doc, sidebars: Sidebars, locale: Locale, site: Site): DocCard[] {
  const nodes = nodesAround(doc, sidebars);
  const [own, parent] = (findTrail(nodes, doc) ?? []).toReversed();
  const items = own?.type === 'category' ? own.items : parent?.type === 'category' ? parent.items : nodes;
  return items.flatMap((node): DocCard[] => {
    if (node.type === 'text') return [];
    if (node.type === 'link') {
      const permalink = linkAddress(node.address, locale, site);
      return [{ label: node.label[locale], permalink, description: null, count: null }];
    }
    const docs = node.type === 'doc' ? [node.doc] : docsOf([node]);
    const target = docs.find((candidate) => !candidate.unlisted);
    if (!target || target.id === doc.id) return [];
    const description = node.type === 'category' ? (node.description?.[locale] ?? null) : null;
    return [
      {
        label: labelOf(node, locale),
        permalink: addressOf(target.path, locale, site),
        description: description ?? ownDescription(node.doc, locale),
        count: node.type === 'category' ? node.items.length : null,
      },
    ];
  });
}

/** The chain of categories above a doc and the doc itself; empty for docs outside every sidebar. */
export function breadcrumbs(
  doc: Doc,
  sidebars: Sidebars,
  locale: Locale,
  site: Site,
): { label: string; permalink: string | null }[] {
  return (findTrail(nodesAround(doc, sidebars), doc) ?? []).map((node) => {
    const isLinked = node.type === 'doc' || (node.doc !== null && !node.doc.unlisted);
    return {
      label: labelOf(node, locale),
      permalink: isLinked && node.doc ? addressOf(node.doc.path, locale, site) : null,
    };
  });
}

const nodesAround = ({ id }: Doc, { trees, sidebarOf }: Sidebars): readonly SidebarNode[] =>
  trees.get(sidebarOf.get(id) ?? '') ?? [];

function findTrail(nodes: readonly SidebarNode[], doc: Doc): (DocNode | CategoryNode)[] | null {
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'text' || (node.type === 'doc' && node.isRef)) continue;
    if (node.doc?.id === doc.id) return [node];
    if (node.type === 'category') {
      const rest = findTrail(node.items, doc);
      if (rest) return [node, ...rest];
    }
  }
  return null;
}

/**
 * The subjects of the docs in one language, in the order of the sidebar: the top-level categories of their first one that
 * have a listed doc, each with the number of its docs and the address of the first, with language prefix.
 */
export function docsSubjects(sidebars: Sidebars, locale: Locale, { locales }: Site) {
  const [nodes = []] = sidebars.trees.values();
  return nodes.flatMap((node) => {
    if (node.type !== 'category') return [];
    const docs = docsOf([node]).filter((doc) => !doc.unlisted);
    const [start] = docs;
    if (!start) return [];
    const path = localizePath(start.path, locale, locales);
    return [{ label: categoryLabel(node, locale), path, count: docs.length }];
  });
}

/** Recommended docs, heaviest first, then by title in the language's order. */
export function recommendedDocs(docs: readonly Doc[], locale: Locale): Doc[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return recommended(
    [...docs].sort((a, b) => compare(translationFor(a, locale).title, translationFor(b, locale).title)),
  );
}
