import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allMessages } from '../../src/i18n/all-messages';
import { expect, test, type Page } from '../support/test';
import { checkFeed } from '../support/feed-rules';
import { countTags, LISTED_POSTS } from '../support/test-content';
import { TEST_PUBLIC as PUBLIC } from '../support/test-site.mjs';

/** What the tests read of a feed; made in the browser, whose XML parser is not ours. */
interface ParsedItem {
  id: string;
  link: string;
  title: string;
  html: string;
  dates: string[];
  hasTitle: boolean;
}
interface ParsedFeed {
  error: string | null;
  root: string;
  items: ParsedItem[];
  /** Text of the feed's own elements by name. */
  own: Record<string, string>;
  self: string | null;
}

const parse = (page: Page, path: string): Promise<ParsedFeed> =>
  page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const xml = new DOMParser().parseFromString(text, 'text/xml');
    const head = xml.querySelector('channel, feed');
    const textOf = (parent: Element, name: string) =>
      [...parent.children].find((child) => child.nodeName === name)?.textContent ?? '';
    return {
      error: xml.querySelector('parsererror')?.textContent ?? null,
      root: xml.documentElement.nodeName,
      own: Object.fromEntries(
        [...(head?.children ?? [])].map((child) => [child.nodeName, child.textContent]),
      ),
      self: head?.querySelector(':scope > [rel=self]')?.getAttribute('href') ?? null,
      items: [...xml.querySelectorAll('item, entry')].map((item) => ({
        id: textOf(item, 'guid') || textOf(item, 'id'),
        link: textOf(item, 'link') || (item.querySelector('link')?.getAttribute('href') ?? ''),
        title: textOf(item, 'title'),
        html: textOf(item, 'content:encoded') || textOf(item, 'content'),
        dates: ['pubDate', 'atom:updated', 'published', 'updated']
          .map((name) => textOf(item, name))
          .filter(Boolean),
        hasTitle: item.querySelectorAll(':scope > title').length === 1,
      })),
    };
  }, path);

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Attributes of a piece of HTML that hold an address and are not absolute, and what should not be in a feed at all. */
const unwanted = (page: Page, htmls: string[]): Promise<string[]> =>
  page.evaluate(
    (texts) =>
      texts.flatMap((html) => {
        const body = new DOMParser().parseFromString(html, 'text/html').body;
        const addresses = [...body.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
          ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
        );
        return [
          ...addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address)),
          ...[...body.querySelectorAll('script, style, button, .anchor, [class], [id], [onclick]')].map(
            (element) => element.outerHTML,
          ),
        ];
      }),
    htmls,
  );

