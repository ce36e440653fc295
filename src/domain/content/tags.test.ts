import type { Problem } from '../problem/problem';
import { describe, expect, it, vi } from 'vitest';
import { brief, LOCALES, makePost, problemsOf, tagsOf, virtualContent } from '../../../tests/support/content';
import { resolveTags } from './tags';

describe('readTags', () => {
  it('takes the default language for one that a text lacks, with a warning', () => {
    const problems: Problem[] = [];
    const tags = tagsOf('T: { label: { zh-Hans: 潮 }, description: { en: Tide } }', problems);
    expect(tags.get('T')).toMatchObject({
      label: { 'zh-Hans': '潮', en: '潮' },
      description: { 'zh-Hans': 'Tide', en: 'Tide' },
    });
    expect(brief(problems)).toEqual([
      'warning blog/tags.yml:1:6 "T.label" has no text in en. → Write it: until then another language is shown.',
      'warning blog/tags.yml:1:29 "T.description" has no text in zh-Hans. → Write it: until then another language is shown.',
    ]);
  });

  it.each([
    [
      'label per language',
      'T: { label: { zh-Hans: 潮汐, en: Tide } }',
      { label: { 'zh-Hans': '潮汐', en: 'Tide' }, slug: 'T' },
    ],
    ['one label', 'T: { label: 潮 }', { label: { 'zh-Hans': '潮', en: '潮' } }],
    [
      'key as label',
      '前端:',
      { key: '前端', label: { 'zh-Hans': '前端', en: '前端' }, slug: '前端', description: null },
    ],
    ['key kept as written', 'Next.js: {}', { slug: 'Next.js', inline: false }],
    ['permalink', 'C++: { permalink: /cpp/ }', { slug: 'cpp' }],
  ])('%s', (_, yaml, expected) => {
    expect([...tagsOf(yaml).values()]).toMatchObject([expected]);
  });

  it('looks at each tag of a long list once', () => {
    const yaml = Array.from({ length: 500 }, (_, index) => `T${String(index)}:`).join('\n');
    const lowerCase = vi.spyOn(String.prototype, 'toLowerCase');
    tagsOf(yaml);
    const calls = lowerCase.mock.calls.length;
    lowerCase.mockRestore();
    expect(calls).toBeLessThan(10 * 500);
  });

  it('keeps the order of the file', () => {
    expect([...tagsOf('潮:\nB:\nA:').keys()]).toEqual(['潮', 'B', 'A']);
  });

  it.each([
    [
      'the same page',
      'C: { permalink: c }\nC++: { permalink: C }',
      '2:1 The tags "C" and "C++" would share the page "C".',
    ],
    [
      'another language',
      'T: { label: { zh-Hans: 潮, eng: Tide } }',
      '1:27 "T.label.eng": the site has no language "eng". → Did you mean "en"?',
    ],
    [
      'no text at all',
      'T: { label: [] }',
      '1:6 "T.label": needs a text (found []). → Write one for all languages',
    ],
    ['unknown field', 'T: { lable: 潮 }', '1:6 Unknown field "lable".'],
  ])('reports: %s', (_, yaml, found) => {
    expect(problemsOf((problems) => tagsOf(yaml, problems))).toEqual([
      expect.stringContaining(`error blog/tags.yml:${found}`),
    ]);
  });
});

