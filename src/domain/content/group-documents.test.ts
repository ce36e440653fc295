import { describe, expect, it } from 'vitest';
import { brief, LOCALES, virtualContent } from '../../../tests/support/content';
import { languagesOf, translationFor } from './documents';

const md = (frontMatter: string, body = '') => `---\n${frontMatter}\n---\n\n${body}`;
const problems = (files: Record<string, string>) => brief(virtualContent(files).problems);

describe('translations', () => {
  const { index } = virtualContent({
    'blog/2024-01-01-a.mdx': md('title: 潮池'),
    'blog/2024-01-01-a.en.mdx': md('title: Tidepool'),
    'blog/2024-01-02-b.mdx': md('title: 只有中文'),
    'blog/2024-01-03-c.en.mdx': md('title: English only'),
  });
  const [english, chinese, both] = index.posts;

  it.each([
    ['both', both, ['zh-Hans', 'en'], '潮池', 'Tidepool'],
    ['Chinese only', chinese, ['zh-Hans'], '只有中文', '只有中文'],
    ['English only', english, ['en'], 'English only', 'English only'],
  ])('%s', (_, post, languages, zh, en) => {
    if (!post) throw new Error('missing');
    expect(languagesOf(post, LOCALES)).toEqual(languages);
    expect([translationFor(post, 'zh-Hans').title, translationFor(post, 'en').title]).toEqual([zh, en]);
    expect(post.original).toBe(post.translations[languages[0] as 'zh-Hans']);
  });
});

describe('the original', () => {
  const pair = (chinese: string, english: string) =>
    virtualContent({
      'docs/a.mdx': md(`title: 潮\n${chinese}`),
      'docs/a.en.mdx': md(`title: Tide\n${english}`),
    });
  const record = "translated_from: '0123456789ab'";

  it.each([
    ['', '', 'docs/a.mdx'],
    ['', record, 'docs/a.mdx'],
    [record, '', 'docs/a.en.mdx'],
  ])('%j', (chinese, english, expected) => {
    const { index, problems: found } = pair(chinese, english);
    expect(brief(found)).toEqual([]);
    expect(index.docs[0]?.original.file).toBe(expected);
  });

  it('must be one of the languages', () => {
    expect(brief(pair(record, record).problems)).toEqual([
      'error docs/a.mdx:3:1 The document is marked as a translation in each of its languages. → Remove `translated_from` from the original.',
    ]);
  });

  it('is named by a digest, not by a word', () => {
    expect(brief(pair('', 'translated_from: docs/a.mdx').problems)[0]).toMatch(
      /^error docs\/a\.en\.mdx:3:1 "translated_from": is not a digest .* → Run `npm run translations -- --mark` instead/,
    );
  });
});

describe('translations agree with their original', () => {
  const pair = (original: string, translation: string, collection = 'docs') =>
    problems({
      [`${collection}/2024-01-01-a.mdx`]: md(`title: 潮\n${original}`),
      [`${collection}/2024-01-01-a.en.mdx`]: md(`title: Tide\n${translation}`),
    });

  it.each([
    ['left out', 'slug: x\nsidebar_position: 1', ''],
    ['left out, with tags', 'tags: [a]\nunlisted: true\nrecommended: 2\nsearch: none', ''],
    ['the same', 'slug: x\ntags: [T, 潮]', 'slug: x\ntags: [T, 潮]'],
    ['texts differ', 'sidebar_label: 潮\nkeywords: [汐]', 'sidebar_label: Tide\nkeywords: [ebb]'],
  ])('%s', (_, original, translation) => expect(pair(original, translation)).toEqual([]));

  it.each([
    [
      'a tag with another name',
      'tags: [Linux, 生产实践]',
      'tags: [Linux, Production Practice]',
      'tags.yml gives a tag its label per language, here `生产实践: { label: { zh-Hans: 生产实践, en: Production Practice } }`.',
    ],
    [
      'a name YAML would misread',
      'tags: ["C: x"]',
      'tags: ["C: sharp"]',
      '`"C: x": { label: { zh-Hans: "C: x", en: "C: sharp" } }`',
    ],
    ['a tag more', 'tags: [a]', 'tags: [a, b]', 'write the same value in both files.'],
    ['another order', 'tags: [a, b]', 'tags: [b, a]', 'write the same value in both files.'],
  ])('says what to do about %s', (_, original, translation, expected) => {
    expect(pair(original, translation)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['slug: x', 'slug: y', '3:1 "slug" is "y", but the original (docs/2024-01-01-a.mdx) has "x".'],
    ['', 'slug: y', '3:1 "slug" is "y", but the original (docs/2024-01-01-a.mdx) has null.'],
    ['sidebar_position: 1', 'sidebar_position: 2', '3:1 "sidebar_position" is 2, but'],
    ['tags: [a, b]', 'tags: [b, a]', '3:1 "tags" is ["b","a"], but'],
    ['unlisted: true', 'unlisted: false', '3:1 "unlisted" is false, but'],
    ['', 'recommended: 3', '3:1 "recommended" is 3, but'],
  ])('%j', (original, translation, found) => {
    const [first = '', ...others] = pair(original, translation);
    expect(first).toContain('error docs/2024-01-01-a.en.mdx:');
    expect(first).toContain(found);
    expect(others).toEqual([]);
  });

  it('take what they leave out', () => {
    const { index } = virtualContent({
      'docs/a.mdx': md('title: 潮\ntags: [a]\nunlisted: true'),
      'docs/a.en.mdx': md('title: Tide'),
    });
    expect(index.docs[0]?.translations.en?.frontMatter).toMatchObject({
      title: 'Tide',
      tags: ['a'],
      unlisted: true,
    });
  });

  it('reports a second file for the same language', () => {
    expect(problems({ 'pages/a.mdx': md('title: 甲'), 'pages/a.zh-Hans.mdx': md('title: 乙') })).toEqual([
      'error pages/a.zh-Hans.mdx:1:1 "pages/a.mdx" is the same document in the same language. → Keep one of the two files.',
    ]);
  });
});
