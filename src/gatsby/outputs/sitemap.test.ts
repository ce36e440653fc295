import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../domain/site/page-plan';
import { sitemapEntries, type SitemapDocument, type SitemapPage } from './sitemap';

const page = (kind: PageKind, neutralPath: string, locale: 'zh-Hans' | 'en' = 'zh-Hans'): SitemapPage => ({
  kind,
  neutralPath,
  locale,
  path: (locale === 'en' ? '/en' : '') + neutralPath,
});

const document = (permalink: string, fields: Partial<SitemapDocument> = {}): SitemapDocument => ({
  permalink,
  listed: true,
  isTranslated: true,
  translations: ['zh-Hans', 'en'],
  lastUpdatedAt: '2024-02-03T04:05:06Z',
  headTags: [],
  ...fields,
});

describe('sitemapEntries', () => {
  it('names a page with its languages and its last change', () => {
    expect(sitemapEntries([page('post', '/blog/潮', 'en')], [document('/en/blog/潮')])).toEqual([
      {
        path: '/en/blog/潮',
        lastModified: '2024-02-03T04:05:06Z',
        alternates: [
          { lang: 'zh-Hans', path: '/blog/潮' },
          { lang: 'en', path: '/en/blog/潮' },
          { lang: 'x-default', path: '/blog/潮' },
        ],
      },
    ]);
  });

  it.each<[string, SitemapPage, SitemapDocument[]]>([
    ['an unlisted page', page('page', '/test/'), [document('/test/', { listed: false })]],
    [
      'a page that shows the original',
      page('post', '/blog/a', 'en'),
      [document('/en/blog/a', { isTranslated: false })],
    ],
    ['a tag', page('blog-tag', '/blog/tags/Linux'), []],
    ['a docs tag', page('docs-tag', '/docs/tags/SQL'), []],
    ['the not-found page', page('not-found', '/404.html'), []],
  ])('leaves out %s', (_, each, documents) => expect(sitemapEntries([each], documents)).toEqual([]));

  it('gives no alternates to a text of one language', () => {
    const [entry] = sitemapEntries(
      [page('doc', '/docs/a')],
      [document('/docs/a', { translations: ['zh-Hans'] })],
    );
    expect(entry?.alternates).toEqual([]);
  });

  it('names lists and, when configured, tags', () => {
    const pages = [page('blog-list', '/blog'), page('blog-tag', '/blog/tags/Linux')];
    expect(sitemapEntries(pages, [], false)).toHaveLength(2);
  });
});