describe('tags of documents', () => {
  const post = (tags: string) => ({ 'blog/2024-01-01-a.mdx': `---\ntitle: 潮\ntags: ${tags}\n---\n` });
  const registry = { 'blog/tags.yml': '潮汐:\nLinux:\n' };

  it('names an unknown tag or author where it is written, not in the translation that inherits it', () => {
    const { problems } = virtualContent({
      ...registry,
      'blog/authors.yml': 'tidepool: { name: 潮池 }\n',
      'blog/2024-01-01-a.mdx': '---\ntitle: 潮\ntags: [前端]\nauthors: [mussel]\n---\n',
      'blog/2024-01-01-a.en.mdx': '---\ntitle: Tide\n---\n',
    });
    expect(problems.map(({ file, line }) => `${file}:${String(line)}`)).toEqual([
      'blog/2024-01-01-a.mdx:3',
      'blog/2024-01-01-a.mdx:4',
    ]);
  });

  it.each([
    ['known', '[潮汐, Linux]', []],
    [
      'misspelt',
      '[潮汐, Linus]',
      [
        '3:12 The tag "Linus" is not in blog/tags.yml. → Did you mean "Linux"? Otherwise add it to blog/tags.yml.',
      ],
    ],
    [
      'unknown',
      '[前端]',
      ['3:8 The tag "前端" is not in blog/tags.yml. → Add it to blog/tags.yml, or use a tag from there.'],
    ],
    [
      'two with a Chinese comma',
      '[潮汐，Linux]',
      ['3:8 The tag "潮汐，Linux" is not in blog/tags.yml. → Separate tags with half-width commas: [a, b].'],
    ],
  ])('%s', (_, tags, expected) => {
    expect(brief(virtualContent({ ...registry, ...post(tags) }).problems)).toEqual(
      expected.map((line) => `error blog/2024-01-01-a.mdx:${line}`),
    );
  });

  it('takes tags as they come where there is no registry', () => {
    const { index, problems } = virtualContent(post('[前端, 2021]'));
    expect(problems).toEqual([]);
    expect([...index.tags.post.values()].map(({ key, inline }) => [key, inline])).toEqual([
      ['前端', true],
      ['2021', true],
    ]);
  });

  it.each<[string, 'key' | 'kebab', string, string, string[][], string[]]>([
    [
      'as written',
      'key',
      '[Big Data, C++]',
      '[前端]',
      [
        ['Big Data', 'Big Data'],
        ['C++', 'C++'],
        ['前端', '前端'],
      ],
      ['前端'],
    ],
    [
      'as Docusaurus writes them',
      'kebab',
      '[Big Data, GraphQL, 前端]',
      '[big data, Vue3, C++]',
      [
        ['Big Data', 'big-data'],
        ['GraphQL', 'graph-ql'],
        ['前端', '前端'],
        ['Vue3', 'vue-3'],
        ['C++', 'c'],
      ],
      ['Big Data', 'Vue3', 'C++'],
    ],
    [
      'described by documents',
      'key',
      '[{ label: Big Data, permalink: /big-data }]',
      '[{ label: 大数据, permalink: big-data }, { label: Big Data, permalink: /big }]',
      [
        ['Big Data', 'big-data'],
        ['big', 'big'],
      ],
      ['Big Data', 'big'],
    ],
  ])('gives tags addresses %s', (_, tagPermalinks, first, second, expected, ofSecond) => {
    const { index, problems } = virtualContent(
      { ...post(first), 'blog/2024-01-02-b.mdx': `---\ntitle: 潮\ntags: ${second}\n---\n` },
      { tagPermalinks },
    );
    expect(brief(problems)).toEqual([]);
    expect([...index.tags.post.values()].map(({ key, slug }) => [key, slug])).toEqual(expected);
    expect(index.posts[0]?.original.frontMatter.tags).toEqual(ofSecond);
  });

  it('takes the label of a described tag in each language, and the registry’s for a declared one', () => {
    const { index, problems } = virtualContent({
      'blog/tags.yml': 'Linux: { label: GNU/Linux, permalink: linux }\n',
      ...post('[{ label: 大数据, permalink: /big-data }, { label: Penguin, permalink: /linux }]'),
      'blog/2024-01-01-a.en.mdx':
        '---\ntitle: Tide\ntags: [{ label: Big data, permalink: /big-data }, Linux]\n---\n',
    });
    expect(brief(problems)).toEqual([]);
    expect([...index.tags.post.values()].map(({ label }) => label)).toEqual([
      { 'zh-Hans': 'GNU/Linux', en: 'GNU/Linux' },
      { 'zh-Hans': '大数据', en: 'Big data' },
    ]);
    expect(index.posts[0]?.translations.en?.frontMatter.tags).toEqual(
      index.posts[0]?.original.frontMatter.tags,
    );
  });

  it('makes addresses of declared tags in the same way', () => {
    const { index } = virtualContent(
      { ...post('[Big Data]'), 'blog/tags.yml': 'Big Data:\nC++: { permalink: cpp }\n' },
      { tagPermalinks: 'kebab' },
    );
    expect([...index.tags.post.values()].map(({ slug }) => slug)).toEqual(['big-data', 'cpp']);
  });

  it('leaves out tags that only drafts have', () => {
    const { index } = virtualContent({
      'blog/2024-01-01-a.mdx': '---\ntitle: a\ndraft: true\ntags: [A]\n---\n',
    });
    expect(index.tags.post.size).toBe(0);
  });

  it.each([
    ['label', '[{ permalink: /a }]', '3:8 "tags.0.label": expected text.'],
    ['field', '[{ label: A, permalink: a, colour: red }]', '3:34 Unknown field "colour".'],
    ['address', '[{ label: A, permalink: "../a" }]', '3:20 "tags.0.permalink": leads out of its folder'],
  ])('reports the %s of a described tag', (_, tags, found) => {
    expect(brief(virtualContent(post(tags)).problems)).toEqual([
      expect.stringContaining(`error blog/2024-01-01-a.mdx:${found}`),
    ]);
  });

  it('keeps the tags of posts and docs apart', () => {
    const { problems } = virtualContent({
      ...registry,
      'docs/tags.yml': 'SQL:',
      'docs/a.mdx': '---\ntitle: a\ntags: [潮汐]\n---\n',
    });
    expect(brief(problems)).toEqual([expect.stringContaining('"潮汐" is not in docs/tags.yml')]);
  });

  it('says only what is wrong with a broken registry, not with every document', () => {
    expect(brief(virtualContent({ 'blog/tags.yml': '潮汐: 1', ...post('[潮汐, Linux]') }).problems)).toEqual([
      expect.stringContaining('error blog/tags.yml:1:1'),
    ]);
  });
});

