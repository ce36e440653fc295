/** An address without the path prefix, which Gatsby's functions add again. */
export const withoutPrefix = (href: string): string =>
  __PATH_PREFIX__ !== '' && href.startsWith(__PATH_PREFIX__)
    ? href.slice(__PATH_PREFIX__.length) || '/'
    : href;
