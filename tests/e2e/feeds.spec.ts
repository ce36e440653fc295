import { MESSAGES } from '../support/messages';
import { expect, test } from '../support/test';
import { checkFeed, readFeeds } from '../support/feed-rules';
import { countTags, LISTED_POSTS } from '../support/test-content';
import { TEST_SITE } from '../support/test-site.mjs';

const feeds = readFeeds(TEST_SITE);
const feedOf = (file: string) => checkFeed(file, feeds.get(file) ?? '');

for (const prefix of ['', '/en']) {
  test.describe(`feeds of ${prefix}/blog`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/blog`);
    });

    test('opened in a browser, a feed says what it is and shows its posts', async ({ page }) => {
      const greeting = MESSAGES[prefix === '' ? 'zh-Hans' : 'en'].publish.feed;
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
      const { entries: items } = feedOf(`${prefix}/blog/rss.xml`);
      const differing = await page.evaluate(async (entries) => {
        const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, '');
        const wrong: string[][] = [];
        for (const { id: link, html = '' } of entries) {
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
      expect(feeds.has(`${tag ?? ''}/rss.xml`)).toBe(true);
    });
  });
}

test('every feed there is keeps the rules of its format, and every format has the same entries', async ({
  page,
}) => {
  // For each language three of the blog, one of the releases, and one for every tag.
  expect(feeds.size).toBe(2 * (4 + countTags(LISTED_POSTS).size));
  const malformed = await page.evaluate(
    (all) =>
      all.filter(([, text]) =>
        new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror'),
      ),
    [...feeds].filter(([file]) => file.endsWith('.xml')),
  );
  expect(malformed.map(([file]) => file)).toEqual([]);
  const wrong = [...feeds.keys()].flatMap((file) => {
    const { entries, problems } = feedOf(file);
    return entries.length === 0 ? [`${file}: is empty`] : problems.map((problem) => `${file}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  for (const blog of ['/blog', '/en/blog'])
    for (const name of ['atom.xml', 'feed.json'])
      expect(feedOf(`${blog}/${name}`).entries).toEqual(feedOf(`${blog}/rss.xml`).entries);
});

test('the other address of an author’s further page leads to it', async ({ page }) => {
  await page.goto('/en/blog/authors/tidepool/page/2');
  await expect(page).toHaveURL(/:\d+\/en\/blog\/authors\/tidepool\/authors\/2$/);
});
