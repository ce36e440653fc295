interface PagingLinksProps {
  context: {
    /** 1-based. */
    page: number;
    pageCount: number;
  };
  pageHref: (page: number) => string;
}

/** Links to the previous and next page of a list, for Gatsby's `Head`. */
export const PagingLinks = ({ context: { page, pageCount }, pageHref }: PagingLinksProps) => (
  <>
    {page > 1 && <link rel="prev" href={pageHref(page - 1)} />}
    {page < pageCount && <link rel="next" href={pageHref(page + 1)} />}
  </>
);
