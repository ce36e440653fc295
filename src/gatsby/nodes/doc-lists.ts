import { listed } from '../../domain/blog/lists';
import { lastDocs } from '../../domain/content/content-index';
import { tagKeys } from '../../domain/content/tags';
import { versionFor, type Doc } from '../../domain/content/documents';
import type { Locale } from '../../domain/routing/locale';
import { docListNodeId, documentNodeId } from './node-ids';
import type { NodeInput, NodeSources } from './node-types';

/** One node per page of a docs tag, with its docs by title; unlisted ones where there are no others. */
export function docListNodes(locale: Locale, { content }: NodeSources): NodeInput[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const titleOf = (doc: Doc): string => versionFor(doc, locale).title;
  return content.plan.pages.flatMap((page) => {
    if (page.locale !== locale || page.kind !== 'docs-tag' || page.key === null) return [];
    const { key } = page;
    const tagged = lastDocs(content.index).filter((doc) => tagKeys(doc).includes(key));
    const shown = listed(tagged);
    const docs = (shown.length > 0 ? shown : tagged).sort((a, b) => order.compare(titleOf(a), titleOf(b)));
    return [
      {
        id: docListNodeId(page),
        type: 'DocList',
        path: page.path,
        docs: docs.map((doc) => documentNodeId(doc, locale)),
      },
    ];
  });
}
