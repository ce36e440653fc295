import { loadFragment, rank, type IndexFiles, type RankedPage } from './engine';
import { fold } from './highlight';
import { toHit, type SearchHit } from './hits';
import type { PageFragment } from './index-format';

/** The part of a provider's request that the embedded index answers. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** One result per page of the site. */
  distinct?: number | boolean | string;
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A provider's answer to one request. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  index: string;
  query: string;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  params: string;
}

/** How many pages' titles are compared with the query. */
const TITLED = 10;

/** Factor for a page whose title contains the whole query. */
const TITLE_GAIN = 1.5;

/** Width of a word, in which the provider measures snippets. */
const WORD_WIDTH = 8;

/** An answer without results. */
export const emptyResult = ({
  indexName,
  query = '',
  page = 0,
  hitsPerPage = 20,
}: SearchRequest): SearchResult => ({
  hits: [],
  nbHits: 0,
  index: indexName,
  query,
  page,
  nbPages: 0,
  hitsPerPage,
  processingTimeMS: 0,
  exhaustiveNbHits: true,
  params: '',
});

/** Answers a request from the embedded index. */
export async function answer(request: SearchRequest, files: IndexFiles): Promise<SearchResult> {
  const result = emptyResult(request);
  const { query, page, hitsPerPage } = result;
  if (hitsPerPage === 0 || query.trim() === '') return result;
  const { pages, marks } = await rank(query, files);
  const { ranked, titled } = await applyTitleRule(pages, query, files);
  const rows = ranked.flatMap(({ page: number, sections }) => {
    // Of a page whose title is what the query asks for, the first result is the page itself.
    const own = titled.has(number)
      ? (['page', ...sections.filter((section) => section > 0)] as const)
      : sections;
    return (request.distinct ? own.slice(0, 1) : own).map((section) => ({ page: number, section }));
  });
  const style = {
    marks,
    tags: { pre: request.highlightPreTag ?? '<mark>', post: request.highlightPostTag ?? '</mark>' },
    width: snippetWidth(request.attributesToSnippet),
  };
  const shown = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.map(async (row) => toHit(await loadFragment(row.page, files), row.section, style));
  return {
    ...result,
    hits: await Promise.all(hits),
    nbHits: ranked.length,
    nbPages: Math.ceil(rows.length / hitsPerPage),
  };
}

/** Raises pages whose title contains the whole query. */
async function applyTitleRule(
  pages: readonly RankedPage[],
  query: string,
  files: IndexFiles,
): Promise<{ ranked: RankedPage[]; titled: Set<number> }> {
  const wanted = squeeze(query);
  const first = pages.slice(0, TITLED);
  const fragments = await Promise.all(first.map(({ page }) => loadFragment(page, files)));
  const titled = new Set(first.filter((_, at) => holds(fragments[at], wanted)).map(({ page }) => page));
  const gained = first.map((entry) => ({
    ...entry,
    score: entry.score * (titled.has(entry.page) ? TITLE_GAIN : 1),
  }));
  return { ranked: [...gained.sort((a, b) => b.score - a.score), ...pages.slice(TITLED)], titled };
}

const holds = (fragment: PageFragment | undefined, wanted: string): boolean =>
  fragment !== undefined && squeeze(fragment.t).includes(wanted);

const squeeze = (text: string): string => fold(text).replace(/\s+/g, '');

/** Width of `content:15`. */
function snippetWidth(attributes: readonly string[] = []): number {
  const words = attributes
    .map((name) => /^content:(\d+)$/.exec(name)?.[1])
    .find((count) => count !== undefined);
  return Number(words ?? 15) * WORD_WIDTH;
}
