/** One address per kind of page, without language prefix. The not-found one does not exist, on purpose. */
export const PAGE_KINDS = {
  home: '/',
  list: '/blog',
  post: '/blog/PythonAsyncIO',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/Linux',
  authors: '/blog/authors',
  author: '/blog/authors/tidepool',
  'docs-index': '/docs',
  category: '/docs/Docker/',
  doc: '/docs/SQL/NF',
  'docs-tags': '/docs/tags',
  'docs-tag': '/docs/tags/Docker',
  about: '/about/',
  friends: '/friends/',
  release: '/release/',
  search: '/search?q=Docker',
  test: '/test/',
  'interactive-test': '/test2/',
  'not-found': '/docs/Docker/Bulid',
};

const LANGUAGES = { 'zh-Hans': '', en: '/en' };

/** Pictures that `npm run screenshots` takes: every kind of page × language × colour mode × width. */
export const SCREENSHOTS = [390, 1440].flatMap((width) =>
  Object.entries(PAGE_KINDS).flatMap(([kind, address]) =>
    Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
      ['dark', 'light'].map((mode) => {
        const name = `${kind}.${language}.${mode}.${width}`;
        return { name, address: prefix + address, mode, width };
      }),
    ),
  ),
);
