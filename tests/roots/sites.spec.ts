import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtAddresses } from '../support/built-addresses';
import { complaints } from '../support/console-complaints';
import { brokenLinks } from '../support/crawl';
import { pretendConnection } from '../support/navigation';
import { servingRoot as serving } from '../support/serving-root';
import { hydrated } from '../support/site-page';
import { expect, test } from '../support/test';
import {
  GUESTS_ROOT,
  IMPORTED_ROOTS,
  ROOT_BASES,
  ROOT_NAMES,
  testRootLog,
  testRootSite,
} from '../support/test-roots.mjs';

/** What other content than the repository's becomes: each content root of `tests/fixtures/roots` as a built site. */

/** A file of a built site. */
const read = (name: string, file: string): string =>
  readFileSync(path.join(testRootSite(name), file), 'utf8');

/** Whether a built site has a file or folder. */
const has = (name: string, file: string): boolean => existsSync(path.join(testRootSite(name), file));

/** Files that readers and machines are shown, without scripts and pictures. */
const texts = (name: string): string[] =>
  readdirSync(testRootSite(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|json|txt|md|webmanifest)$/.test(entry.name))
    .map((entry) => path.relative(testRootSite(name), path.join(entry.parentPath, entry.name)));

/** Addresses that a page links. */
const linksOf = (name: string, file: string): string[] =>
  [...read(name, file).matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);

/** What is wrong on purpose, in roots whose settings let it pass: where, in the order of the report. */
const WARNED: Record<string, string[]> = {
  // Nobody has translated all of it.
  'three-languages': ['tags.yml:4:3', 'article.json', 'article.json'],
  'owners-own': ['broken.mdx:5:2', 'broken.mdx:5:22', 'broken.mdx:5:55', 'broken.mdx:7:1'],
};

/** Words of the site that this repository was delivered with. */
const DELIVERED =
  /潮池札记|Tidepool Notes|tidepool\.example|tidepool-notes|afdian|ko-fi|travellings|stats\.example|一个人写的技术博客/i;

