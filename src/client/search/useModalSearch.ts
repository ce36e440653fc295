import { unescapeHtml } from '../../domain/basics/escape-html';
import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchResult } from '../../domain/search/answer';
import type { SearchHit } from '../../domain/search/hits';
import type { Locale } from '../../domain/routing/locale';
import { isSitePath } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { openPage } from '../navigation/link-router';
import { guardedClient, type SearchClient } from './search-client';
import { markWordsOf } from './mark-words';
import { watchComposition } from './search-composition';
import { embeddedClient } from './search-embedded';
import { resultAddress, searchSetup } from './search-setup';

/** Application id and key, which DocSearch requires even when no provider is asked. */
const NOBODY = 'embedded';

/** Rows per category; DocSearch's default of 5 would hide most of a good answer. */
const ROWS_PER_GROUP = 10;

type DocSearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

const navigator: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => {
    markWordsOf(document.querySelector('.DocSearch-Hit[aria-selected="true"]'));
    if (isSitePath(itemUrl)) openPage(itemUrl);
    else window.location.assign(itemUrl);
  },
  navigateNewTab: ({ itemUrl }) => window.open(itemUrl, '_blank', 'noopener'),
  navigateNewWindow: ({ itemUrl }) => window.open(itemUrl, '_blank', 'noopener'),
};

const transformItems: DocSearchModalProps['transformItems'] = (items) =>
  items.map((item) => ({ ...item, url: resultAddress(item.url) }));

/** Address for reporting a query without results; null hides the link. */
const getMissingResultsUrl = ({ query }: { query: string }): string =>
  (site.search.reportUrl ?? '').replace('{query}', encodeURIComponent(query));

/** Maximum number of suggestions. */
const MOST_SUGGESTIONS = 3;

/** The subject of a category: `Docs › Docker` is about Docker. */
const subjectOf = ({ hierarchy }: SearchHit): string =>
  unescapeHtml(hierarchy.lvl0 ?? '')
    .split(' › ')
    .at(-1) ?? '';

/** Subjects of earlier results, latest first. */
const withSubjects = (known: readonly string[], { hits }: SearchResult): string[] =>
  [...new Set([...hits.map(subjectOf), ...known])].filter(Boolean);

/** The search of an open dialog of DocSearch, with and without the assistant; its state ends with the dialog. */
export function useModalSearch(locale: Locale, initialQuery: string) {
  const setup = useMemo(() => searchSetup(locale), [locale]);
  // Either the last search failed, or it found nothing and these are suggestions.
  const [notice, setNotice] = useState<'failed' | string[] | null>(null);
  const [start, setStart] = useState({ text: initialQuery, key: 0 });
  /** Number of documents that the last search found. */
  const total = useRef(0);
  const [composition] = useState(watchComposition);
  useEffect(() => composition.stop, [composition]);

  const props = useMemo(() => {
    const { hosted, reportUrl } = site.search;
    let subjects: string[] = [];
    const events = {
      isComposing: composition.isActive,
      delay: setup.delay,
      onAnswer: (result: SearchResult | null) => {
        total.current = result?.nbHits ?? 0;
        if (result) subjects = withSubjects(subjects, result);
        const suggested = total.current === 0 ? subjects.slice(0, MOST_SUGGESTIONS) : [];
        setNotice(result === null ? 'failed' : suggested.length > 0 ? suggested : null);
      },
    };
    const embedded = hosted ? null : embeddedClient(locale);
    const facets = setup.facetFilters.length > 0 ? { facetFilters: setup.facetFilters } : {};
    return {
      appId: hosted?.appId ?? NOBODY,
      apiKey: hosted?.apiKey ?? NOBODY,
      indices: [{ name: setup.index, searchParameters: facets }],
      maxResultsPerGroup: ROWS_PER_GROUP,
      transformSearchClient: (client: DocSearchClient) => ({
        addAlgoliaAgent: client.addAlgoliaAgent,
        transporter: client.transporter,
        search: guardedClient(embedded ?? (client as unknown as SearchClient), events).search,
      }),
      transformItems,
      navigator,
      ...(reportUrl === null ? {} : { getMissingResultsUrl }),
      initialScrollY: window.scrollY,
    };
  }, [locale, setup, composition]);
  return {
    setup,
    notice,
    total,
    /** Starts over with another text in the field. */
    searchFor: (text: string) => setStart(({ key }) => ({ text, key: key + 1 })),
    /** Key of the dialog; another one starts it over. */
    key: start.key,
    props: { ...props, initialQuery: start.text },
  };
}
