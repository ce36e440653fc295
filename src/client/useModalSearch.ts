import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useEffect, useMemo, useRef, useState, type MutableRefObject } from 'react';
import type { Locale } from '../domain/routing/locale';
import { isSitePath } from '../domain/routing/paths';
import { site } from '../site/config';
import { openPage } from './link-router';
import { guardedClient, type SearchClient } from './search-client';
import { watchComposition } from './search-composition';
import { embeddedClient } from './search-embedded';
import { resultAddress, useSearchSetup, type SearchSetup } from './useSearchSetup';

/** Application id and key: DocSearch insists on them, even where nobody is asked. */
const NOBODY = 'embedded';

/** Rows per category; DocSearch's own 5 would hide most of a good answer. */
const ROWS_PER_GROUP = 10;

const navigator: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => (isSitePath(itemUrl) ? openPage(itemUrl) : window.location.assign(itemUrl)),
  navigateNewTab: ({ itemUrl }) => window.open(itemUrl, '_blank', 'noopener'),
  navigateNewWindow: ({ itemUrl }) => window.open(itemUrl, '_blank', 'noopener'),
};

const transformItems: DocSearchModalProps['transformItems'] = (items) =>
  items.map((item) => ({ ...item, url: resultAddress(item.url) }));

/** Where readers report that a query finds nothing; null hides the link. */
const getMissingResultsUrl = ({ query }: { query: string }): string =>
  (site.search.reportUrl ?? '').replace('{query}', encodeURIComponent(query));

/** What DocSearch's dialogs, with and without the assistant, search with. */
export interface ModalSearch {
  setup: SearchSetup;
  /** The last search failed. */
  hasFailed: boolean;
  /** Documents found by the last one. */
  total: MutableRefObject<number>;
  props: Pick<
    DocSearchModalProps,
    | 'appId'
    | 'apiKey'
    | 'indices'
    | 'maxResultsPerGroup'
    | 'transformSearchClient'
    | 'transformItems'
    | 'navigator'
    | 'getMissingResultsUrl'
    | 'initialScrollY'
  >;
}

/** The search of an open dialog; with the dialog ends its state. */
export function useModalSearch(locale: Locale): ModalSearch {
  const setup = useSearchSetup(locale);
  const [hasFailed, setHasFailed] = useState(false);
  const total = useRef(0);
  const [composition] = useState(watchComposition);
  useEffect(() => composition.stop, [composition]);

  const props = useMemo((): ModalSearch['props'] => {
    const { hosted, reportUrl } = site.search;
    const events = {
      isComposing: composition.isActive,
      delay: setup.delay,
      onAnswer: (found: number | null) => {
        total.current = found ?? 0;
        setHasFailed(found === null);
      },
    };
    const embedded = hosted ? null : embeddedClient(locale);
    const facets = setup.facetFilters.length > 0 ? { facetFilters: setup.facetFilters } : {};
    return {
      appId: hosted?.appId ?? NOBODY,
      apiKey: hosted?.apiKey ?? NOBODY,
      indices: [{ name: setup.index, searchParameters: facets }],
      maxResultsPerGroup: ROWS_PER_GROUP,
      transformSearchClient: (client) => ({
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
  return { setup, hasFailed, total, props };
}
