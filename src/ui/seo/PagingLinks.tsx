/** Props of {@link PagingLinks}. */
export interface PagingLinksProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  pageHref: (page: number) => string;
}

/** Links to the previous and next page of a list, for Gatsby's `Head`. */
export const PagingLinks = ({ page, pageCount, pageHref }: PagingLinksProps) => (
  <>
    {page > 1 && <link rel="prev" href={pageHref(page - 1)} />}
    {page < pageCount && <link rel="next" href={pageHref(page + 1)} />}
  </>
);
