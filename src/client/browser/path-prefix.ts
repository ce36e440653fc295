/** An address of the site as Gatsby's own functions take it: they add the path prefix again. */
export const withoutPrefix = (href: string): string =>
  __PATH_PREFIX__ !== '' && href.startsWith(__PATH_PREFIX__)
    ? href.slice(__PATH_PREFIX__.length) || '/'
    : href;
