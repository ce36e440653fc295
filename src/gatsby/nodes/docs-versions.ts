import { isGeneratedIndex } from '../../domain/docs/generated-index';
import { mainDoc } from '../../domain/docs/main-doc';
import { recommendedDocs } from '../../domain/docs/recommended-docs';
import { versionBadge, versionBanner, type PublishedVersion } from '../../domain/docs/versions';
import type { Doc } from '../../domain/content/documents';
import { localizePath, type Locale } from '../../domain/routing/locale';
import { CURRENT_VERSION as CURRENT } from '../../domain/search/version-tag';
import { DOCS_PATH, withBase } from '../../domain/routing/paths';
import { documentNodeId } from './node-ids';
import type { NodeInput, NodeSources } from './node-types';

const addressIn =
  (locale: Locale, { site }: NodeSources) =>
  (path: string) =>
    withBase(localizePath(path, locale, site.i18n), site.baseUrl);

/** The configured versions with their pages in one language; only the content root's version has pages. */
export function publishedVersions(locale: Locale, sources: NodeSources): PublishedVersion[] {
  const { index, sidebars } = sources.content;
  const address = addressIn(locale, sources);
  const main = mainDoc(index.docs, sidebars, DOCS_PATH);
  return sources.site.docs.versions.map((version) => {
    const docs = version.name === CURRENT ? index.docs.filter((doc) => !isGeneratedIndex(doc)) : [];
    return {
      ...version,
      mainDoc: address(version.name === CURRENT && main ? main.path : DOCS_PATH),
      docs: new Map(docs.map((doc) => [doc.id, address(doc.path)])),
    };
  });
}

/** The version fields of a doc's page. */
export const versionFields = (doc: Doc, versions: readonly PublishedVersion[]) => ({
  versionBadge: versionBadge(CURRENT, versions),
  versionBanner: versionBanner(doc.id, CURRENT, versions),
});

/** The versions as data for other parts of the site, one node per language. */
export function docsVersionNodes(
  versions: readonly PublishedVersion[],
  locale: Locale,
  sources: NodeSources,
): NodeInput[] {
  const { index, sidebars, draftDocIds } = sources.content;
  const address = addressIn(locale, sources);
  const main = mainDoc(index.docs, sidebars, DOCS_PATH);
  return versions.map(({ name, label, isLast, docs }) => ({
    id: `docs-version:${name}:${locale}`,
    type: 'DocsVersion',
    name,
    label,
    locale,
    path: address(DOCS_PATH),
    isLast,
    mainDoc: name === CURRENT ? (main?.id ?? null) : null,
    docs: [...docs].map(([id, path]) => ({ id, path, sidebar: sidebars.sidebarOf.get(id) ?? null })),
    recommended:
      name === CURRENT ? recommendedDocs(index.docs, locale).map((doc) => documentNodeId(doc, locale)) : [],
    draftIds: name === CURRENT ? draftDocIds : [],
    sidebars: name === CURRENT ? [...sidebars.trees.keys()] : [],
  }));
}
