import { expect, it } from 'vitest';
import { LOCALES } from '../../../tests/support/content';
import { ONE_SET, type DocsSet } from './docs-sets';
import { classifySource, type SourceKind } from './source';

const document = (
  collection: 'post' | 'doc' | 'page',
  key: string,
  locale: 'zh-Hans' | 'en' = 'zh-Hans',
): SourceKind => ({ kind: 'document', collection, key, locale });
const [MAIN] = ONE_SET as readonly [DocsSet];
const other: SourceKind = { kind: 'other' };

it.each<[string, SourceKind]>([
  ['blog/2021-05-14-Awk/index.mdx', document('post', '2021-05-14-Awk/index')],
  ['blog/2021-05-14-Awk/index.en.mdx', document('post', '2021-05-14-Awk/index', 'en')],
  ['blog/潮池.md', document('post', '潮池')],
  ['docs/Docker/Basic.en.mdx', document('doc', 'Docker/Basic', 'en')],
  ['docs/Docker/Basic.zh-Hans.mdx', document('doc', 'Docker/Basic')],
  ['docs/React/Next.js.mdx', document('doc', 'React/Next.js')],
  ['docs/React/Next.js.en.mdx', document('doc', 'React/Next.js', 'en')],
  ['docs/v1.2.mdx', document('doc', 'v1.2')],
  ['pages/about.mdx', document('page', 'about')],
  ['pages/tags.yml', other],
  ['blog/tags.yml', { kind: 'tags', collection: 'post' }],
  ['docs/tags.yaml', { kind: 'tags', collection: 'doc', set: MAIN }],
  ['blog/authors.yml', { kind: 'authors' }],
  ['docs/authors.yml', other],
  ['docs/sidebars.yml', { kind: 'sidebars', set: MAIN }],
  ['docs/_category_.yml', { kind: 'category', set: MAIN, folder: '' }],
  ['docs/01-Basics/Deep/_category_.yaml', { kind: 'category', set: MAIN, folder: '01-Basics/Deep' }],
  ['data/friends.yml', { kind: 'data', name: 'friends' }],
  ['data/deep/friends.yml', other],
  ['docs/_partial.mdx', other],
  ['docs/_parts/a.mdx', other],
  ['docs/__tests__/a.mdx', other],
  ['docs/a.test.mdx', other],
  ['docs/图.png', other],
  ['blog/.mdx', other],
  ['README.md', other],
])('%s', (path, expected) => expect(classifySource(path, LOCALES)).toEqual(expected));

it.each<[string, SourceKind]>([
  ['blog/a.mdx', document('post', 'a', 'en')],
  ['blog/a.en.mdx', document('post', 'a', 'en')],
  ['blog/a.zh-Hans.mdx', other],
  ['docs/v1.2.mdx', document('doc', 'v1.2', 'en')],
])('in a site in English only: %s', (path, expected) => {
  const { en } = LOCALES.locales;
  expect(
    classifySource(path, { defaultLocale: 'en', locales: en ? { en } : {}, unpublished: ['zh-Hans'] }),
  ).toEqual(expected);
});