for (const prefix of ['', '/en']) {
  test.describe(`feeds of ${prefix}/blog @desktop`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/blog`);
    });

    test('RSS 2.0 is well-formed and keeps its rules', async ({ page }) => {
      const feed = await parse(page, `${prefix}/blog/rss.xml`);
      expect(feed.error).toBeNull();
      expect(feed.root).toBe('rss');
      for (const name of ['title', 'link', 'description', 'language']) expect(feed.own[name]).toBeTruthy();
      expect(feed.self).toMatch(new RegExp(`^https://[^/]+${prefix}/blog/rss\\.xml$`));
      expect(feed.items.length).toBeGreaterThan(0);
      for (const item of feed.items) {
        expect(item.link).toMatch(/^https:\/\//);
        expect(item.dates[0]).toMatch(RFC_822);
        expect(item.html).not.toBe('');
      }
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
      expect(
        await unwanted(
          page,
          feed.items.map(({ html }) => html),
        ),
      ).toEqual([]);
    });

    test('Atom 1.0 and JSON Feed 1.1 hold the same entries', async ({ page }) => {
      const rss = await parse(page, `${prefix}/blog/rss.xml`);
      const atom = await parse(page, `${prefix}/blog/atom.xml`);
      expect(atom.error).toBeNull();
      expect(atom.root).toBe('feed');
      for (const name of ['id', 'title', 'updated', 'author']) expect(atom.own[name]).toBeTruthy();
      for (const { hasTitle, dates } of atom.items) {
        expect(hasTitle).toBe(true);
        for (const date of dates) expect(date).toMatch(RFC_3339);
      }
      const same = ({ id, title, html }: ParsedItem) => ({ id, title, html });
      expect(atom.items.map(same)).toEqual(rss.items.map(same));
      const json = (await (await page.request.get(`${prefix}/blog/feed.json`)).json()) as {
        version: string;
        items: { id: string; title: string; content_html: string; date_published: string }[];
      };
      expect(json.version).toBe('https://jsonfeed.org/version/1.1');
      expect(json.items.map(({ id, title, content_html: html }) => ({ id, title, html }))).toEqual(
        rss.items.map(same),
      );
      for (const item of json.items) expect(item.date_published).toMatch(RFC_3339);
    });

    test('opened in a browser, a feed says what it is and shows its posts', async ({ page }) => {
      const greeting = allMessages[prefix === '' ? 'zh-Hans' : 'en'].publish.feed;
      for (const [name, item] of [
        ['rss.xml', 'item'],
        ['atom.xml', 'entry'],
      ]) {
        await page.goto(`${prefix}/blog/${name ?? ''}`);
        const shown = await page.evaluate((selector) => {
          const first = document.querySelector(selector ?? '');
          const isShown = (child: string) =>
            [...(first?.children ?? [])].some(
              (element) => element.localName === child && element.getClientRects().length > 0,
            );
          return {
            greeting: getComputedStyle(document.documentElement, '::before').content,
            title: isShown('title'),
            link: isShown('link'),
          };
        }, item);
        expect(shown.greeting).toContain(greeting.title);
        expect(shown.greeting).toContain(greeting.help);
        expect(shown).toMatchObject({ title: true, link: false });
      }
    });

    test('every item says what its page says', async ({ page }) => {
      const { items } = await parse(page, `${prefix}/blog/rss.xml`);
      const differing = await page.evaluate(async (entries) => {
        const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, '');
        const wrong: string[][] = [];
        for (const { link, html } of entries) {
          const response = await fetch(new URL(link).pathname);
          const document = new DOMParser().parseFromString(await response.text(), 'text/html');
          for (const panel of document.querySelectorAll('.prose [role=tabpanel]')) {
            const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
            panel.prepend(label?.textContent ?? '');
          }
          const furniture =
            '.anchor, [data-footnote-backref], [aria-hidden=true], annotation, [role=tablist], noscript, script, style, section[aria-labelledby=references] .visually-hidden';
          document.querySelectorAll(furniture).forEach((element) => {
            element.remove();
          });
          const expected =
            textOf(document.querySelector('.prose')) +
            textOf(document.querySelector('section[aria-labelledby=references]'));
          const actual = textOf(new DOMParser().parseFromString(html, 'text/html').body);
          if (actual === expected) continue;
          let at = 0;
          while (at < actual.length && actual[at] === expected[at]) at += 1;
          wrong.push([
            link,
            actual.slice(Math.max(0, at - 20), at + 40),
            expected.slice(Math.max(0, at - 20), at + 40),
          ]);
        }
        return wrong;
      }, items);
      expect(differing).toEqual([]);
    });

    test('are announced by the page, and a tag has its own', async ({ page }) => {
      const links = page.locator('link[rel=alternate][type]');
      await expect(links).toHaveCount(3);
      for (const href of await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      )) {
        expect((await page.request.get(href)).status()).toBe(200);
      }
      const tag = await page.locator('a[href*="/blog/tags/"]').first().getAttribute('href');
      const feed = await parse(page, `${tag ?? ''}/rss.xml`);
      expect(feed.error).toBeNull();
      expect(feed.items.length).toBeGreaterThan(0);
    });
  });
}

test('every feed there is keeps the rules of its format', { tag: '@desktop' }, () => {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)(rss\.xml|atom\.xml|feed\.json)$/.test(file),
  );
  // For each language three of the blog, one of the releases, and one for every tag.
  expect(files).toHaveLength(2 * (4 + countTags(LISTED_POSTS).size));
  const wrong = files.flatMap((file) => {
    const { titles, problems } = checkFeed(file, readFileSync(path.join(PUBLIC, file), 'utf8'));
    return titles.length === 0 ? [`${file}: is empty`] : problems.map((problem) => `${file}: ${problem}`);
  });
  expect(wrong).toEqual([]);
});

test('the other address of an author’s further page leads to it @desktop', async ({ page }) => {
  await page.goto('/en/blog/authors/tidepool/page/2');
  expect(new URL(page.url()).pathname).toBe('/en/blog/authors/tidepool/authors/2');
});
