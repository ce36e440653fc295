import { listed } from '../blog/lists';
import { lastDocs } from '../content/content-index';
import { translationFor, type ContentDocument, type Doc, type Post } from '../content/documents';
import { resolveLink } from '../links/resolve';
import type { Locale } from '../routing/locale';
import type { SiteContent } from './site-content';

/** Number of documents above which a text that links to them is an overview and says nothing about each. */
const OVERVIEW = 20;

/**
 * The posts and docs whose texts in a language link to a document: posts, newest first, then docs. Overviews and old
 * versions of docs are none of them.
 */
export function mentions(
  { index, targets }: Pick<SiteContent, 'index' | 'targets'>,
  locale: Locale,
): Map<ContentDocument, (Post | Doc)[]> {
  const found = new Map<ContentDocument, (Post | Doc)[]>();
  const docs = lastDocs(index).filter(({ isIndex }) => !isIndex);
  for (const source of listed<Post | Doc>([...index.posts, ...docs])) {
    const translation = translationFor(source, locale);
    const named = new Set<ContentDocument>();
    for (const record of translation.compiled.links) {
      const link = resolveLink(record, translation, source, targets);
      if (link.kind === 'page' && link.document && link.document !== source) named.add(link.document);
    }
    for (const target of named.size > OVERVIEW ? [] : named)
      found.set(target, [...(found.get(target) ?? []), source]);
  }
  return found;
}
