import { isListed } from '../../domain/blog/lists';
import type { DocsSet } from '../../domain/content/docs-sets';
import { versionFor, type Doc } from '../../domain/content/documents';
import type { NavLink } from '../../domain/content/model';
import { tagKeys } from '../../domain/content/tags';
import { isGeneratedIndex } from '../../domain/docs/generated-index';
import { recommendedDocs } from '../../domain/docs/recommended-docs';
import { breadcrumbs, docCards, docNavLink } from '../../domain/docs/sidebar-views';
import type { Locale } from '../../domain/routing/locale';
import { usedTags } from '../../domain/site/page-plan';
import { setOfDoc } from '../../domain/site/site-content';
import { docsVersionNodes, publishedVersions, versionFields } from './docs-versions';
import { documentFields, permalink } from './document-fields';
import { tagNodeId } from './node-ids';
import type { DocFields, NodeInput, NodeSources } from './node-types';

/** Nodes of the docs in one language, and of their versions. */
export function docNodes(locale: Locale, sources: NodeSources): NodeInput[] {
  const { content } = sources;
  const versions = publishedVersions(locale, sources);
  const docSources: DocSources = {
    ...sources,
    recommended: new Map(
      [...content.docsSets].map(([set, { docs }]) => [set, recommendedDocs(docs, locale)]),
    ),
    tags: new Set(usedTags('doc', content.index).map(({ key }) => key)),
  };
  return [
    ...docsVersionNodes(versions, locale, sources),
    ...content.index.docs.map((doc) => ({
      ...docNode(doc, locale, docSources),
      ...versionFields(doc, versions),
    })),
  ];
}

/** Everything about docs in one language that is the same for all of them. */
interface DocSources extends NodeSources {
  recommended: ReadonlyMap<DocsSet, readonly Doc[]>;
  tags: ReadonlySet<string>;
}

function docNode(doc: Doc, locale: Locale, sources: DocSources): DocFields {
  const { content, site } = sources;
  const version = versionFor(doc, locale);
  const { compiled } = version;
  // Only tags of the version to read have pages.
  const tags = tagKeys(doc, version).filter((key) => doc.set.isLast || sources.tags.has(key));
  const { sidebars, neighbours: all } = setOfDoc(content, doc);
  const neighbours = all.get(doc.id);
  const shown = { locales: site.i18n, baseUrl: site.baseUrl };
  const link = (other: Doc | null | undefined): NavLink | null =>
    other ? docNavLink(other, sidebars, locale, shown) : null;
  return {
    ...documentFields(doc, locale, sources),
    type: 'Doc',
    listed: isListed(doc) && doc.set.isLast,
    docId: doc.id,
    instance: doc.set.instance,
    version: doc.set.version,
    sidebar: sidebars.sidebarOf.get(doc.id) ?? null,
    isCategoryIndex: (doc.isIndex && doc.folder !== '') || isGeneratedIndex(doc),
    tags: tags.filter((key) => content.index.tags.doc.has(key)).map((key) => tagNodeId('doc', key, locale)),
    tagKeys: tags,
    prevItem: link(neighbours?.prev),
    nextItem: link(neighbours?.next),
    recommendedDocs: (sources.recommended.get(doc.set) ?? [])
      .filter((other) => other !== doc)
      .slice(0, site.docs.recommendedCount)
      .map((other) => ({
        title: versionFor(other, locale).title,
        permalink: permalink(other, locale, sources),
      })),
    cards: compiled.pageNeeds.includes('cards') ? docCards(doc, sidebars, locale, shown) : [],
    breadcrumbs: breadcrumbs(doc, sidebars, locale, shown),
  };
}
