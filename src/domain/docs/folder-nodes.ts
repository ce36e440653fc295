import { compare } from '../basics/compare';
import type { CategoryData } from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import { keyInSet, type Doc } from '../content/documents';
import { splitNumberPrefix } from '../content/permalink';
import { isGeneratedIndex } from './generated-index';
import { docNode, withoutDoc, type CategoryNode, type SidebarNode } from './sidebar-nodes';

/** The docs of a set that have a page, and what is written about its folders. */
export interface SetDocs {
  set: DocsSet;
  docs: readonly Doc[];
  /** Folder without number prefixes → `_category_.yml`. */
  categories: ReadonlyMap<string, CategoryData>;
}

interface Entry {
  node: SidebarNode;
  position: number | null;
  name: string;
}

/**
 * Pages and subfolders of a folder: its own page, then the others by position and name. Null for one without docs, the
 * top one aside.
 */
export function folderNodes(folder: string, exclude: readonly string[], set: SetDocs): SidebarNode[] | null {
  const prefix = folder === '' ? '' : `${folder}/`;
  const inside = set.docs.filter(
    (doc) => folder === '' || doc.folder === folder || doc.folder.startsWith(prefix),
  );
  if (inside.length === 0 && folder !== '') return null;
  const entries: Entry[] = [];
  for (const doc of inside) {
    if (doc.folder !== folder || isGeneratedIndex(doc)) continue;
    if (doc.original.frontMatter.displayed_sidebar === null) continue;
    // The position of a folder's own page is that of the folder.
    const position = doc.isIndex && folder !== '' ? Number.NEGATIVE_INFINITY : doc.position;
    entries.push({ node: docNode(doc), position, name: doc.key.split('/').at(-1) ?? '' });
  }
  const depth = prefix.split('/').length - 1;
  // Name without number prefix → name on disk.
  const subfolders = new Map(
    inside
      .filter((doc) => doc.folder !== folder)
      .map((doc) => [doc.folder.split('/')[depth] ?? '', keyInSet(doc).split('/')[depth] ?? '']),
  );
  for (const [name, nameOnDisk] of subfolders) {
    if (exclude.includes(name)) continue;
    entries.push(categoryEntry(`${prefix}${name}`, nameOnDisk, set));
  }
  entries.sort(
    (a, b) =>
      (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
      compare(a.name, b.name),
  );
  return entries.flatMap(({ node }) => {
    if (node.type !== 'category' || node.items.length > 0) return [node];
    return node.doc !== null && !isGeneratedIndex(node.doc) ? [docNode(node.doc)] : [];
  });
}

function categoryEntry(folder: string, name: string, set: SetDocs): Entry {
  const { docs } = set;
  const data = set.categories.get(folder);
  const own = docs.find((doc) => doc.folder === folder && doc.isIndex) ?? null;
  const doc = linkedDoc();
  const node: CategoryNode = {
    type: 'category',
    label: data?.label ?? null,
    name: folder.split('/').at(-1) ?? folder,
    description: data?.description ?? null,
    doc,
    collapsible: data?.collapsible ?? true,
    collapsed: data?.collapsible === false ? false : (data?.collapsed ?? true),
    items: withoutDoc(folderNodes(folder, [], set) ?? [], doc),
  };
  return { node, position: data?.position ?? doc?.position ?? splitNumberPrefix(name).position, name };

  /** The doc that the category leads to: the one in its file, otherwise the folder's own page. */
  function linkedDoc(): Doc | null {
    const link = data?.link;
    if (link === undefined) return own;
    if (link === null) return null;
    if (link.type !== 'doc')
      return docs.find((each) => each.folder === folder && isGeneratedIndex(each)) ?? null;
    return linkedIds(folder, link.id).flatMap((id) => docs.find((each) => each.id === id) ?? [])[0] ?? null;
  }
}

/** The ids that the link of a folder's category may mean: of a doc in the folder, as in Docusaurus, or of any doc. */
export const linkedIds = (folder: string, id: string): string[] => [`${folder}/${id}`, id];