for (const name of ROOT_NAMES) {
  test(`${name}: every page opens without a complaint`, async ({ page }) => {
    test.setTimeout(120_000);
    // What broken links lead to is no complaint about the page that has them.
    await pretendConnection(page, { saveData: true });
    await serving(name, async (origin) => {
      const base = origin + (ROOT_BASES[name] ?? '');
      const said = complaints(page);
      // What is missing, or outside of the site's base.
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400 || !response.url().startsWith(`${base}/`)) refused.push(response.url());
      });
      const addresses = builtAddresses(testRootSite(name)).filter((address) => !address.endsWith('404.html'));
      expect(addresses).toContain('/');
      for (const address of addresses) {
        await page.goto(base + encodeURI(address));
        await hydrated(page);
        await expect(page.locator('h1'), address).toHaveCount(1);
        await expect(page, address).toHaveTitle(/./);
        expect([...said, ...refused], address).toEqual([]);
      }
    });
  });

  test(`${name}: nothing of the delivered site is in it`, () => {
    const files = texts(name);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => DELIVERED.test(read(name, file)))).toEqual([]);
  });

  test(`${name}: its build says what there is to say, in plain lines`, () => {
    const log = readFileSync(testRootLog(name), 'utf8');
    expect(log).toContain('Content: ');
    expect(log).not.toContain('\u001b');
    expect(log).not.toMatch(/ERROR|punycode/);
    const warned = log.split('\n').filter((line) => /^\s*(warn|error)/i.test(line));
    // What an import leaves as it was is said in its report.
    if (!IMPORTED_ROOTS.has(name))
      expect(warned.map((line) => line.replace(/^warning .*\//, ''))).toEqual(WARNED[name] ?? []);
  });
}

/** Digests of the files of a built site by name; folders have none. */
const digests = (name: string): Record<string, string | null> =>
  Object.fromEntries(
    readdirSync(testRootSite(name), { recursive: true, withFileTypes: true })
      .map((entry): [string, string | null] => {
        const file = path.join(entry.parentPath, entry.name);
        const digest = entry.isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
        return [path.relative(testRootSite(name), file), digest];
      })
      .sort(([a], [b]) => a.localeCompare(b)),
  );

test('what is gone from the content is gone from the site, which is as if built from scratch', () => {
  const { scratch, guest, name } = GUESTS_ROOT;
  const documents = (build: string) => /(\d+) documents/.exec(readFileSync(testRootLog(build), 'utf8'))?.[1];
  expect(Number(documents(guest))).toBe(Number(documents(name)) + 2);
  expect(digests(name)).toEqual(digests(scratch));
});

test('one post: a blog and nothing else; it has the day of its first commit', () => {
  const links = linksOf('one-post', 'index.html');
  expect(links).toContain('/blog/hello');
  expect(links.filter((href) => /docs|release|friends/.test(href))).toEqual([]);
  expect(
    ['docs', 'release', 'en/release', 'blog/tags', 'blog/authors'].filter((f) => has('one-post', f)),
  ).toEqual([]);
  const post = read('one-post', 'blog/hello/index.html').replace(/<(script|head)\b.*?<\/\1>/gs, '');
  expect(post.match(/这是我的第一篇文章/g)).toHaveLength(1);
  expect(post).toContain('2025-12-24');
});

test('rows of a table are posts like files: pages, links, lists, tags, feeds, sitemap, search', () => {
  expect(linksOf('table', 'en/blog/Urchin/index.html')).toEqual(
    expect.arrayContaining(['/en/blog/Barnacle', '/en/blog/tags/Life', '/blog/Urchin']),
  );
  for (const page of ['blog/index.html', 'blog/tags/Life/index.html', 'blog/archive/index.html'])
    expect(linksOf('table', page), page).toEqual(
      expect.arrayContaining(['/blog/Chiton', '/blog/Urchin', '/blog/Barnacle']),
    );
  expect(read('table', 'en/blog/rss.xml')).toContain('Their spines');
  expect(read('table', 'blog/Urchin/index.md')).toContain('/blog/Barnacle');
  expect(
    texts('table').filter((file) => file.includes('sitemap') && read('table', file).includes('Chiton')),
  ).not.toEqual([]);
  expect(
    texts('table').filter((file) => file.includes('search-index') && read('table', file).includes('Chiton')),
  ).not.toEqual([]);
});

test('a site below a path: every link, picture, script and anchor leads somewhere', async ({ page }) => {
  await serving('only-docs', async (origin) => {
    expect(await brokenLinks(`${origin}/notes`, 'https://handbook.example.org/notes', true)).toEqual([]);
    const links = texts('only-docs').flatMap((file) =>
      file.endsWith('.html') ? linksOf('only-docs', file) : [],
    );
    expect(links.filter((href) => href.startsWith('/') && !href.startsWith('/notes/'))).toEqual([]);
    expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toBe('/notes/');
    const missing = await fetch(`${origin}/notes/zh/none`);
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('lang="zh-Hans"')]);
    await page.goto(`${origin}/notes/search`);
    await hydrated(page);
    await page.locator('main').getByRole('searchbox').fill('river');
    await expect(page).toHaveURL(`${origin}/notes/search?q=river`);
  });
});

test('docs alone: the home page leads to the first of them', () => {
  const links = linksOf('only-docs', 'index.html');
  expect(links.some((href) => href.startsWith('/notes/docs/'))).toBe(true);
  expect(links.filter((href) => href.includes('/blog'))).toEqual([]);
  expect(['blog', 'zh/blog', 'release'].filter((file) => has('only-docs', file))).toEqual([]);
  expect(has('only-docs', 'zh/docs/setup/install/index.html')).toBe(true);
});

test('docs at the root of the site: the first is the home page, and everything is below it', async () => {
  const name = 'docs-at-root';
  expect(linksOf(name, 'index.html')).toEqual(
    expect.arrayContaining(['/石/花岗岩', '/1.0', '/tags', '/tags/granite', '/en/']),
  );
  expect(linksOf(name, 'en/石/花岗岩/index.html')).toContain('/en/');
  expect(read(name, 'index.md')).toContain('花岗岩');
  expect(has(name, 'docs')).toBe(false);
  await serving(name, async (origin) => {
    expect(await brokenLinks(origin, 'https://stones.example.org', true)).toEqual([]);
  });
});

