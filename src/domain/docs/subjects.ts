import type { ContentIndex } from '../content/content-index';
import { versionFor } from '../content/documents';
import { localizePath, type Locale } from '../routing/locale';
import { mainDoc } from './main-doc';
import { categoryLabel } from './sidebar-views';
import { docsOf, type Sidebars } from './sidebars';

/** What a part of the docs is about: a top folder of the sidebar that the docs begin with. */
export interface DocsSubject {
  label: string;
  /** Where its first page is, with the language's prefix. */
  path: string;
  /** The folder's own sentence, else that of its page; null for none. */
  description: string | null;
  /** Listed docs in it, folders below included. */
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
