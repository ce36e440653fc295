import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { localeCodes, localizePath } from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import { builtAddresses, misplacedAddresses, withoutSlash } from '../support/built-addresses';
import { everyLanguage, sitePlan } from '../support/site-plan';
import { countTags, TEST_DOCS, TEST_POSTS, testData, type TestDocument } from '../support/test-content';
import { TEST_PUBLIC } from '../support/test-site.mjs';

/** The built site against the list of pages that its content must give, both ways. */

const isListed = ({ fields }: TestDocument): boolean => !fields.isUnlisted;
const slugOfPost = ({ key, fields }: TestDocument): string => fields.slug ?? key;
const pathOfDoc = ({ key }: TestDocument): string =>
  key === 'Intro' ? '/docs' : `/docs/${key.replace(/(^|\/)index$/, '$1')}`;

/** Addresses of tags as the registries spell them. */
function slugOf(collection: 'blog' | 'docs', tag: string): string {
  const registry = testData(`${collection}/tags.yml`) as Record<string, { permalink?: string } | null>;
  return registry[tag]?.permalink ?? tag;
}

const neutral = sitePlan({
  pageSize: site.blog.pageSize,
  posts: TEST_POSTS.map((post) => ({
    slug: slugOfPost(post),
    tags: post.fields.tags,
    authors: post.fields.authors,
    isListed: isListed(post),
  })),
  authors: Object.keys(testData('blog/authors.yml') as object),
  // The last one is made from a category's file.
  docs: [...TEST_DOCS.map(pathOfDoc), '/docs/words'],
  docTags: [...countTags(TEST_DOCS.filter(isListed)).keys()],
  pages: ['/about/', '/author/', '/friends/', '/release/', '/test/', '/test2/'],
  slugOf,
});

test('the site has every page of its content in both languages, and no other', () => {
  const planned = everyLanguage(neutral, site.i18n).map(withoutSlash);
  expect(builtAddresses(TEST_PUBLIC).sort()).toEqual(planned.sort());
});

test('each page is at exactly its address, with its slash or without, and texts in one language name it', () => {
  const originals = new Map(
    [
      ...TEST_POSTS.map((post) => [`/blog/${slugOfPost(post)}`, post] as const),
      ...TEST_DOCS.map((doc) => [pathOfDoc(doc), doc] as const),
    ]
      .filter(([, { suffixes }]) => suffixes.length === 1)
      .map(([address, { suffixes }]) => [
        address,
        suffixes[0] === '' ? ('zh-Hans' as const) : ('en' as const),
      ]),
  );
  expect([...originals.values()].sort()).toEqual(expect.arrayContaining(['en', 'zh-Hans']));
  const canonicals = new Map(
    localeCodes(site.i18n).flatMap((locale) =>
      neutral.map((address) => [
        localizePath(address, locale, site.i18n),
        localizePath(address, originals.get(address) ?? locale, site.i18n),
      ]),
    ),
  );
  expect(misplacedAddresses(TEST_PUBLIC, canonicals, site.url)).toEqual([]);
});

test('the test pages are kept out of search engines', () => {
  for (const address of ['/test/', '/test2/', '/en/test/', '/en/test2/']) {
    const html = readFileSync(path.join(TEST_PUBLIC, address, 'index.html'), 'utf8');
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
  }
});
