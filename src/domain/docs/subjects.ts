import type { ContentIndex } from '../content/content-index';
import { versionFor } from '../content/documents';
import { localizePath, type Locale } from '../routing/locale';
import { mainDoc } from './main-doc';
import { categoryLabel } from './sidebar-views';
import { docsOf, type Sidebars } from './sidebars';

/** A subject of the docs: a top-level folder of their first sidebar. */
export interface DocsSubject {
  label: string;
  /** Address of its first page, with language prefix. */
  path: string;
  /** The folder's description, otherwise that of its page; null without either. */
  description: string | null;
  /** Listed docs in it and in its subfolders. */
  count: number;
}

/** The subjects of the docs in one language, in the order of the sidebar. Folders without a listed doc are left out. */
export function docsSubjects(
  sidebars: Sidebars,
  locale: Locale,
  index: ContentIndex,
  root: string,
): DocsSubject[] {
  const main = mainDoc(index.docs, sidebars, root);
  const [first] = sidebars.trees.keys();
  const id = (main && sidebars.sidebarOf.get(main.id)) ?? first;
  const nodes = id === undefined ? [] : (sidebars.trees.get(id) ?? []);
  return nodes.flatMap((node): DocsSubject[] => {
    if (node.type === 'doc') return [];
    const docs = docsOf([node]).filter((doc) => !doc.unlisted);
    const [start] = docs;
    if (!start) return [];
    const ownText = node.doc ? versionFor(node.doc, locale).description : '';
    return [
      {
        label: categoryLabel(node.folder, node.doc, locale, index),
        path: localizePath(start.path, locale, index.locales),
        description:
          index.categories.get(node.folder)?.description?.[locale] ?? (ownText === '' ? null : ownText),
        count: docs.length,
      },
    ];
  });
}