it.each([
  ['blog/tags.yml', 'C#:', '1:1', 'has "#" in it'],
  ['blog/tags.yml', '"..":', '1:1', 'leads out'],
  ['blog/tags.yml', 'A:\n  permalink: b/../..', '2:3', 'leads out'],
  ['blog/tags.yml', 'A:\n  permalink: a/rss.xml', '2:3', 'belongs to files of the build'],
  ['docs/tags.yml', 'A:\n  permalink: a//b', '2:3', 'has nothing between'],
])('a tag has no page at what is no address: %s %s', (file, text, place, words) => {
  const said = brief(
    virtualContent({ [file]: text, 'blog/2024-01-01-a.mdx': '---\ntitle: 潮\n---\n' }).problems,
  );
  expect(said).toEqual([expect.stringContaining(`error ${file}:${place} The address`)]);
  expect(said[0]).toContain(words);
});

it('tells of tags that differ in capital letters only, with both places', () => {
  const doc = (tags: string): string => `---\ntitle: A\ntags: ${tags}\n---\n`;
  const { problems } = virtualContent({
    'docs/a.mdx': doc('[潮, Linux]'),
    'docs/b.mdx': doc('[linux]'),
    'docs/c.mdx': doc('[Linux]'),
  });
  expect(brief(problems)).toEqual([
    'warning docs/b.mdx:3:8 The tag "linux" differs from "Linux" (docs/a.mdx:3) in capital letters only. → Write the tag in the same way everywhere.',
  ]);
});

it('a tag without a registry needs an address too', () => {
  expect(
    brief(virtualContent({ 'blog/2024-01-01-a.mdx': '---\ntitle: 潮\ntags: [Linux, C#]\n---\n' }).problems),
  ).toEqual([
    'error blog/2024-01-01-a.mdx:3:15 The address "C#" has "#" in it. → Leave it out, or give the tag a `permalink`.',
  ]);
  expect(
    brief(
      virtualContent(
        { 'blog/2024-01-01-a.mdx': '---\ntitle: 潮\ntags: [Linux, C#]\n---\n' },
        { tagPermalinks: 'kebab' },
      ).problems,
    ),
  ).toEqual([]);
});

it('resolveTags adds tags to a copy of the registry', () => {
  const { original } = makePost('a', { frontMatter: { tags: ['潮', 'Tide'] } });
  const registry = { tags: tagsOf('潮:'), hasTags: false };
  const translations = [{ collection: 'post', key: 'a', translation: original } as const];
  const { tagsOf: resolved } = resolveTags(translations, () => registry, { locales: LOCALES }, []);
  expect([...resolved(registry).keys()]).toEqual(['潮', 'Tide']);
  expect([...registry.tags.keys()]).toEqual(['潮']);
});
