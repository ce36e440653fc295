import { groupBy } from '../../domain/basics/group-by';
import { listed } from '../../domain/blog/lists';
import { lastDocs } from '../../domain/content/content-index';
import { versionFor, type Doc, type Post } from '../../domain/content/documents';
import { tagKeys } from '../../domain/content/tags';
import type { Locale } from '../../domain/routing/locale';
import type { PlannedPage } from '../../domain/site/page-plan';
import { docListNodeId, documentNodeId, postListNodeId } from './node-ids';
import type { NodeInput, NodeSources } from './node-types';

/**
 * One node per page of a list, with the documents it shows. A query over all posts would run again on every such page
 * whenever any post changes, and there are about as many list pages as posts.
 */
export function listNodes(locale: Locale, { content, site }: NodeSources): NodeInput[] {
  const postsOf = postLists(content.index.posts);
  const docsOf = docLists(lastDocs(content.index), locale);
  const ids = (documents: readonly (Post | Doc)[]) =>
    documents.map((document) => documentNodeId(document, locale));
  return content.plan.pages.flatMap((page): NodeInput[] => {
    if (page.locale !== locale) return [];
    if (page.kind === 'docs-tag' && page.key !== null)
      return [{ id: docListNodeId(page), type: 'DocList', path: page.path, docs: ids(docsOf(page.key)) }];
    if (page.list === null) return [];
    const start = (page.list.page - 1) * site.blog.pageSize;
    const posts = postsOf(page).slice(start, start + site.blog.pageSize);
    return [{ id: postListNodeId(page), type: 'PostList', path: page.path, posts: ids(posts) }];
  });
}

/** Finds the docs with a tag, by title; unlisted ones where there are no others. */
function docLists(docs: readonly Doc[], locale: Locale): (tag: string) => Doc[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const titleOf = (doc: Doc): string => versionFor(doc, locale).title;
  const byTag = groupBy(docs, (doc) => tagKeys(doc));
  return (tag) => {
    const tagged = byTag.get(tag) ?? [];
    const shown = listed(tagged);
    return (shown.length > 0 ? shown : tagged).sort((a, b) => order.compare(titleOf(a), titleOf(b)));
  };
}

/** Finds the whole list that a page shows a part of. The page of a tag that only unlisted posts have shows those. */
function postLists(posts: readonly Post[]): (page: PlannedPage) => Post[] {
  const shown = listed(posts);
  const hidden = posts.filter(({ draft, unlisted: isUnlisted }) => draft || isUnlisted);
  const tagsOf = ({ original }: Post): string[] => original.frontMatter.tags;
  const byTag = groupBy(shown, tagsOf);
  const hiddenByTag = groupBy(hidden, tagsOf);
  const byAuthor = groupBy(shown, ({ original }) => original.frontMatter.authors);
  return ({ kind, key }) => {
    if (key === null) return shown;
    const list = kind === 'blog-author' ? byAuthor.get(key) : (byTag.get(key) ?? hiddenByTag.get(key));
    return list ?? [];
  };
}
