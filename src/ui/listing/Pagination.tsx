import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './Pagination.ondemand.module.css';

/** A page of a list. */
export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  pageHref: (page: number) => string;
}

/** Links to the other pages of a list. */
export function Pagination({ page, pageCount, pageHref }: PaginationProps) {
  const t = useTranslate();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.nav} aria-label={t('lists.pages')}>
      {page > 1 && (
        <Link className={styles.newer} href={pageHref(page - 1)} rel="prev">
          {t('lists.newerEntries')}
        </Link>
      )}
      <ol className={styles.pages}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={index}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                href={pageHref(number)}
                aria-label={t('lists.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className={styles.older} href={pageHref(page + 1)} rel="next">
          {t('lists.olderEntries')}
        </Link>
      )}
    </nav>
  );
}

/** Links to the previous and next page of a list, for Gatsby's `Head`. */
export const PagingLinks = ({ page, pageCount, pageHref }: PaginationProps) => (
  <>
    {page > 1 && <link rel="prev" href={pageHref(page - 1)} />}
    {page < pageCount && <link rel="next" href={pageHref(page + 1)} />}
  </>
);

/**
 * The page numbers that are shown: first, last, and those around the current one; null stands for a gap of more than
 * one page.
 * @example pageNumbers(5, 9) // [1, null, 4, 5, 6, null, 9]
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const isNear = Math.abs(number - page) <= 1 || number === 1 || number === pageCount;
    // A gap of one page takes as much space as its number.
    const fillsGap = (number === 2 && page === 4) || (number === pageCount - 1 && page === pageCount - 3);
    if (isNear || fillsGap) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
