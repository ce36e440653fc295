import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import budgets from '../budgets.json';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { countElements, weighPage } from '../support/page-weight';

const PUBLIC = path.resolve(__dirname, '../../public');

/** Kinds of pages by the names in `budgets.json`, and where they are. */
const ADDRESSES: Record<keyof typeof budgets.pages, string> = {
  home: PAGE_KINDS.home,
  list: PAGE_KINDS.list,
  post: PAGE_KINDS.post,
  archive: PAGE_KINDS.archive,
  tags: PAGE_KINDS.tags,
  tag: PAGE_KINDS.tag,
  authors: PAGE_KINDS.authors,
  author: PAGE_KINDS.author,
  category: PAGE_KINDS.category,
  doc: PAGE_KINDS.doc,
  'docs-tags': PAGE_KINDS['docs-tags'],
  'docs-tag': PAGE_KINDS['docs-tag'],
  page: PAGE_KINDS.friends,
  search: '/search',
  'not-found': '/404.html',
};

// Files are the same on every device.
for (const [kind, budget] of Object.entries(budgets.pages)) {
  for (const prefix of ['', '/en']) {
    const address = `${prefix}${ADDRESSES[kind as keyof typeof ADDRESSES]}`;
    test(`${kind} stays within its budget: ${address}`, { tag: '@desktop' }, () => {
      const weight = weighPage(PUBLIC, address);
      expect(weight.runtime, 'webpack runtime (raw)').toBeLessThanOrEqual(budgets.runtime);
      expect(weight.css, 'styles (Brotli)').toBeLessThanOrEqual(budgets.css);
      const over = Object.entries(budget).filter(
        ([measure, limit]) => weight[measure as keyof typeof budget] > limit,
      );
      expect(over, JSON.stringify(weight, null, 1)).toEqual([]);
    });
  }
}

test('half of all posts have few elements', { tag: '@desktop' }, () => {
  const counts = readdirSync(path.join(PUBLIC, 'blog'), { withFileTypes: true })
    .map(({ name }) => path.join(PUBLIC, 'blog', name, 'index.html'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((html) => html.includes('property="article:published_time"'))
    .map(countElements)
    .sort((a, b) => a - b);
  expect(counts.length).toBeGreaterThan(30);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(budgets.elementsOfMedianPost);
});

test('the data of a post is its text and at most 6 KB', { tag: '@desktop' }, () => {
  const folder = path.join(PUBLIC, 'page-data');
  const files = ['blog', 'en/blog'].flatMap((blog) =>
    readdirSync(path.join(folder, blog)).map((slug) => path.join(folder, blog, slug, 'page-data.json')),
  );
  const posts = files.flatMap((file) => {
    if (!existsSync(file)) return [];
    const json = readFileSync(file, 'utf8');
    const { result } = JSON.parse(json) as { result: { data: { post?: { content: unknown } } } };
    if (!result.data.post) return [];
    const text = Buffer.byteLength(JSON.stringify(result.data.post.content));
    return [{ file: path.relative(folder, file), besides: Buffer.byteLength(json) - text }];
  });
  expect(posts.length).toBeGreaterThanOrEqual(74);
  expect(posts.filter(({ besides }) => besides > 6 * 1024)).toEqual([]);
});

test('no content, Markdown runtime or highlighter is in any script', { tag: '@desktop' }, () => {
  const scripts = readdirSync(PUBLIC).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const source = readFileSync(path.join(PUBLIC, file), 'utf8');
    for (const foreign of [
      'await asyncio.sleep',
      '事件循环',
      'mdxJsxFlowElement',
      'Prism.languages',
      '_createMdxContent',
    ]) {
      expect(source.includes(foreign), `${file} contains ${foreign}`).toBe(false);
    }
  }
});

test('no page holds a NUL byte', { tag: '@desktop' }, () => {
  const pages = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const { parentPath, name } of pages) {
    const file = path.join(parentPath, name);
    expect(readFileSync(file).includes(0), file).toBe(false);
  }
});

test('more code blocks need no more scripts', { tag: '@desktop' }, () => {
  const posts = readdirSync(path.join(PUBLIC, 'blog'), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(PUBLIC, 'blog', entry.name, 'index.html');
    if (!entry.isDirectory() || !existsSync(file)) return [];
    const html = readFileSync(file, 'utf8');
    const isPost = html.includes('property="article:published_time"');
    return isPost
      ? [{ address: `/blog/${entry.name}`, blocks: html.split('<figure class="code"').length - 1 }]
      : [];
  });
  const counts = posts.map(({ blocks }) => blocks);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(Math.min(...counts) + 5);
  const scripts = new Set(posts.map(({ address }) => weighPage(PUBLIC, address).scripts.join(' ')));
  expect(scripts.size).toBe(1);
});
