import type { Doc } from '../content/documents';
import type { Localized } from '../routing/locale';

/** A doc in a sidebar. */
export interface DocNode {
  type: 'doc';
  doc: Doc;
  label: Localized | null;
  /** Whether it is only a link: the doc does not belong to the sidebar. */
  isRef: boolean;
}

/** A folder, or a category that `sidebars.yml` writes out. */
export interface CategoryNode {
  type: 'category';
  label: Localized | null;
  /** Name of the folder, for categories without label and without page. */
  name: string;
  description: Localized | null;
  doc: Doc | null;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
}

interface LinkNode {
  type: 'link';
  label: Localized;
  address: string;
}

interface TextNode {
  type: 'text';
  text: Localized;
}

/** An entry of a sidebar before it is localized. */
export type SidebarNode = DocNode | CategoryNode | LinkNode | TextNode;

/** A doc that belongs to its sidebar and has no name there. */
export const docNode = (doc: Doc): DocNode => ({ type: 'doc', doc, label: null, isRef: false });

/** The nodes without the page that their category leads to. */
export const withoutDoc = (nodes: readonly SidebarNode[], page: Doc | null): SidebarNode[] =>
  nodes.filter((node) => node.type !== 'doc' || node.doc !== page);

/** Every doc of a sidebar in reading order, category pages included; docs that it only links are not among them. */
export function docsOf(nodes: readonly SidebarNode[]): Doc[] {
  return nodes.flatMap((node) => {
    if (node.type === 'doc') return node.isRef ? [] : [node.doc];
    return node.type === 'category' ? [...(node.doc ? [node.doc] : []), ...docsOf(node.items)] : [];
  });
}
