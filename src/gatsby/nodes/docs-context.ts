import { hasDocsMenu } from '../../domain/content/docs-sets';
import { versionFor, type ContentDocument, type Doc } from '../../domain/content/documents';
import { mainDoc } from '../../domain/docs/main-doc';
import { pageAddress } from '../../domain/routing/page-address';
import { type Locale } from '../../domain/routing/locale';
import type { DocsContext, DocsVersionTargets } from '../../domain/site/docs-context';
import { canonicalDoc, type SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { sidebarTargets } from './shared-data';

/** Makes the part of pages' context about the docs; pages of a site with one folder of docs have none. */
export function docsContexts(
  content: SiteContent,
): (document: ContentDocument | undefined, locale: Locale) => { docs?: DocsContext } {
  const all = [...content.docsSets.values()];
  if (!hasDocsMenu(all.map(({ set }) => set))) return () => ({});
  const sets = all.map(({ set, sidebars, docs }): DocsVersionTargets => ({
    instance: set.instance,
    version: set.version,
    path: mainDoc(docs, sidebars, set.path)?.path ?? null,
    sidebars: Object.fromEntries(sidebarTargets(sidebars)),
  }));
  return (document, locale) => {
    if (document?.collection !== 'doc') return { docs: { sets } };
    const doc = document as Doc;
    const { instance, version } = doc.set;
    return {
      docs: { sets, instance, version, same: samePaths(doc, content), ...canonical(doc, locale, content) },
    };
  };
}

const samePaths = ({ id, set }: Doc, { docsSets }: SiteContent): Record<string, string> =>
  Object.fromEntries(
    [...docsSets.values()].flatMap((other) => {
      const same = other.docs.find((doc) => doc.id === id && !doc.unlisted);
      return same && other.set.instance === set.instance ? [[other.set.version, same.path]] : [];
    }),
  );

/** The address for search engines, if it is that of another version. */
function canonical(doc: Doc, locale: Locale, content: SiteContent): { canonical?: string } {
  const shown = canonicalDoc(content, doc);
  if (shown === doc) return {};
  const { locale: language } = versionFor(shown, locale);
  return { canonical: pageAddress(shown.path, language, site) };
}
