import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { BUDGET_KINDS, builtPosts, hasLightPosts, overBudget, type BudgetKind } from '../support/budgets';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { weighPage } from '../support/page-weight';
import { TEST_POSTS } from '../support/test-content';
import { TEST_PUBLIC as PUBLIC } from '../support/test-site.mjs';

/** Where each kind of page is in the tests' content. */
const ADDRESSES: Record<BudgetKind, string> = {
  ...PAGE_KINDS,
  // As many posts as the page of a tag usually has.
  tag: '/blog/tags/Performance',
  page: PAGE_KINDS.friends,
  search: '/search',
  'not-found': '/404.html',
};

// Files are the same on every device.
for (const kind of BUDGET_KINDS) {
  for (const prefix of ['', '/en']) {
    const address = `${prefix}${ADDRESSES[kind]}`;
    test(`${kind} stays within its budget: ${address}`, () => {
      expect(overBudget(PUBLIC, kind, address)).toBeNull();
    });
  }
}

test('half of all posts have few elements', () => {
  const posts = builtPosts(PUBLIC);
  expect(posts).toHaveLength(TEST_POSTS.length);
  expect(hasLightPosts(posts)).toBe(true);
});

test('the data of a post is its text and at most 6 KB', () => {
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
  expect(posts).toHaveLength(2 * TEST_POSTS.length);
  expect(posts.filter(({ besides }) => besides > 6 * 1024)).toEqual([]);
});

test('no content, Markdown runtime or highlighter is in any script', () => {
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

test('no page holds a NUL byte', () => {
  const pages = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const { parentPath, name } of pages) {
    const file = path.join(parentPath, name);
    expect(readFileSync(file).includes(0), file).toBe(false);
  }
});

test('more code blocks need no more scripts', () => {
  const posts = builtPosts(PUBLIC).map(({ address, html }) => ({
    address,
    blocks: html.split('<figure class="code"').length - 1,
  }));
  const counts = posts.map(({ blocks }) => blocks);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(Math.min(...counts) + 5);
  const scripts = new Set(posts.map(({ address }) => weighPage(PUBLIC, address).scripts.join(' ')));
  expect(scripts.size).toBe(1);
});
