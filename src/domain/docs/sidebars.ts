import { z } from 'zod';
import { compare } from '../basics/compare';
import type { ContentIndex } from '../content/content-index';
import type { Doc } from '../content/documents';
import { checkData, type YamlData } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { errorAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import type { CategoryData } from '../content/data-schemas';
import { isGeneratedIndex } from './generated-index';

const itemSchema = z.union(
  [
    z.strictObject({ doc: z.string() }),
    z.strictObject({ folder: z.string(), exclude: z.array(z.string()).default([]) }),
  ],
  { error: 'is not a sidebar item → Write `- doc: Id`, or `- folder: Path` with an optional `exclude` list' },
);

/** `sidebars.yml`: sidebar id → docs, and folders whose pages and subfolders are listed in order of position. */
export const sidebarsSchema = z.record(z.string(), z.array(itemSchema));

/** Parsed `sidebars.yml`. */
export type SidebarsData = z.output<typeof sidebarsSchema>;

/** A sidebar before it is localized: docs and folders. */
export type SidebarNode =
  | { type: 'doc'; doc: Doc }
  | {
      type: 'category';
      folder: string;
      doc: Doc | null;
      collapsible: boolean;
      collapsed: boolean;
      items: SidebarNode[];
    };

/** Sidebars by id, and the sidebar each doc belongs to. */
export interface Sidebars {
  trees: Map<string, SidebarNode[]>;
  /** Doc id → sidebar id; docs outside every sidebar are missing. */
  sidebarOf: Map<string, string>;
}

/** One sidebar with all docs, for content roots without `sidebars.yml`. */
export const DEFAULT_SIDEBARS: SidebarsData = { tutorialSidebar: [{ folder: '.', exclude: [] }] };

/** Reads `sidebars.yml`. */
export function readSidebars(data: YamlData | null, file: string, problems: Problem[]): SidebarsData {
  if (data === null) return DEFAULT_SIDEBARS;
  return checkData(sidebarsSchema, data, file, problems) ?? DEFAULT_SIDEBARS;
}

/** Where sidebars are defined. */
export interface SidebarsSource {
  file: string;
  placeOf?: YamlData['placeOf'] | undefined;
}

/**
 * Builds the sidebars. Items that name missing docs or folders are errors.
 * @param draftIds Docs that exist but are not part of the site; naming them is allowed.
 */
export function buildSidebars(
  data: SidebarsData,
  index: ContentIndex,
  source: SidebarsSource,
  problems: Problem[],
  draftIds: ReadonlySet<string> = new Set(),
): Sidebars {
  const byId = new Map(index.docs.map((doc) => [doc.id, doc]));
  const trees = new Map<string, SidebarNode[]>();
  const sidebarOf = new Map<string, string>();
  for (const [id, items] of Object.entries(data)) {
    const nodes = items.flatMap((item, position): SidebarNode[] => {
      const reportMissing = (found: string, fix: string): void => {
        problems.push(errorAt(source.file, source.placeOf?.([id, position]) ?? null, `${id}: ${found}`, fix));
      };
      if ('folder' in item) {
        const folder = item.folder === '.' ? '' : item.folder;
        const found = folderNodes(folder, item.exclude, index);
        const isDraft = [...draftIds].some((draft) => draft.startsWith(`${folder}/`));
        if (found === null && !isDraft)
          reportMissing(`there is no docs folder "${item.folder}".`, 'Name an existing folder of docs/.');
        return found ?? [];
      }
      const doc = byId.get(item.doc);
      if (!doc && !draftIds.has(item.doc)) {
        const known = [...byId.keys()];
        const close = nearest(item.doc, known);
        reportMissing(
          `there is no doc "${item.doc}".`,
          close === null
            ? `Use one of: ${known.slice(0, 20).join(', ')}${known.length > 20 ? '…' : ''}.`
            : `Did you mean "${close}"?`,
        );
      }
      return doc ? [{ type: 'doc', doc }] : [];
    });
    trees.set(id, nodes);
    for (const doc of docsOf(nodes))
      if (doc.original.frontMatter.displayed_sidebar === undefined) sidebarOf.set(doc.id, id);
  }
  for (const doc of index.docs) {
    const wanted = doc.original.frontMatter.displayed_sidebar;
    if (typeof wanted !== 'string') continue;
    if (trees.has(wanted)) sidebarOf.set(doc.id, wanted);
    else {
      const { file: source, placeOf } = doc.original;
      problems.push(
        errorAt(
          source,
          placeOf('displayed_sidebar'),
          `There is no sidebar "${wanted}".`,
          `Use one of: ${[...trees.keys()].join(', ')}.`,
        ),
      );
    }
  }
  return { trees, sidebarOf };
}

/**
 * Pages and subfolders of a folder, by position, then by file name; null for a folder without docs, except the top one.
 */
function folderNodes(folder: string, exclude: readonly string[], index: ContentIndex): SidebarNode[] | null {
  const prefix = folder === '' ? '' : `${folder}/`;
  const inside = index.docs.filter(
    (doc) => folder === '' || doc.folder === folder || doc.folder.startsWith(prefix),
  );
  if (inside.length === 0 && folder !== '') return null;
  const entries: { node: SidebarNode; position: number | null; name: string }[] = [];
  for (const doc of inside) {
    if (
      doc.folder !== folder ||
      (doc.isIndex && folder !== '') ||
      isGeneratedIndex(doc) ||
      doc.original.frontMatter.displayed_sidebar === null
    )
      continue;
    entries.push({
      node: { type: 'doc', doc },
      position: doc.position,
      name: doc.key.split('/').at(-1) ?? '',
    });
  }
  const depth = prefix.split('/').length - 1;
  // Name without number prefix → name on disk.
  const subfolders = new Map(
    inside
      .filter((doc) => doc.folder !== folder)
      .map((doc) => [doc.folder.split('/')[depth] ?? '', doc.key.split('/')[depth] ?? '']),
  );
  for (const [name, nameOnDisk] of subfolders) {
    if (exclude.includes(name)) continue;
    entries.push(categoryEntry(`${prefix}${name}`, nameOnDisk, index));
  }
  entries.sort(
    (a, b) =>
      (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
      compare(a.name, b.name),
  );
  return entries
    .map(({ node }) => node)
    .filter(
      (node) =>
        node.type === 'doc' || node.items.length > 0 || (node.doc !== null && !isGeneratedIndex(node.doc)),
    )
    .map((node) =>
      node.type === 'category' && node.items.length === 0 && node.doc ? { type: 'doc', doc: node.doc } : node,
    );
}

function categoryEntry(
  folder: string,
  name: string,
  index: ContentIndex,
): { node: SidebarNode; position: number | null; name: string } {
  const data = index.categories.get(folder);
  const link = data?.link;
  const own = index.docs.find((doc) => doc.folder === folder && doc.isIndex) ?? null;
  const doc = linkedDoc(folder, link, own, index);
  const inside = folderNodes(folder, [], index) ?? [];
  // The folder's own page is an ordinary page if the category leads elsewhere or nowhere.
  const items: SidebarNode[] = own === null || own === doc ? inside : [{ type: 'doc', doc: own }, ...inside];
  return {
    node: {
      type: 'category',
      folder,
      doc,
      collapsible: data?.collapsible ?? true,
      collapsed: data?.collapsible === false ? false : (data?.collapsed ?? true),
      items: items.filter((node) => node.type === 'category' || node.doc !== doc),
    },
    position: data?.position ?? doc?.position ?? splitNumberPrefix(name).position,
    name,
  };
}

/** The doc that a category leads to: the one in its file, otherwise the folder's own page. */
function linkedDoc(
  folder: string,
  link: CategoryData['link'],
  own: Doc | null,
  index: ContentIndex,
): Doc | null {
  if (link === undefined) return own;
  if (link === null) return null;
  const isLinked = (doc: Doc): boolean =>
    link.type === 'doc' ? doc.id === link.id : doc.folder === folder && isGeneratedIndex(doc);
  return index.docs.find(isLinked) ?? null;
}

/** Every doc of a sidebar in reading order, category pages included. */
export function docsOf(nodes: readonly SidebarNode[]): Doc[] {
  return nodes.flatMap((node) =>
    node.type === 'doc' ? [node.doc] : [...(node.doc ? [node.doc] : []), ...docsOf(node.items)],
  );
}

/** Neighbours of a doc in its sidebar, before they are localized. */
export interface DocNeighbours {
  prev: Doc | null;
  next: Doc | null;
}

/** Previous and next doc of every doc in a sidebar. Front matter takes precedence, and unlisted docs are skipped. */
export function docNeighbours(
  sidebars: Sidebars,
  index: ContentIndex,
  problems: Problem[],
  draftIds: ReadonlySet<string> = new Set(),
): Map<string, DocNeighbours> {
  const byId = new Map(index.docs.map((doc) => [doc.id, doc]));
  const result = new Map<string, DocNeighbours>();
  for (const [id, nodes] of sidebars.trees) {
    const steps = docsOf(nodes).filter((doc) => !doc.unlisted);
    steps.forEach((doc, position) => {
      // A doc that belongs to another sidebar is still a step here, but has its own neighbours there.
      if (sidebars.sidebarOf.get(doc.id) !== id) return;
      result.set(doc.id, { prev: steps[position - 1] ?? null, next: steps[position + 1] ?? null });
    });
  }
  for (const doc of index.docs) {
    const { frontMatter, file, placeOf } = doc.original;
    const own = result.get(doc.id) ?? { prev: null, next: null };
    for (const [side, field] of [
      ['prev', 'pagination_prev'],
      ['next', 'pagination_next'],
    ] as const) {
      const wanted = frontMatter[field];
      if (wanted === undefined) continue;
      own[side] = wanted === null ? null : (byId.get(wanted) ?? null);
      if (wanted !== null && !byId.has(wanted) && !draftIds.has(wanted)) {
        problems.push(
          errorAt(
            file,
            placeOf(field),
            `"${field}" names "${wanted}", which is not a doc.`,
            'Write the id of a doc, such as Docker/Basic.',
          ),
        );
      }
    }
    if (own.prev || own.next) result.set(doc.id, own);
  }
  return result;
}
