import type { Doc } from '../content/documents';
import type { YamlData } from '../content/front-matter';
import { errorAt, type Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import type { Localized } from '../routing/locale';
import { folderNodes, type SetDocs } from './folder-nodes';
import { generatedKey } from './generated-index';
import { docsOf, withoutDoc, type DocNode, type SidebarNode } from './sidebar-nodes';
import type { CategoryItem, SidebarItemData, SidebarsData } from './sidebars-schema';

/** The sidebars of a docs set by id, and the sidebar each doc belongs to. */
export interface Sidebars {
  trees: Map<string, SidebarNode[]>;
  /** Doc id → sidebar id; docs outside every sidebar are missing. */
  sidebarOf: Map<string, string>;
  /** Doc id → the name that its sidebar gives it, if it does. */
  labelOf: Map<string, Localized>;
}

/** Builds the sidebars of a docs set. Items that name missing docs or folders are errors, drafts are not. */
export function buildSidebars(
  data: SidebarsData,
  set: SetDocs,
  source: Pick<YamlData, 'error'> | null,
  problems: Problem[],
  draftIds: ReadonlySet<string>,
): Sidebars {
  const byId = new Map(set.docs.map((doc) => [doc.id, doc]));
  const sidebars: Sidebars = { trees: new Map(), sidebarOf: new Map(), labelOf: new Map() };
  for (const [sidebar, items] of Object.entries(data)) {
    const nodes = nodesOf(items, [sidebar]);
    sidebars.trees.set(sidebar, nodes);
    for (const doc of docsOf(nodes))
      if (doc.original.frontMatter.displayed_sidebar === undefined) sidebars.sidebarOf.set(doc.id, sidebar);
  }
  for (const doc of set.docs) placeDoc(doc, sidebars, problems);
  for (const [sidebar, nodes] of sidebars.trees)
    for (const { doc, label } of labelled(nodes))
      if (label && sidebars.sidebarOf.get(doc.id) === sidebar) sidebars.labelOf.set(doc.id, label);
  return sidebars;

  /** @param at Path of the items in `sidebars.yml`, which begins with the sidebar's id. */
  function nodesOf(items: readonly SidebarItemData[], at: readonly PropertyKey[]): SidebarNode[] {
    return items.flatMap((item, position) => nodesOfItem(item, [...at, position]));
  }

  function report(at: readonly PropertyKey[], found: string, fix: string): void {
    source?.error(at, `${String(at[0])}: ${found}`, fix);
  }

  function nodesOfItem(item: SidebarItemData, at: readonly PropertyKey[]): SidebarNode[] {
    if ('category' in item) return categoryNode(item, at);
    if ('link' in item) return [{ type: 'link', label: item.label, address: item.link }];
    if ('html' in item) return [{ type: 'text', text: item.html }];
    if ('folder' in item) {
      const folder = item.folder === '.' ? '' : item.folder;
      const found = folderNodes(folder, item.exclude, set);
      const isDraft = [...draftIds].some((draft) => draft.startsWith(`${folder}/`));
      const fix = `Name an existing folder of ${set.set.folder}/.`;
      if (found === null && !isDraft) report(at, `there is no docs folder "${item.folder}".`, fix);
      return found ?? [];
    }
    const isRef = 'ref' in item;
    const doc = findDoc(isRef ? item.ref : item.doc, at);
    return doc ? [{ type: 'doc', doc, label: item.label ?? null, isRef }] : [];
  }

  function categoryNode(item: CategoryItem, at: readonly PropertyKey[]): SidebarNode[] {
    const { link } = item;
    const linked = link && 'doc' in link ? link.doc : undefined;
    const key = set.set.keyPrefix + generatedKey(String(at[0]), at.slice(1));
    const own = linked === undefined ? null : findDoc(linked, [...at, 'link', 'doc']);
    const items = withoutDoc(nodesOf(item.items, [...at, 'items']), own);
    const generated = link && linked === undefined ? set.docs.find((each) => each.key === key) : undefined;
    if (item.items.length === 0 && !own && !draftIds.has(linked ?? ''))
      report([...at, 'items'], 'a category has no items.', 'List some, or remove the category.');
    if (items.length === 0) return own ? [{ type: 'doc', doc: own, label: item.category, isRef: false }] : [];
    return [
      {
        type: 'category',
        label: item.category,
        name: '',
        description: item.description ?? null,
        doc: own ?? generated ?? null,
        collapsible: item.collapsible,
        collapsed: item.collapsible && item.collapsed,
        items,
      },
    ];
  }

  function findDoc(id: string, at: readonly PropertyKey[]): Doc | null {
    const doc = byId.get(id) ?? null;
    if (!doc && !draftIds.has(id)) {
      const known = [...byId.keys()];
      const otherwise = `Use one of: ${known.slice(0, 20).join(', ')}${known.length > 20 ? '…' : ''}.`;
      report(at, `there is no doc "${id}".`, suggestion(id, known, otherwise));
    }
    return doc;
  }
}

function placeDoc(doc: Doc, { trees, sidebarOf }: Sidebars, problems: Problem[]): void {
  const wanted = doc.original.frontMatter.displayed_sidebar;
  if (typeof wanted !== 'string') return;
  if (trees.has(wanted)) sidebarOf.set(doc.id, wanted);
  else {
    const { file, placeOf } = doc.original;
    const fix = `Use one of: ${[...trees.keys()].join(', ')}.`;
    problems.push(errorAt(file, placeOf('displayed_sidebar'), `There is no sidebar "${wanted}".`, fix));
  }
}

const labelled = (nodes: readonly SidebarNode[]): DocNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'category') return labelled(node.items);
    return node.type === 'doc' && !node.isRef ? [node] : [];
  });

/** The first page of the docs: that at the root's address, else the first of the first sidebar, else any. */
export function mainDoc(docs: readonly Doc[], sidebars: Sidebars, root: string): Doc | null {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  const [first = []] = sidebars.trees.values();
  return (
    listed.find(({ path }) => path === root) ??
    docsOf(first).find((doc) => !doc.unlisted) ??
    listed[0] ??
    null
  );
}
