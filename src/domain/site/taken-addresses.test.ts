import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';
import { assertPlan } from './page-plan';

const md = (title: string, fields = '', body = '') => `---\ntitle: ${title}\n${fields}\n---\n\n${body}\n`;

/** What is published at an address, and the reported problems. */
function publish(files: Record<string, string>, staticFiles: string[] = []) {
  const content = virtualContent(files, { staticFiles: new Set(staticFiles) });
  return {
    content,
    files: [...content.index.posts, ...content.index.docs, ...content.index.pages].map(
      ({ original }) => original.file,
    ),
    said: brief(content.problems),
  };
}

describe('documents at one address', () => {
  const files = {
    'blog/2024-01-01-old.mdx': md('旧', 'slug: same'),
    'blog/2024-03-01-new.mdx': md('新', 'slug: same'),
    'blog/2024-02-01-middle.mdx': md('中', 'slug: Same'),
    'docs/Intro.mdx': md('介绍', '', '[新](../blog/2024-03-01-new.mdx)'),
  };

  it('have one page, that of the first file of the alphabet', () => {
    const { content, files: published, said } = publish(files);
    expect(published).toEqual(['blog/2024-01-01-old.mdx', 'docs/Intro.mdx']);
    expect(said).toEqual([
      'warning blog/2024-02-01-middle.mdx:3:1 The address "/blog/Same" is already taken by blog/2024-01-01-old.mdx. → Give one of the two another `slug`; until then this document has no page.',
      'warning blog/2024-03-01-new.mdx:3:1 The address "/blog/same" is already taken by blog/2024-01-01-old.mdx. → Give one of the two another `slug`; until then this document has no page.',
    ]);
    expect(content.plan.contested).toEqual([]);
    expect(content.plan.pages.filter(({ kind }) => kind === 'post').map(({ path }) => path)).toEqual([
      '/blog/same',
      '/en/blog/same',
    ]);
  });

  it('are what links to any of their files lead to', () => {
    const { content } = publish(files);
    expect(content.targets.files.get('blog/2024-03-01-new.mdx')?.original.file).toBe(
      'blog/2024-01-01-old.mdx',
    );
    expect(content.postNeighbours.size).toBe(1);
  });

  it('may be of several collections', () => {
    expect(
      publish({ 'docs/Tide.mdx': md('潮'), 'pages/tide.mdx': md('页', 'slug: /docs/Tide') }).files,
    ).toEqual(['docs/Tide.mdx']);
  });

  it('are not looked for in sidebars', () => {
    const { said } = publish({
      'docs/a/One.mdx': md('一', 'slug: /one'),
      'docs/b/Two.mdx': md('二', 'slug: /one'),
      'docs/sidebars.yml': 'tutorialSidebar:\n  - doc: a/One\n  - doc: b/Two\n',
    });
    expect(said).toEqual([expect.stringMatching(/^warning docs\/b\/Two.mdx:3:1 The address "\/docs\/one"/)]);
  });
});

it('a page of the site keeps its address', () => {
  const { files, said } = publish({
    'blog/2024-01-01-a.mdx': md('一', 'slug: archive'),
    'blog/2024-01-02-b.mdx': md('二'),
  });
  expect(files).toEqual(['blog/2024-01-02-b.mdx']);
  expect(said).toEqual([
    expect.stringMatching(/The address "\/blog\/archive" is already taken by the blog-archive page/),
  ]);
});

it('a page in one language does not take the place of one in another', () => {
  const { files, said } = publish({ 'blog/2024-01-01-a.mdx': md('一'), 'pages/en.mdx': md('英') });
  expect(files).toEqual(['blog/2024-01-01-a.mdx']);
  expect(said).toEqual([
    expect.stringMatching(/^warning pages\/en.mdx:2:1 The address "\/en\/" is already taken/),
  ]);
});

it('a page that somebody wrote comes before one made from _category_.yml', () => {
  const { files } = publish({
    'docs/Docker/_category_.yml': 'link: { type: generated-index, slug: /Docker/tides }\n',
    'docs/Docker/tides.mdx': md('潮'),
  });
  expect(files).toEqual(['docs/Docker/tides.mdx']);
});

it.each([
  ['/favicon.svg', 'slug: /favicon.svg', '/favicon.svg/'],
  ['/docs', 'slug: docs/a', '/docs/a/'],
  ['/Img/a', 'slug: img/A/b', '/img/A/b/'],
])('a file keeps its address, and everything below: static%s', (file, slug, address) => {
  const { content, said } = publish({ 'pages/a.mdx': md('页', slug) }, [file, '/docs.txt', '/img/a.png']);
  expect(said).toEqual([
    `error pages/a.mdx:3:1 The address "${address}" belongs to the file static${file}. → Choose another, in \`slug\` or \`id\`, or in the name of the file or its folder.`,
  ]);
  expect(content.plan.pages.map(({ neutralPath }) => neutralPath)).not.toContain(address);
});

it.each([
  ['docs/a.mdx', 'slug: /../../../x', '/docs/../../../x'],
  ['docs/a.mdx', 'slug: /..', '/docs/..'],
  ['docs/a.mdx', 'slug: //evil.example/x', '/docs//evil.example/x'],
  ['docs/a.mdx', 'slug: /./x', '/docs/./x'],
  ['docs/a.mdx', 'id: ..', '/docs/..'],
  ['docs/b/a.mdx', 'id: "a\\\\..\\\\b"', '/docs/b/a\\..\\b'],
  ['docs/a.mdx', 'id: "%2e%2e"', '/docs/%2e%2e'],
  ['pages/a.mdx', 'slug: /_headers', '/_headers/'],
  ['pages/a.mdx', 'slug: page-data/app-data.json', '/page-data/app-data.json/'],
])('no page has an address that is none: %s %s', (file, field, address) => {
  const { content, said } = publish({ [file]: md('页', field) });
  expect(said).toEqual([expect.stringContaining(`error ${file}:3:1 The address "${address}" `)]);
  expect(content.plan.pages.map(({ neutralPath }) => neutralPath)).not.toContain(address);
  expect(() => assertPlan(content.plan)).not.toThrow();
});

it('a way to a folder above is an address, and ends at the docs', () => {
  const { content, said } = publish({ 'docs/b/a.mdx': md('页', 'slug: ../../../../x') });
  expect(said).toEqual([]);
  expect(content.index.docs[0]?.path).toBe('/docs/x');
});

it('two spellings of a name are one address', () => {
  const { said } = publish({ 'docs/caf\u00e9.mdx': md('一'), 'docs/cafe\u0301.mdx': md('二') });
  expect(said).toEqual([expect.stringContaining('is already taken by')]);
});
