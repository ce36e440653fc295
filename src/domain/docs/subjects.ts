import type { ContentIndex } from '../content/content-index';
import { localizePath, type Locale } from '../routing/locale';
import { categoryLabel } from './sidebar-views';
import { docsOf } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/**
 * The subjects of the docs in one language, in the order of the sidebar: the top-level categories of their first one that
 * have a listed doc, each with the number of its docs and the address of the first, with language prefix.
 */
export function docsSubjects(sidebars: Sidebars, locale: Locale, { locales }: Pick<ContentIndex, 'locales'>) {
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
