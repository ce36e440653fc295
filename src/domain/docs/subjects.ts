import type { ContentIndex } from '../content/content-index';
import { localizePath, type Locale } from '../routing/locale';
import { categoryLabel } from './sidebar-views';
import { docsOf } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/** A subject of the docs: a top-level category of their first sidebar. */
interface DocsSubject {
  label: string;
  /** Address of its first page, with language prefix. */
  path: string;
  count: number;
}

/** The subjects of the docs in one language, in the order of the sidebar. Categories without a listed doc are left out. */
export function docsSubjects(
  sidebars: Sidebars,
  locale: Locale,
  index: Pick<ContentIndex, 'locales'>,
): DocsSubject[] {
  const [nodes = []] = sidebars.trees.values();
  return nodes.flatMap((node): DocsSubject[] => {
    if (node.type !== 'category') return [];
    const docs = docsOf([node]).filter((doc) => !doc.unlisted);
    const [start] = docs;
    if (!start) return [];
    return [
      {
        label: categoryLabel(node, locale),
        path: localizePath(start.path, locale, index.locales),
        count: docs.length,
      },
    ];
  });
}
