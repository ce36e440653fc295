import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localizePath } from '../../src/domain/routing/locale';
import { planRedirects } from '../../src/domain/site/redirects';
import { SiteChecker, type SiteSources } from '../../src/gatsby/site-check/check-site';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site as config } from '../../src/site/config';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';

/**
 * Breaks things that only the built site shows: each break is found, with its position in the source if there is one.
 */

const site = copyFixture('valid');
afterAll(site.remove);

const content = new ContentLoader(site.root, site.directory).load({ includeDrafts: false });
const folder = path.join(site.directory, 'public');
const redirects = planRedirects(content.plan.pages, content.index.authors, config.i18n);

const PAGE =
  '<h1 id="title">Tide</h1><a href="/blog#title">Blog</a><img src="/static/a.png" srcset="/static/a.png 1x">';

/** File of a page's address. */
const fileOf = (address: string): string => path.join(address, 'index.html').replace(/^\//, '');

let pages: Map<string, string>;
let texts: Map<string, string>;

beforeEach(() => {
  pages = new Map(content.plan.pages.map(({ path: address }) => [address, PAGE]));
  texts = new Map([
    ['static/a.png', ''],
    ['sitemap-0.xml', `<loc>${config.url}/blog</loc>`],
    [
      'blog/rss.xml',
      `<link>${config.url}/blog</link><content>&lt;a href="${config.url}/blog#title"&gt;</content>`,
    ],
    ['llms.txt', `[Blog](${config.url}/blog)`],
  ]);
});

/** Writes the site, and checks it as the build does. */
function check(options: Partial<SiteSources> = {}): string[] {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of [
    ...texts,
    ...[...pages].map(([address, html]) => [fileOf(address), html] as const),
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const checker = new SiteChecker(folder, {
    root: site.root,
    index: content.index,
    pages: content.plan.pages,
    redirects,
    ...options,
  });
  for (const [address, html] of pages) checker.addPage({ file: fileOf(address), address, html: () => html });
  return brief(checker.problems());
}

const add = (address: string, html: string): void => {
  if (!pages.has(address)) throw new Error(`There is no page ${address}.`);
  pages.set(address, `${PAGE}${html}`);
};

it('finds nothing wrong with a whole site', () => {
  expect(check()).toEqual([]);
});

const POST = '/blog/Anemone';
const SOURCE = 'blog/2023-01-05-Anemone/index.mdx';

describe('breaks', () => {
  it.each<[string, () => void, RegExp]>([
    [
      'a link of a document',
      () => add(POST, '<a href="/blog/2023-02-05-Barnacle.mdx#why">x</a>'),
      new RegExp(
        `^error ${SOURCE}:\\d+ The link "/blog/2023-02-05-Barnacle.mdx#why" leads to no published file`,
      ),
    ],
    [
      'a picture of a document',
      () => add(POST, '<img src="/static/0/anemone.svg" alt="">'),
      new RegExp(`^error ${SOURCE}:21 The image "/static/0/anemone.svg" leads to no published file`),
    ],
    [
      'a picture in a set of sizes',
      () => add(POST, '<img srcset="/static/a.png 1x, /static/b.avif 2x" alt="">'),
      /^error .* The image "\/static\/b.avif"/,
    ],
    [
      'a style sheet',
      () => add('/about/', '<link rel="stylesheet" href="/katex/no.css">'),
      /^error pages\/about.mdx.* The resource "\/katex\/no.css"/,
    ],
    [
      'a script',
      () => add('/about/', '<script src="/no.js"></script>'),
      /^error pages\/about.mdx.* The resource "\/no.js"/,
    ],
    [
      'an anchor of another page',
      () => add(POST, '<a href="/blog#nowhere">x</a>'),
      /^warning blog\/.* points at an anchor/,
    ],
    [
      'an empty link',
      () => add(POST, '<a href="">x</a>'),
      /^error blog\/.* The link "" leads to no published file/,
    ],
    [
      'a picture of an author',
      () => add('/blog/authors', '<img src="/logo.svg" alt="">'),
      /^error blog\/authors.yml:5 The image "\/logo.svg"/,
    ],
    [
      'a page that was not built',
      () => pages.delete('/blog'),
      /^error .* "\/blog(#title)?" leads to no published file \(\/blog.*It is on/,
    ],
    [
      'a link of the layout',
      () => {
        for (const [address, html] of pages) pages.set(address, `${html}<a href="/gone">x</a>`);
      },
      /^error .*"\/gone".* It is on \d+ pages and so probably part of the layout.* → Correct it in the component/,
    ],
    [
      'a link of a feed',
      () => texts.set('blog/rss.xml', `<link>${config.url}/blog/gone</link>`),
      /^error public\/blog\/rss.xml .*\/blog\/gone/,
    ],
    [
      'a page of the sitemap',
      () => texts.set('sitemap-0.xml', `<loc>${config.url}/gone</loc>`),
      /^error public\/sitemap-0.xml .*\/gone/,
    ],
    [
      'a link of a text for machines',
      () => texts.set('llms.txt', `[x](${config.url}/gone/index.md)`),
      /^error public\/llms.txt .*\/gone\/index.md/,
    ],
    [
      'a page in one language only',
      () => {
        pages.delete(localizePath(POST, 'en', config.i18n));
        add(POST, `<a hreflang="en" href="${localizePath(POST, 'en', config.i18n)}">x</a>`);
      },
      /^error blog\/.* The link "\/en\/blog\/Anemone" leads to no published file/,
    ],
  ])('%s', (_, breakIt, expected) => {
    breakIt();
    const problems = check();
    expect(problems).toContainEqual(expect.stringMatching(expected));
    expect(problems.length).toBeLessThanOrEqual(2);
  });
});

describe('settings', () => {
  const warn = { links: 'warn', anchors: 'error', images: 'warn', duplicates: 'warn' } as const;

  it('decide how severe links, pictures and anchors are, and not what browsers must load', () => {
    add(
      POST,
      '<a href="/gone">x</a><img src="/gone.png"><a href="/blog#gone">x</a><script src="/gone.js"></script>',
    );
    const problems = check({ problems: warn });
    expect(problems).toEqual([
      expect.stringMatching(/^error .* points at an anchor/),
      expect.stringMatching(/^warning .* The link "\/gone"/),
      expect.stringMatching(/^error .* The resource "\/gone.js"/),
      expect.stringMatching(/^warning .* The image "\/gone.png"/),
    ]);
  });

  it('leave out what the check of the content has said, wherever it stands', () => {
    add(POST, '<a href="/docs/%E6%BD%AE#x">x</a>');
    texts.set('blog/rss.xml', `<link>${config.url}/docs/%E6%BD%AE</link>`);
    expect(check({ problems: warn })).toHaveLength(2);
    expect(check({ problems: warn, reported: new Set(['/docs/潮']) })).toEqual([]);
  });
});
