import { markWordsOf } from '../../client/search/mark-words';
import { resultAddress } from '../../client/search/search-setup';
import { useDocumentTitle, useSearchPage } from '../../client/search/useSearchPage';
import type { SearchHit } from '../../domain/search/hits';
import { resultParts } from '../../domain/search/result-parts';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { ListPage } from '../listing/ListPage';
import * as button from '../primitives/Button.module.css';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { Link } from '../primitives/Link';
import { SearchForm } from './SearchForm';
import * as formStyles from './SearchForm.ondemand.module.css';
import * as styles from './SearchPageView.ondemand.module.css';

const SHEETS = [styles, formStyles];

/**
 * The search page: all results, and an address that can be shared.
 * @param search Query of the current address, with its question mark.
 */
export function SearchPageView({ search }: { search: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const path = siteHref(`/${site.search.searchPagePath}`, locale);
  const { text, type, submit, state, end } = useSearchPage(locale, path, search);
  const { query, hits, total, status } = state;
  const heading = query === '' ? t('search.heading') : t('search.headingFor', { query });
  useDocumentTitle(query === '' ? null : `${heading} ${site.titleDelimiter} ${site.title[locale]}`);
  const isFirstPage = hits.length === 0;
  return (
    <ListPage
      heading={heading}
      description={
        <>
          <OnDemandStyles of={SHEETS} />
          <SearchForm value={text} onChange={type} onSubmit={submit} />
          <noscript>{t('search.noScript')}</noscript>
        </>
      }
    >
      <p className={styles.status} role="status">
        {status !== 'idle' &&
          !(status === 'loading' && isFirstPage) &&
          status !== 'failed' &&
          (total > 0 ? t('search.found', { count: total }) : t('search.none'))}
      </p>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('search.failed')}</p>
          <p className={styles.help}>{t('search.failedHelp')}</p>
          <button type="button" className={button.button} onClick={submit}>
            {t('search.retry')}
          </button>
        </div>
      )}
      <p ref={end} className={styles.more}>
        {status === 'loading' && t('search.loading')}
      </p>
    </ListPage>
  );
}

/** A result: the deepest title, its path, and the text around the match. All of it is escaped HTML with marks. */
function ResultItem({ hit }: { hit: SearchHit }) {
  const { title, parents, snippet } = resultParts(hit);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link
          href={resultAddress(hit.url)}
          onClick={(event) => markWordsOf(event.currentTarget.closest('li'), event)}
        >
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </Link>
      </h2>
      {parents.length > 0 && (
        <p className={styles.path}>
          {parents.map((parent, at) => (
            <span key={at} className={styles.step} dangerouslySetInnerHTML={{ __html: parent }} />
          ))}
        </p>
      )}
      {snippet !== null && <p className={styles.snippet} dangerouslySetInnerHTML={{ __html: snippet }} />}
    </li>
  );
}
