import { isGeneratedIndex } from '../../domain/docs/generated-index';
import type { DocsSetContent } from '../../domain/docs/docs-set';
import { mainDoc } from '../../domain/docs/main-doc';
import { recommendedDocs } from '../../domain/docs/recommended-docs';
import {
  versionBadge,
  versionBanner,
  type DocsVersion,
  type PublishedVersion,
} from '../../domain/docs/versions';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { instancesOf } from '../../domain/content/docs-sets';
import type { Doc } from '../../domain/content/documents';
import { pageAddress } from '../../domain/routing/page-address';
import { type Locale } from '../../domain/routing/locale';
import { documentNodeId } from './node-ids';
import type { NodeInput, NodeSources } from './node-types';

type Versions = ReadonlyMap<string, readonly PublishedVersion[]>;

const configured = (instance: string, { site }: NodeSources): readonly DocsVersion[] =>
  instancesOf(site.docs).find(({ id }) => id === instance)?.versions ?? [];

const mainOf = ({ docs, sidebars, set }: DocsSetContent): Doc | null => mainDoc(docs, sidebars, set.path);

const written = ({ docs }: DocsSetContent): Doc[] => docs.filter((doc) => !isGeneratedIndex(doc));

/** The versions of all instances with their pages in one language. */
export function publishedVersions(locale: Locale, sources: NodeSources): Versions {
  const address = (path: string): string => pageAddress(path, locale, sources.site);
  const sets = [...sources.content.docsSets.values()];
  const instances = new Set(sets.map(({ set }) => set.instance));
  return new Map(
    [...instances].map((instance) => [
      instance,
      configured(instance, sources).flatMap((version): PublishedVersion[] => {
        const docs = sets.find(({ set }) => set.instance === instance && set.version === version.name);
        if (!docs) return [];
        return [
          {
            ...version,
            mainDoc: address(mainOf(docs)?.path ?? docs.set.path),
            docs: new Map(written(docs).map((doc) => [doc.id, address(doc.path)])),
          },
        ];
      }),
    ]),
  );
}

/** The version fields of a doc's page. */
export function versionFields({ id, set }: Doc, versions: Versions) {
  const own = versions.get(set.instance) ?? [];
  return {
    versionBadge: versionBadge(set.version, own),
    versionBanner: versionBanner(id, set.version, own),
  };
}

/** The versions as data for other parts of the site, one node per language. */
export function docsVersionNodes(versions: Versions, locale: Locale, sources: NodeSources): NodeInput[] {
  const address = (path: string): string => pageAddress(path, locale, sources.site);
  return [...sources.content.docsSets.values()].flatMap((docs): NodeInput[] => {
    const { set, sidebars, draftIds } = docs;
    const version = versions.get(set.instance)?.find(({ name }) => name === set.version);
    if (!version) return [];
    const instance = set.instance === DEFAULT_INSTANCE ? '' : `${set.instance}:`;
    return [
      {
        id: `docs-version:${instance}${set.version}:${locale}`,
        type: 'DocsVersion',
        instance: set.instance,
        name: set.version,
        label: version.label,
        locale,
        path: address(set.path),
        isLast: set.isLast,
        mainDoc: mainOf(docs)?.id ?? null,
        docs: [...version.docs].map(([id, path]) => ({
          id,
          path,
          sidebar: sidebars.sidebarOf.get(id) ?? null,
        })),
        recommended: recommendedDocs(docs.docs, locale).map((doc) => documentNodeId(doc, locale)),
        draftIds,
        sidebars: [...sidebars.trees.keys()],
      },
    ];
  });
}
