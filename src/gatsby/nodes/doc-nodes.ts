import { isListed } from '../../domain/blog/lists';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { instancesOf } from '../../domain/content/docs-sets';
import { translationFor, type Doc } from '../../domain/content/documents';
import type { NavLink } from '../../domain/content/model';
import { tagKeys } from '../../domain/content/tags';
import { isGeneratedIndex } from '../../domain/docs/generated-index';
import type { DocsSetContent } from '../../domain/docs/docs-set';
import { mainDoc } from '../../domain/docs/sidebars';
import { breadcrumbs, docCards, docNavLink, recommendedDocs } from '../../domain/docs/sidebar-views';
import { versionBadge, versionBanner, type PublishedVersion } from '../../domain/docs/versions';
import { pageAddress } from '../../domain/routing/page-address';
import type { Locale } from '../../domain/routing/locale';
import { usedTags } from '../../domain/site/page-plan';
import { setOfDoc } from '../../domain/site/site-content';
import { articleFields, permalink } from './document-fields';
import { documentNodeId, tagNodeId } from './node-ids';
import type { DocFields, NodeInput, NodeSources } from './node-types';

/** Nodes of the docs in one language, and of their versions. */
export function docNodes(locale: Locale, sources: NodeSources): NodeInput[] {
  const { content, site } = sources;
  const versions = publishedVersions(locale, sources);
  const recommended = new Map(
    [...content.docsSets].map(([set, { docs }]) => [set, recommendedDocs(docs, locale)]),
  );
  const tagsWithPages = new Set(usedTags('doc', content.index).map(({ key }) => key));
  const shown = { locales: site.i18n, baseUrl: site.baseUrl };
  const docNode = (doc: Doc): DocFields => {
    const { set } = doc;
    const translation = translationFor(doc, locale);
    const { compiled } = translation;
    // Only tags of the version to read have pages.
    const tags = tagKeys(doc, translation).filter((key) => set.isLast || tagsWithPages.has(key));
    const { sidebars, neighbours: all } = setOfDoc(content, doc);
    const neighbours = all.get(doc.id);
    const link = (other: Doc | null | undefined): NavLink | null =>
      other ? docNavLink(other, sidebars, locale, shown) : null;
    const published = versions.get(set.instance) ?? [];
    return {
      ...articleFields(doc, locale, sources),
      type: 'Doc',
      listed: isListed(doc) && set.isLast,
      docId: doc.id,
      instance: set.instance,
      version: set.version,
      sidebar: sidebars.sidebarOf.get(doc.id) ?? null,
      tags: tags.filter((key) => content.index.tags.doc.has(key)).map((key) => tagNodeId('doc', key, locale)),
      prevItem: link(neighbours?.prev),
      nextItem: link(neighbours?.next),
      recommendedDocs: (recommended.get(set) ?? [])
        .filter((other) => other !== doc)
        .slice(0, site.docs.recommendedCount)
        .map((other) => ({
          title: translationFor(other, locale).title,
          permalink: permalink(other, locale, sources),
        })),
      cards: compiled.pageNeeds.includes('cards') ? docCards(doc, sidebars, locale, shown) : [],
      breadcrumbs: breadcrumbs(doc, sidebars, locale, shown),
      versionBadge: versionBadge(set.version, published),
      versionBanner: versionBanner(doc.id, set.version, published),
    };
  };
  return [...docsVersionNodes(versions, locale, sources), ...content.index.docs.map(docNode)];
}

type Versions = ReadonlyMap<string, readonly PublishedVersion[]>;

const mainOf = ({ docs, sidebars, set }: DocsSetContent): Doc | null => mainDoc(docs, sidebars, set.path);

/** The versions of all instances with their pages in one language. */
function publishedVersions(locale: Locale, { content, site }: NodeSources): Versions {
  const address = (path: string): string => pageAddress(path, locale, site);
  const sets = [...content.docsSets.values()];
  return new Map(
    instancesOf(site.docs).map(({ id: instance, versions }) => [
      instance,
      versions.flatMap((version): PublishedVersion[] => {
        const found = sets.find(({ set }) => set.instance === instance && set.version === version.name);
        if (!found) return [];
        const written = found.docs.filter((doc) => !isGeneratedIndex(doc));
        const docs = new Map(written.map((doc) => [doc.id, address(doc.path)]));
        return [{ ...version, mainDoc: address(mainOf(found)?.path ?? found.set.path), docs }];
      }),
    ]),
  );
}

/** The versions as data for other parts of the site, one node per language. */
function docsVersionNodes(versions: Versions, locale: Locale, sources: NodeSources): NodeInput[] {
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
