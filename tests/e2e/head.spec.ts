import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { columnsOf, DESCRIPTION_COLUMNS } from '../../src/domain/publish/meta-description';
import {
  localeCodes,
  localeDefinition,
  localizePath,
  splitLocale,
  type Locale,
} from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import {
  builtHeads,
  isDoc,
  isPost,
  localPath,
  PUBLIC,
  publishedFile,
  type BuiltHead,
} from '../support/built-heads';
import { pictureSize } from '../support/page-head';
import { documentProblems } from '../support/schema-org';
import { TEST_DOCS, TEST_POSTS } from '../support/test-content';

/** What every page of the built site tells search engines and networks. No browser: the files are the answer. */

const heads = builtHeads();
const byAddress = new Map(heads.map((head) => [head.address, head]));
const one = (head: BuiltHead, name: string): string => head.metas.get(name)?.[0] ?? '';

/** Pages for which something is wrong, with what. */
const problems = (check: (head: BuiltHead) => string[]): string[] =>
  heads.flatMap((head) => check(head).map((problem) => `${head.address}: ${problem}`));

/** The language of a page's text, which is that of the original where there is no translation. */
const textLocale = (head: BuiltHead): Locale =>
  splitLocale(localPath(head.canonical[0] ?? '') ?? head.address, site.i18n).locale;

/** Names that may stand on a page several times. */
const REPEATED = new Set(['article:tag', 'article:author', 'og:locale:alternate']);

test('every page has one title, one description that search engines show whole, and its language', () => {
  expect(heads.length).toBeGreaterThan(2 * (TEST_POSTS.length + TEST_DOCS.length));
  expect(
    problems((head) => {
      const [title = '', ...more] = head.titles;
      const name = site.title[head.locale];
      const columns = columnsOf(one(head, 'description'));
      return [
        ...(more.length === 0 && (title === name || (title.endsWith(` | ${name}`) && title !== ` | ${name}`))
          ? []
          : [`titles ${JSON.stringify(head.titles)}`]),
        ...(columns >= DESCRIPTION_COLUMNS.min && columns <= DESCRIPTION_COLUMNS.max
          ? []
          : [`a description of ${String(columns)} columns: ${one(head, 'description')}`]),
        ...(head.lang === localeDefinition(site.i18n, head.locale).htmlLang ? [] : [`lang="${head.lang}"`]),
        ...[...head.metas]
          .filter(([meta, values]) => values.length > 1 && !REPEATED.has(meta))
          .map(([meta]) => `${meta} twice`),
        ...[...head.metas].filter(([, values]) => values.includes('')).map(([meta]) => `${meta} is empty`),
      ];
    }),
  ).toEqual([]);
});

test('titles are those of the pages, with the name of the site', () => {
  const titles = {
    '/': '潮池札记',
    '/en/': 'Tidepool Notes',
    '/blog': '博客 | 潮池札记',
    '/en/blog': 'Blog | Tidepool Notes',
    '/en/docs/Docker/': 'Docker | Tidepool Notes',
    '/en/about/': 'About This Site | Tidepool Notes',
  };
  const found = Object.keys(titles).map((address) => [address, byAddress.get(address)?.titles[0]]);
  expect(Object.fromEntries(found)).toEqual(titles);
});

test('titles of pages that search engines show differ', () => {
  const seen = new Map<string, string>();
  expect(
    problems((head) => {
      if (!head.isIndexed || localPath(head.canonical[0] ?? '') !== head.address) return [];
      const title = `${head.locale} ${head.titles[0] ?? ''}`;
      const other = seen.get(title);
      seen.set(title, head.address);
      return other === undefined ? [] : [`like ${other}: ${title}`];
    }),
  ).toEqual([]);
});

test('descriptions of pages that search engines show differ', () => {
  const seen = new Map<string, string>();
  expect(
    problems((head) => {
      // What repeats a text is not shown where that is.
      if (!head.isIndexed || localPath(head.canonical[0] ?? '') !== head.address) return [];
      const description = one(head, 'description');
      const other = seen.get(description);
      seen.set(description, head.address);
      return other === undefined ? [] : [`like ${other}: ${description}`];
    }),
  ).toEqual([]);
});