test('pages alone: no blog, no docs, and no link to them', () => {
  expect(['blog', 'docs', 'release'].filter((file) => has('only-pages', file))).toEqual([]);
  expect(linksOf('only-pages', 'index.html').filter((href) => /blog|docs/.test(href))).toEqual([]);
  expect(linksOf('only-pages', 'index.html')).toContain('/about/');
});

for (const { name, lang, absent } of [
  { name: 'only-pages', lang: 'zh-Hans', absent: /This translation belongs/ },
  { name: 'imported-blog-site', lang: 'en', absent: /[\u4e00-\u9fff]/ },
]) {
  test(`${name}: one language, without a prefix, a switcher or alternates`, () => {
    for (const file of texts(name).filter((file) => /^(?!live\/|_gatsby\/).*\.html$/.test(file))) {
      const html = read(name, file);
      expect(html, file).toContain(`<html lang="${lang}"`);
      expect(html, file).not.toMatch(/hreflang|og:locale:alternate/i);
      expect(html, file).not.toContain('keepsLocation');
    }
    expect(['en', 'zh-Hans', 'zh'].filter((folder) => has(name, folder))).toEqual([]);
    const pages = texts(name).filter((file) => /\.(html|xml|txt)$/.test(file) && !file.startsWith('live/'));
    expect(pages.filter((file) => absent.test(read(name, file)))).toEqual([]);
    expect(read(name, 'sitemap-index.xml') + read(name, 'robots.txt')).not.toContain('/en/');
  });
}

test('English first, with a tag of its own; Chinese has the prefix that was asked for', () => {
  expect(read('only-docs', 'index.html')).toContain('<html lang="en-GB"');
  expect(read('only-docs', 'zh/index.html')).toContain('<html lang="zh-Hans"');
  expect(read('only-docs', 'zh/docs/intro/index.html')).toContain('从这里开始');
  expect(has('only-docs', 'en')).toBe(false);
});

test('tags that no file declares have their pages', () => {
  expect(linksOf('owners-own', 'docs/sharpening/index.html')).toContain('/docs/tags/磨刀石');
  for (const file of ['blog/tags/工具', 'docs/tags/磨刀石'])
    expect(has('owners-own', `${file}/index.html`), file).toBe(true);
  // Edit links begin at the content root.
  expect(linksOf('owners-own', 'docs/broken/index.html')).toContain(
    'https://github.com/example/zhou/edit/main/docs/broken.mdx',
  );
});

test('what is broken does not stop a build that may go on: words stand in the place of a picture', () => {
  const page = read('owners-own', 'docs/broken/index.html');
  expect(page).toContain('<span class="missing-picture" role="img" aria-label="没有的图"');
  expect(linksOf('owners-own', 'docs/broken/index.html')).toEqual(
    expect.arrayContaining(['/blog/none', '/docs/sharpening#none', '/docs/none.pdf']),
  );
});

test('what the owner brings is shown: icons, files, words, sizes of lists', () => {
  const home = read('owners-own', 'index.html');
  expect(home).toMatch(/<link[^>]*rel="icon"[^>]*href="\/zhou\.svg"/);
  expect(home).not.toContain('apple-touch-icon');
  expect(home).toContain('3 篇木工笔记。');
  expect(home).toContain('一块好木头');
  expect(home).toContain('老周，版权所有');
  expect(home).toContain('夏天不开门。');
  expect(home).toContain('data-theme="light"');
  expect(linksOf('owners-own', 'index.html').filter((href) => /^\/blog\/(stool|glue)$/.test(href))).toEqual([
    '/blog/glue',
  ]);
  expect(read('owners-own', 'plans/stool.txt')).toBe('three legs, one seat\n');
  expect(JSON.parse(read('owners-own', 'manifest.webmanifest'))).toMatchObject({
    lang: 'zh-Hans',
    icons: [{ src: '/zhou.svg' }],
  });
  expect(has('owners-own', 'release/rss.xml')).toBe(true);
  // Where content comes from is nobody's business.
  const scripts = readdirSync(testRootSite('owners-own')).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /contentRoots|roots-more/.test(read('owners-own', file)))).toEqual([]);
});

