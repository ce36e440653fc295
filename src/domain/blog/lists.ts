import { groupBy } from '../basics/group-by';
import type { ContentDocument, Post } from '../content/documents';

/** Whether a document appears in lists, feeds, search and counts (drafts are dropped before the index is built). */
export const isListed = ({ draft, unlisted }: Pick<ContentDocument, 'draft' | 'unlisted'>): boolean =>
  !unlisted && !draft;

/** Documents that appear in lists, feeds, search and counts. */
export const listed = <D extends ContentDocument>(documents: readonly D[]): D[] => documents.filter(isListed);

/** Neighbours of a post among the listed posts (newest first): `prev` is newer, `next` older. */
export interface PostNeighbours {
  prev: Post | null;
  next: Post | null;
}

/** Neighbours of every listed post by key; unlisted posts have none. */
export function postNeighbours(posts: readonly Post[]): Map<string, PostNeighbours> {
  const list = listed(posts);
  return new Map(
    list.map((post, index) => [post.key, { prev: list[index - 1] ?? null, next: list[index + 1] ?? null }]),
  );
}

/** Weight of a `recommended` field: 0 without a recommendation. */
export const recommendationWeight = (value: boolean | number): number =>
  typeof value === 'number' ? value : value ? 1 : 0;

/** Recommended documents, heaviest first; equal ones keep their order. */
export function recommended<D extends ContentDocument>(documents: readonly D[]): D[] {
  const weightOf = ({ original }: D): number => recommendationWeight(original.frontMatter.recommended);
  return listed(documents)
    .filter((document) => weightOf(document) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/** The newest listed posts; `posts` are newest first. */
export const latestPosts = (posts: readonly Post[], count: number): Post[] => listed(posts).slice(0, count);

/**
 * Posts that share tags with each post, by its key. The rarer a tag the more it counts; ties go to the newer post.
 * The neighbours are left out, because their links are directly above.
 */
export function relatedPosts(posts: readonly Post[], limit: number): Map<string, Post[]> {
  const list = listed(posts);
  const byTag = groupBy(list.keys(), (index) => list[index]?.original.frontMatter.tags ?? []);
  const neighbours = postNeighbours(posts);
  const related = new Map<string, Post[]>();
  for (const post of posts) {
    const { prev, next } = neighbours.get(post.key) ?? {};
    const shown = new Set([post.key, prev?.key, next?.key]);
    const scores = new Map<number, number>();
    for (const tag of new Set(post.original.frontMatter.tags)) {
      const members = byTag.get(tag) ?? [];
      // A tag on hundreds of posts means little and would make this quadratic.
      const weight = Math.log(1 + list.length / Math.max(1, members.length));
      for (const index of members.slice(0, RELATED_SCAN))
        scores.set(index, (scores.get(index) ?? 0) + weight);
    }
    const best = [...scores]
      .filter(([index]) => !shown.has(list[index]?.key))
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, limit)
      .flatMap(([index]) => list[index] ?? []);
    if (best.length > 0) related.set(post.key, best);
  }
  return related;
}

const RELATED_SCAN = 200;
