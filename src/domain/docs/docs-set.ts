import type { CategoryData } from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import type { Doc } from '../content/documents';
import type { YamlData } from '../content/front-matter';
import type { TagRegistry } from '../content/tags';
import { errorAt, type Problem, type SourcePosition } from '../problem/problem';
import { nearest } from '../problem/nearest';
import { linkedIds, type SetDocs } from './folder-nodes';
import { docNeighbours, type DocNeighbours } from './neighbours';
import { sidebarLinks, type SidebarLink } from './sidebar-links';
import { buildSidebars, type Sidebars } from './sidebars';
import { readSidebars } from './sidebars-schema';

/** The data files of a docs set. */
export interface DocsSetData extends TagRegistry {
  categories: Map<string, CategoryData>;
  /** Folder → file of its category, and positions in it. */
  categoryPlaces: Map<string, { file: string; placeOf: YamlData['placeOf'] }>;
  sidebars: YamlData | null;
  sidebarsFile: string;
}

/** A docs set without data files. */
export const emptyData = (set: DocsSet): DocsSetData => ({
  tags: new Map(),
  hasTags: false,
  categories: new Map(),
  categoryPlaces: new Map(),
  sidebars: null,
  sidebarsFile: `${set.folder}/sidebars.yml`,
});

/** The docs of one version of one instance, connected. */
export interface DocsSetContent extends SetDocs {
  sidebars: Sidebars;
  neighbours: Map<string, DocNeighbours>;
  draftIds: string[];
  links: (SidebarLink & { file: string; place: SourcePosition | null })[];
}

/** Connects the docs of a set. Docs that exist but have no page (`unpublished`) may be named. */
export function connectDocs(
  { set, docs }: { set: DocsSet; docs: readonly Doc[] },
  data: DocsSetData,
  ids: { drafts: readonly string[]; unpublished: ReadonlySet<string> },
  problems: Problem[],
): DocsSetContent {
  const own: SetDocs = { set, docs, categories: data.categories };
  const sidebarsSource = { file: data.sidebarsFile, placeOf: data.sidebars?.placeOf };
  const sidebarsData = readSidebars(data.sidebars, data.sidebarsFile, problems);
  const sidebars = buildSidebars(sidebarsData, own, sidebarsSource, problems, ids.unpublished);
  reportCategoryLinks(own, data.categoryPlaces, ids.unpublished, problems);
  return {
    ...own,
    sidebars,
    neighbours: docNeighbours(sidebars, docs, problems, ids.unpublished),
    draftIds: [...ids.drafts].sort(),
    links: sidebarLinks(sidebarsData).map((link) => ({
      ...link,
      file: sidebarsSource.file,
      place: sidebarsSource.placeOf?.(link.at) ?? null,
    })),
  };
}

function reportCategoryLinks(
  { docs, categories }: SetDocs,
  places: DocsSetData['categoryPlaces'],
  unpublished: ReadonlySet<string>,
  problems: Problem[],
): void {
  const ids = new Set(docs.map(({ id }) => id));
  for (const [folder, { link }] of categories) {
    const source = places.get(folder);
    if (!source || link?.type !== 'doc') continue;
    if (linkedIds(folder, link.id).some((id) => ids.has(id) || unpublished.has(id))) continue;
    const close = nearest(link.id, ids);
    problems.push(
      errorAt(
        source.file,
        source.placeOf(['link', 'id']),
        `The category leads to "${link.id}", which is not a doc.`,
        close === null ? 'Write the id of a doc, such as Docker/Basic.' : `Did you mean "${close}"?`,
      ),
    );
  }
}
