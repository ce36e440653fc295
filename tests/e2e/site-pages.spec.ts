import { expect, test } from '../support/test';
import { expectToFit } from '../support/reflow';
import { LANGUAGES, open } from '../support/site-page';
import { LISTED_POSTS, TEST_DOCS, testData } from '../support/test-content';

/** About, author, friends and update log: what comes from data is all there, in both languages. */

interface Text {
  'zh-Hans': string;
  en: string;
}
const friends = testData('data/friends.yml') as {
  name: string;
  url: string;
  description: Text;
  rss?: string;
}[];
const releases = testData('data/releases.yml') as {
  version: string;
  date: string;
  title: Text;
  notes: Record<'zh-Hans' | 'en', string[]>;
}[];
const projects = testData('data/projects.yml') as { name: string | Text; url: string }[];

for (const { lang, prefix, text } of LANGUAGES) {
  test.describe(`pages about the site (${lang})`, () => {
    test('friends: a card each, in the order of the dictionary, with feeds; what others need can be copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${prefix}/friends/`);
      const cards = page.locator('main li:has(time)');
      await expect(cards).toHaveCount(friends.length);
      const names = await cards
        .locator('p:first-child > a')
        .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
      expect(names).toEqual([...friends.map(({ name }) => name)].sort(new Intl.Collator('en').compare));
      for (const friend of friends) {
        const card = cards.filter({ hasText: friend.description[lang] });
        await expect(card.locator('p:first-child > a')).toHaveAttribute('href', friend.url);
        await expect(card.getByText(text.friends.feed)).toHaveCount(friend.rss === undefined ? 0 : 1);
      }
      // The whole card is the link; the feed on it is another.
      const link = await cards
        .first()
        .locator('p:first-child > a')
        .evaluate((element) => {
          const box = element.closest('li')?.getBoundingClientRect();
          return box ? document.elementFromPoint(box.right - 12, box.bottom - 12)?.closest('a')?.href : null;
        });
      expect(link).toBeTruthy();

      const row = page.locator('dl > div').filter({ hasText: text.siteInfo.address });
      const address = await row.locator('dd > span').textContent();
      await row.getByRole('button').click();
      await expect(row.getByRole('button')).toContainText(text.siteInfo.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      expect(address).toBe(`https://tidepool.example.com${prefix}/`);
    });

    test('update log: every release, newest first, each with an address of its own, and in the feed', async ({
      page,
    }) => {
      await open(page, `${prefix}/release/`);
      const entries = page.locator('main ol > li');
      await expect(entries).toHaveCount(releases.length);
      const newestFirst = [...releases].sort((a, b) => b.date.localeCompare(a.date));
      expect(
        await entries
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
      ).toEqual(newestFirst.map(({ date }) => date));
      for (const [index, release] of newestFirst.entries()) {
        const entry = entries.nth(index);
        await expect(entry.locator('h2')).toContainText(release.title[lang]);
        await expect(entry.locator('h2')).toHaveId(`v${release.version}`);
        await expect(entry.locator('ul > li')).toHaveText(release.notes[lang]);
      }
      const oldest = newestFirst.at(-1);
      await page.locator(`#v${oldest?.version.replaceAll('.', '\\.') ?? ''} .anchor`).click();
      await expect(page).toHaveURL(new RegExp(`#v${oldest?.version ?? ''}$`));
      await expect(entries.last()).toBeInViewport();

      const href = await page
        .locator('main')
        .getByRole('link', { name: text.release.feed })
        .getAttribute('href');
      expect(href).toBe(`${prefix}/release/rss.xml`);
      await expect(page.locator(`link[rel=alternate][href="${href ?? ''}"]`)).toHaveCount(1);
      const feed = await page.evaluate(async (address) => {
        const response = await fetch(address);
        const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
        return {
          error: xml.querySelector('parsererror')?.textContent ?? null,
          links: [...xml.querySelectorAll('item > link')].map((link) => link.textContent),
        };
      }, href ?? '');
      expect(feed.error).toBeNull();
      expect(feed.links).toEqual(
        [...releases]
          .sort((a, b) => b.date.localeCompare(a.date))
          .map(({ version }) => `https://tidepool.example.com${prefix}/release/#v${version}`),
      );
    });

    test('author: the numbers are those of the lists', async ({ page }) => {
      await open(page, `${prefix}/author/`);
      const number = async (label: string) => {
        const figure = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
        return Number(((await figure.first().locator('dd').textContent()) ?? '').replace(/\D/g, ''));
      };
      expect(await number(text.owner.posts)).toBe(LISTED_POSTS.length);
      const words = await number(text.owner.words);
      expect(words).toBeGreaterThan(10_000);
      for (const { name, url } of projects) {
        const own = typeof name === 'string' ? name : name[lang];
        await expect(page.locator('main').getByRole('link', { name: own })).toHaveAttribute('href', url);
      }
      await expect(page.locator('main a[href$="/blog/authors/tidepool"]')).toBeVisible();
      expect(await number(text.owner.docs)).toBeGreaterThan(TEST_DOCS.length / 2);
      await expectToFit(page, text.nav.toggle);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('friends and releases are there; what needs scripts is not', async ({ page }) => {
    await page.goto('/en/friends/');
    await expect(page.locator('main li:has(time)')).toHaveCount(friends.length);
    await expect(
      page.locator('main').getByText('https://tidepool.example.com/en/', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page.goto('/en/release/');
    await expect(page.locator('main ol > li')).toHaveCount(releases.length);
  });
});
