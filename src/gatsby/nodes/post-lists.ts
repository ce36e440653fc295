import { listed } from '../../domain/blog/lists';
import type { Post } from '../../domain/content/documents';
import type { Locale } from '../../domain/routing/locale';
import type { PlannedPage } from '../../domain/site/page-plan';
import { documentNodeId, postListNodeId } from './node-ids';
import type { NodeInput, NodeSources } from './node-types';

/**
 * One node per page that lists posts, with the posts it shows. A query over all posts would run again on every such
 * page whenever any post changes, and there are about as many list pages as posts.
 */
export function postListNodes(locale: Locale, { content, site }: NodeSources): NodeInput[] {
  const postsOf = listsOf(content.index.posts);
  return content.plan.pages.flatMap((page) => {
    if (page.locale !== locale || page.list === null) return [];
    const start = (page.list.page - 1) * site.blog.pageSize;
    const posts = postsOf(page).slice(start, start + site.blog.pageSize);
    return [
      {
        id: postListNodeId(page),
        type: 'PostList',
        path: page.path,
        posts: posts.map((post) => documentNodeId(post, locale)),
      },
    ];
  });
}

/** Finds the whole list that a page shows a part of. The page of a tag that only unlisted posts have shows those. */
function listsOf(posts: readonly Post[]): (page: PlannedPage) => Post[] {
  const shown = listed(posts);
  const hidden = posts.filter(({ draft, unlisted: isUnlisted }) => draft || isUnlisted);
  const byTag = groupBy(shown, ({ tags }) => tags);
  const hiddenByTag = groupBy(hidden, ({ tags }) => tags);
  const byAuthor = groupBy(shown, ({ authors }) => authors);
  return ({ kind, key }) => {
    if (key === null) return shown;
    const list = kind === 'blog-author' ? byAuthor.get(key) : (byTag.get(key) ?? hiddenByTag.get(key));
    return list ?? [];
  };
}

function groupBy(
  posts: readonly Post[],
  keysOf: (frontMatter: Post['original']['frontMatter']) => readonly string[],
): Map<string, Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts)
    for (const key of new Set(keysOf(post.original.frontMatter))) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  return groups;
}