test('pictures and portraits come in sizes from every folder of the content, drawings as they are', () => {
  const shown = (file: string, name: RegExp) =>
    [...read('owners-own', file).matchAll(/<picture\b[^>]*><img\b([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => name.test(attributes))
      .map((attributes) => /\bsrcset="([^"]*)"/i.exec(attributes)?.[1]?.split(/,\s*/) ?? []);
  const pictures = [
    { file: 'blog/plane/index.html', name: /bench\.webp/, widths: ['380w', '760w', '960w'] },
    { file: 'blog/plane/index.html', name: /zhou\.webp/, widths: ['40w', '80w'] },
    { file: 'friends/index.html', name: /zhou\.webp/, widths: ['48w', '96w'] },
  ];
  for (const { file, name, widths } of pictures) {
    const [sizes = []] = shown(file, name);
    expect(
      sizes.map((size) => size.split(' ')[1]),
      `${file} ${String(name)}`,
    ).toEqual(widths);
    for (const size of sizes) expect(has('owners-own', size.split(' ')[0] ?? ''), size).toBe(true);
  }
  expect(shown('blog/plane/index.html', /plane\.svg/)).toEqual([]);
  const [, inFeed = ''] = /src="([^"]*bench\.webp)"/.exec(read('owners-own', 'blog/rss.xml')) ?? [];
  expect(has('owners-own', new URL(inFeed).pathname)).toBe(true);
  expect(read('owners-own', 'blog/feed.json')).toContain('https://zhou.example.org/zhou.png');
});

test('posts and docs of a further content root have their pages, among those of the first', () => {
  const post = read('owners-own', 'blog/plane/index.html');
  expect(linksOf('owners-own', 'blog/plane/index.html')).toEqual(
    expect.arrayContaining(['/blog/glue', '/blog/tags/工具']),
  );
  const [, picture = ''] = /<img[^>]* src="([^"]*plane\.svg)"/.exec(post) ?? [];
  expect(has('owners-own', picture)).toBe(true);
  expect(linksOf('owners-own', 'docs/sharpening/index.html')).toContain('/blog/plane');
  expect(linksOf('owners-own', 'blog/index.html')).toEqual(
    expect.arrayContaining(['/blog/glue', '/blog/plane']),
  );
  for (const file of ['blog/tags/工具/index.html', 'en/blog/plane/index.html', 'docs/sharpening/index.md'])
    expect(has('owners-own', file), file).toBe(true);
  expect(read('owners-own', 'blog/rss.xml')).toContain('/blog/plane');
});

test('sidebars have any names, and the bar leads to each', () => {
  const links = linksOf('only-docs', 'index.html');
  expect(links).toEqual(expect.arrayContaining(['/notes/docs/rivers/part-1', '/notes/docs/hills/part-1']));
  expect(linksOf('only-docs', 'docs/hills/part-1/index.html')).toContain('/notes/docs/hills/part-2');
});

test('a file of src/pages is a page in each language: shell, head, sitemap, and pictures of StaticImage', () => {
  for (const [folder, lang, title, other] of [
    ['', 'zh-Hans', '实验室', 'href="/en/lab"'],
    ['en/', 'en', 'Laboratory', 'href="/lab"'],
  ] as const) {
    const html = read('table', `${folder}lab/index.html`);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toMatch(new RegExp(`<title[^>]*>${title} \\|`));
    expect(html).toContain(other);
    expect(html).toMatch(/<link[^>]*rel="canonical"/);
    expect(html.match(/<link rel="alternate" hreflang=/gi)?.length).toBe(3);
    const pictures = [...html.matchAll(/\/static\/[\da-f]{32}\/[\da-f]{5}\/pool\.\w+/g)].map(
      ([file]) => file,
    );
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((file) => !has('table', file))).toEqual([]);
    expect(html).toContain('<style>.gatsby-image-wrapper');
    expect(read('table', `${folder}index.html`)).not.toContain('gatsby-image-wrapper');
  }
  expect(read('table', 'sitemap-0.xml').match(/<loc>[^<]*\/lab<\/loc>/g)).toHaveLength(2);
});