test('every page has one canonical address, its own or that of the text it repeats', () => {
  expect(
    problems((head) => {
      const [canonical = '', ...more] = head.canonical;
      const target = localPath(canonical);
      const original = target === null ? undefined : byAddress.get(target);
      const isOwn = target === head.address;
      const isOriginal = original?.neutral === head.neutral && original.canonical[0] === canonical;
      return more.length === 0 && (isOwn || isOriginal) && one(head, 'og:url') === canonical
        ? []
        : [JSON.stringify(head.canonical)];
    }),
  ).toEqual([]);
});

test('languages of a page name each other, themselves and the default one', () => {
  const codes = localeCodes(site.i18n);
  const htmlLang = (locale: Locale): string => localeDefinition(site.i18n, locale).htmlLang;
  const named = heads.filter(({ alternates }) => alternates.length > 0);
  expect(named.length).toBeGreaterThan(2 * (TEST_POSTS.length + TEST_DOCS.length));
  expect(
    problems((head) => {
      if (head.alternates.length === 0) return [];
      const langs = head.alternates.map(({ lang }) => lang);
      const hrefOf = (lang: string) => head.alternates.find((each) => each.lang === lang)?.href;
      const original = localizePath(head.neutral, site.i18n.defaultLocale, site.i18n);
      return [
        ...(new Set(langs).size === langs.length ? [] : ['a language twice']),
        ...(hrefOf(htmlLang(head.locale)) === head.canonical[0] ? [] : ['does not name itself']),
        ...(localPath(hrefOf('x-default') ?? '') === original ? [] : ['x-default leads elsewhere']),
        ...codes.flatMap((code) => {
          const other = byAddress.get(localPath(hrefOf(htmlLang(code)) ?? '') ?? '');
          if (other === undefined) return [`no page in ${code}`];
          const back = other.alternates.find(({ lang }) => lang === htmlLang(head.locale))?.href;
          return other.lang === htmlLang(code) && back === head.canonical[0]
            ? []
            : [`${code} does not answer`];
        }),
      ];
    }),
  ).toEqual([]);
});

test('every page has a picture for networks, of the right size; posts and docs have their own', () => {
  const sizes = new Map<string, string>();
  const check = (href: string): string => {
    const known = sizes.get(href);
    if (known !== undefined) return known;
    const file = publishedFile(href);
    const result =
      file === null
        ? 'no picture'
        : `${pictureSize(file)}${statSync(file).size < 80_000 ? '' : ', too heavy'}`;
    sizes.set(href, result);
    return result;
  };
  expect(
    problems((head) => {
      const image = one(head, 'og:image');
      const general = `${site.url}${localizePath('/card.jpg', head.locale, site.i18n)}`;
      const own = isPost(head) || isDoc(head);
      return [
        ...(check(image) === '1200×630' ? [] : [`${image}: ${check(image)}`]),
        ...((image !== general) === own ? [] : [`${image} is ${own ? 'not ' : ''}its own`]),
        ...(one(head, 'twitter:image') === image ? [] : ['twitter:image']),
        ...(one(head, 'og:image:width') === '1200' && one(head, 'og:image:height') === '630' ? [] : ['size']),
        ...(one(head, 'og:image:alt') === head.titles[0] ? [] : ['og:image:alt']),
      ];
    }),
  ).toEqual([]);
  expect(new Set(sizes.keys()).size).toBe(heads.filter((head) => isPost(head) || isDoc(head)).length + 2);
});

test('Open Graph, X and DocSearch know what each page is', () => {
  expect(
    problems((head) => {
      const type =
        isPost(head) || isDoc(head)
          ? 'article'
          : /^\/blog\/authors\/./.test(head.neutral)
            ? 'profile'
            : 'website';
      const wanted: Record<string, string> = {
        'og:type': type,
        'og:title': head.titles[0] ?? '',
        'og:description': one(head, 'description'),
        'og:site_name': site.title[head.locale],
        'og:locale': localeDefinition(site.i18n, textLocale(head)).ogLocale,
        'twitter:card': 'summary_large_image',
        'docsearch:language': head.locale,
        'docsearch:version': isDoc(head) ? 'current' : '',
      };
      return Object.entries(wanted)
        .filter(([name, value]) => one(head, name) !== value)
        .map(([name]) => `${name}: ${one(head, name)}`);
    }),
  ).toEqual([]);
  const tagOf = (address: string): string | undefined =>
    byAddress.get(address)?.metas.get('docsearch:docusaurus_tag')?.[0];
  expect(
    [
      '/',
      '/blog',
      '/blog/Awk',
      '/blog/tags',
      '/blog/tags/Linux',
      '/blog/authors',
      '/docs/tags',
      '/en/docs/SQL/NF',
    ].map(tagOf),
  ).toEqual([
    'default',
    'blog_posts_list',
    'default',
    'blog_tags_list',
    'blog_tags_posts',
    'blog_authors_list',
    'doc_tags_list',
    'docs-default-current',
  ]);
});

