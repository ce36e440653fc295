import { versionFor, type Doc } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import type { NavLink, SidebarItem } from '../content/model';
import { localizePath, type Locale } from '../routing/locale';
import { docsOf, type SidebarNode, type Sidebars } from './sidebars';

/** Name of a doc in sidebars. */
export function sidebarLabel(doc: Doc, locale: Locale): string {
  const version = versionFor(doc, locale);
  return version.frontMatter.sidebar_label ?? version.title;
}

/** Name of a folder: from `_category_.yml`, otherwise from its own page, otherwise its file name. */
export function categoryLabel(folder: string, doc: Doc | null, locale: Locale, index: ContentIndex): string {
  return (
    index.categories.get(folder)?.label?.[locale] ??
    (doc ? sidebarLabel(doc, locale) : (folder.split('/').at(-1) ?? folder))
  );
}

/** A sidebar as a page in one language shows it. */
export function localizeSidebar(
  nodes: readonly SidebarNode[],
  locale: Locale,
  index: ContentIndex,
  address: (path: string) => string = (path) => path,
): SidebarItem[] {
  const permalink = (doc: Doc): string => address(localizePath(doc.path, locale, index.locales));
  return nodes.map((node): SidebarItem => {
    if (node.type === 'doc') {
      return {
        type: 'link',
        label: sidebarLabel(node.doc, locale),
        permalink: permalink(node.doc),
        unlisted: node.doc.unlisted,
      };
    }
    return {
      type: 'category',
      label: categoryLabel(node.folder, node.doc, locale, index),
      permalink: node.doc && !node.doc.unlisted ? permalink(node.doc) : null,
      collapsible: node.collapsible,
      collapsed: node.collapsed,
      items: localizeSidebar(node.items, locale, index, address),
    };
  });
}

/** A previous/next link in one language. */
export function docNavLink(doc: Doc, locale: Locale, index: ContentIndex): NavLink {
  const version = versionFor(doc, locale);
  return {
    title: version.frontMatter.pagination_label ?? sidebarLabel(doc, locale),
    permalink: localizePath(doc.path, locale, index.locales),
  };
}

/** A child of a folder, as the folder's index page shows it. */
export interface DocCard {
  label: string;
  /** Locale-neutral path of the first page that the card leads to. */
  path: string;
  description: string | null;
  /** Items inside a subfolder, or null for a page. */
  count: number | null;
}

/** A doc's own description, or null. */
function ownDescription(doc: Doc | null, locale: Locale): string | null {
  const text = doc === null ? '' : versionFor(doc, locale).description;
  return text === '' ? null : text;
}

/** The cards of `<DocCardList />` on a doc: the items of the folder whose page it is, otherwise its siblings. */
export function docCards(doc: Doc, sidebars: Sidebars, locale: Locale, index: ContentIndex): DocCard[] {
  const nodes = sidebars.trees.get(sidebars.sidebarOf.get(doc.id) ?? '') ?? [];
  const trail = findTrail(nodes, doc) ?? [];
  const own = trail.at(-1);
  const parent = trail.at(-2);
  const items = own?.type === 'category' ? own.items : parent?.type === 'category' ? parent.items : nodes;
  return items.flatMap((node): DocCard[] => {
    const target = docsOf([node]).find((candidate) => !candidate.unlisted);
    if (!target || target.id === doc.id) return [];
    const description =
      node.type === 'category' ? (index.categories.get(node.folder)?.description?.[locale] ?? null) : null;
    return [
      {
        label:
          node.type === 'category'
            ? categoryLabel(node.folder, node.doc, locale, index)
            : sidebarLabel(node.doc, locale),
        path: localizePath(target.path, locale, index.locales),
        description: description ?? ownDescription(node.doc, locale),
        count: node.type === 'category' ? node.items.length : null,
      },
    ];
  });
}

/** The chain of folders above a doc and the doc itself; empty for docs outside every sidebar. */
export function breadcrumbs(
  doc: Doc,
  sidebars: Sidebars,
  locale: Locale,
  index: ContentIndex,
): { label: string; permalink: string | null }[] {
  const nodes = sidebars.trees.get(sidebars.sidebarOf.get(doc.id) ?? '');
  const trail = nodes && findTrail(nodes, doc);
  if (!trail) return [];
  return trail.map((node) =>
    node.type === 'doc'
      ? {
          label: sidebarLabel(node.doc, locale),
          permalink: localizePath(node.doc.path, locale, index.locales),
        }
      : {
          label: categoryLabel(node.folder, node.doc, locale, index),
          permalink:
            node.doc && !node.doc.unlisted ? localizePath(node.doc.path, locale, index.locales) : null,
        },
  );
}

function findTrail(nodes: readonly SidebarNode[], doc: Doc): SidebarNode[] | null {
  for (const node of nodes) {
    if (node.doc?.id === doc.id) return [node];
    if (node.type === 'category') {
      const rest = findTrail(node.items, doc);
      if (rest) return [node, ...rest];
    }
  }
  return null;
}
