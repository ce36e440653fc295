/** One address of each kind of page, without language prefix. The not-found one does not exist, on purpose. */
export const PAGE_KINDS = {
  home: '/',
  list: '/blog',
  post: '/blog/PythonAsyncIO',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/Linux',
  authors: '/blog/authors',
  author: '/blog/authors/tidepool',
  'docs index': '/docs',
  category: '/docs/Docker/',
  doc: '/docs/SQL/NF',
  'docs tags': '/docs/tags',
  'docs tag': '/docs/tags/Docker',
  about: '/about/',
  test: '/test/',
  'not-found': '/docs/Docker/Bulid',
} as const;