test('articles say when they were written and what they are about', () => {
  const day = /^\d{4}-\d{2}-\d{2}/;
  expect(
    problems((head) => {
      if (!isPost(head)) return [];
      const tags = head.metas.get('article:tag') ?? [];
      const authors = head.metas.get('article:author') ?? [];
      return [
        ...(day.test(one(head, 'article:published_time')) ? [] : ['no date']),
        ...(tags.length > 0 ? [] : ['no tags']),
        ...(authors.length > 0 && authors.every((author) => byAddress.has(localPath(author) ?? ''))
          ? []
          : [`authors ${authors.join(' ')}`]),
      ];
    }),
  ).toEqual([]);
  const dated = heads.filter((head) => day.test(one(head, 'article:modified_time')));
  expect(dated.every((head) => isPost(head) || isDoc(head))).toBe(true);
  // What git knows of the other texts differs from clone to clone.
  for (const address of ['/blog/Awk', '/en/blog/Awk', '/docs/SQL/NF', '/en/docs/SQL/NF'])
    expect(byAddress.get(address)?.metas.get('article:modified_time'), address).toEqual([
      expect.stringMatching(/^2026-02-03/),
    ]);
});

test('structured data is valid, and of the kind of its page', () => {
  expect(problems((head) => head.jsonLd.flatMap(documentProblems))).toEqual([]);
  const kindsOf = (address: string): string[] =>
    byAddress.get(address)?.jsonLd.map((data) => data['@type']) ?? ['no page'];
  for (const prefix of ['', '/en']) {
    expect(kindsOf(`${prefix}/`)).toEqual(['WebSite']);
    expect(kindsOf(`${prefix}/blog`)).toEqual(['Blog']);
    expect(kindsOf(`${prefix}/blog/page/2`)).toEqual(['Blog']);
    expect(kindsOf(`${prefix}/blog/authors/tidepool`)).toEqual(['Person']);
    expect(kindsOf(`${prefix}/author/`)).toEqual(['Person']);
    expect(kindsOf(`${prefix}/about/`)).toEqual([]);
    expect(kindsOf(`${prefix}/docs/SQL/NF`)).toEqual(['BreadcrumbList']);
  }
  expect(
    problems((head) => {
      if (!isPost(head)) return [];
      const [data, ...more] = head.jsonLd;
      const { citation = [] } = (data ?? {}) as { citation?: unknown[] };
      const shown = referencesOn(head.address);
      return [
        ...(data?.['@type'] === 'BlogPosting' && more.length === 0 ? [] : ['no BlogPosting']),
        ...(data?.url === head.canonical[0] && data?.image === one(head, 'og:image') ? [] : ['another page']),
        ...(citation.length === shown ? [] : [`${citation.length} citations, ${shown} references`]),
      ];
    }),
  ).toEqual([]);
  expect(heads.some((head) => JSON.stringify(head.jsonLd).includes('"citation"'))).toBe(true);
});

/** How many references a page shows. */
function referencesOn(address: string): number {
  const html = readFileSync(path.join(PUBLIC, address, 'index.html'), 'utf8');
  const section = /<section[^>]*aria-labelledby="references"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  return section.match(/<li\b/g)?.length ?? 0;
}

test('search engines are kept from results, missing pages, test pages and unlisted ones, and only from those', () => {
  const hidden = heads.filter(({ isIndexed }) => !isIndexed).map(({ neutral }) => neutral);
  const listed = /^\/(?:404\.html|search|test2?\/)$/;
  const others = new Set(hidden.filter((neutral) => !listed.test(neutral)));
  expect(new Set(hidden.filter((neutral) => listed.test(neutral))).size).toBe(4);
  for (const neutral of others) {
    const html = readFileSync(path.join(PUBLIC, neutral, 'index.html'), 'utf8');
    expect(html, neutral).toContain('未列出');
  }
  expect(byAddress.get('/search')?.metas.get('robots')).toEqual(['noindex, follow']);
});
