import type { CategoryData } from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import type { Doc } from '../content/documents';
import type { YamlData } from '../content/front-matter';
import type { TagRegistry } from '../content/tags';
import type { NamedAddress } from '../links/check-addresses';
import type { Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import { isFileAddress } from '../routing/link-kind';
import { isSitePath } from '../routing/paths';
import { linkedIds, type SetDocs } from './folder-nodes';
import { docNeighbours, type DocNeighbours } from './neighbours';
import { buildSidebars, type Sidebars } from './sidebars';
import type { LocaleTable } from '../routing/locale';
import { readSidebars, type SidebarItemData, type SidebarsData } from './sidebars-schema';

/** The data files of a docs set. */
export interface DocsSetData extends TagRegistry {
  categories: Map<string, CategoryData>;
  /** Folder → the file of its category. */
  categoryFiles: Map<string, YamlData>;
  sidebars: YamlData | null;
}

/** A docs set without data files. */
export const emptyData = (): DocsSetData => ({
  tags: new Map(),
  hasTags: false,
  categories: new Map(),
  categoryFiles: new Map(),
  sidebars: null,
});

/** The docs of one version of one instance, connected. */
export interface DocsSetContent extends SetDocs {
  sidebars: Sidebars;
  neighbours: Map<string, DocNeighbours>;
  draftIds: string[];
  /** Addresses of this site that `sidebars.yml` links. */
  links: NamedAddress[];
}

/** Connects the docs of a set. Sidebars may name docs without a page: drafts, and those whose address is taken. */
export function connectDocs(
  set: DocsSet,
  data: DocsSetData,
  { docs, drafts, homeless }: Record<'docs' | 'drafts' | 'homeless', readonly Doc[]>,
  locales: LocaleTable,
  problems: Problem[],
): DocsSetContent {
  const draftIds = drafts.map(({ id }) => id).sort();
  const unpublished = new Set([...draftIds, ...homeless.map(({ id }) => id)]);
  const own: SetDocs = { set, docs, categories: data.categories };
  const file = data.sidebars;
  const sidebarsData = readSidebars(file, locales);
  const sidebars = buildSidebars(sidebarsData, own, file, problems, unpublished);
  reportCategoryLinks(own, data.categoryFiles, unpublished);
  return {
    ...own,
    sidebars,
    neighbours: docNeighbours(sidebars, docs, problems, unpublished),
    draftIds,
    links: file ? sidebarLinks(sidebarsData, file) : [],
  };
}

function reportCategoryLinks(
  { docs, categories }: SetDocs,
  files: DocsSetData['categoryFiles'],
  unpublished: ReadonlySet<string>,
): void {
  const ids = new Set(docs.map(({ id }) => id));
  for (const [folder, { link }] of categories) {
    if (link?.type !== 'doc') continue;
    if (linkedIds(folder, link.id).some((id) => ids.has(id) || unpublished.has(id))) continue;
    const fix = suggestion(link.id, ids, 'Write the id of a doc, such as Docker/Basic.');
    const found = `The category leads to "${link.id}", which is not a doc.`;
    files.get(folder)?.error(['link', 'id'], found, fix);
  }
}

/** The addresses of this site that sidebars link: pages, and files of `static/`. */
function sidebarLinks(sidebars: SidebarsData, { placeOf }: YamlData): NamedAddress[] {
  const linksOf = (items: readonly SidebarItemData[], above: readonly PropertyKey[]): NamedAddress[] =>
    items.flatMap((item, position): NamedAddress[] => {
      if ('category' in item) return linksOf(item.items, [...above, position, 'items']);
      if (!('link' in item) || !isSitePath(item.link)) return [];
      const at = [...above, position, 'link'];
      const kind = isFileAddress(item.link) ? 'static' : 'page';
      return [{ kind, target: item.link, field: at.join('.'), place: placeOf(at) }];
    });
  return Object.entries(sidebars).flatMap(([sidebar, items]) => linksOf(items, [sidebar]));
}
