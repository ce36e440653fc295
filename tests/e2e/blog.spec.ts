import { expect, test, type Page } from '../support/test';
import { site } from '../../src/site/config';
import { LANGUAGES, open, type Language } from '../support/site-page';
import { countTags, LISTED_POSTS, listPages, testData } from '../support/test-content';

/** The blog's pages: lists and their paging, a post and what surrounds it, archive, tags, authors. */

const { pageSize } = site.blog;
const { pages: LAST, rest: REST } = listPages(LISTED_POSTS.length, pageSize);
const AUTHORS = Object.keys(testData('blog/authors.yml') as object);
const linuxPosts = countTags(LISTED_POSTS).get('Linux') ?? 0;

test('the content fills more than two pages of the list, and of a tag', () => {
  expect(LAST).toBeGreaterThan(2);
  expect(linuxPosts).toBeGreaterThan(pageSize);
});

const main = (page: Page) => page.locator('main');
const dates = (page: Page) =>
  main(page)
    .locator('article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

const plural = (forms: { posts_other: string; posts_one?: string }, count: number): string =>
  (count === 1 && forms.posts_one ? forms.posts_one : forms.posts_other).replace('{{count}}', String(count));

const headLink = (page: Page, rel: string) => page.locator(`head link[rel="${rel}"]`);

for (const language of LANGUAGES) {
  const { lang, prefix, text } = language;

  test(`the masthead leads from the list to the archive, tags, authors and the feed (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/blog`);
    const masthead = page.getByRole('navigation', { name: text.lists.sections });
    await expect(masthead.getByRole('link')).toHaveText([
      text.lists.title,
      text.archive.title,
      text.tags,
      text.authors.title,
      text.lists.feed,
    ]);
    for (const name of [text.archive.title, text.tags, text.authors.title]) {
      await masthead.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(masthead.locator('[aria-current]')).toHaveText(name);
    }
    await expect(masthead.getByRole('link', { name: text.lists.feed })).toHaveAttribute(
      'href',
      `${prefix}/blog/rss.xml`,
    );
  });

  test(`the list goes on from page to page (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog`);
    const articles = main(page).locator('article');
    await expect(articles).toHaveCount(pageSize);
    const first = articles.first();
    const title = await first.getByRole('heading').textContent();
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/blog/[^/]+$`),
    );
    await expect(first.locator('svg')).not.toHaveCount(0);
    await expect(first.getByText(lang === 'en' ? /min read$/ : /分钟读完$/)).toBeVisible();
    await expect(first.locator('a[rel=tag]')).not.toHaveCount(0);
    const more = text.lists.readMoreAbout.replace('{{title}}', title ?? '');
    await expect(first.getByRole('link', { name: more, exact: true })).toContainText(text.lists.readMore);
    await expect(headLink(page, 'prev')).toHaveCount(0);
    await expect(headLink(page, 'next')).toHaveAttribute('href', `${prefix}/blog/page/2`);

    const pages = page.getByRole('navigation', { name: text.lists.pages });
    await expect(pages.locator('[aria-current=page]')).toHaveText('1');
    const newest = await dates(page);
    await pages.getByRole('link', { name: text.lists.olderEntries }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/page/2$`));
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await expect(page).toHaveTitle(new RegExp(text.lists.page.replace('{{page}}', '2')));
    await expect(headLink(page, 'prev')).toHaveAttribute('href', `${prefix}/blog`);
    await expect(headLink(page, 'next')).toHaveAttribute('href', `${prefix}/blog/page/3`);
    const older = await dates(page);
    const all = [...newest, ...older];
    expect(all).toHaveLength(2 * pageSize);
    expect(all).toEqual([...all].sort().reverse());

    await pages.getByRole('link', { name: text.lists.page.replace('{{page}}', String(LAST)) }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/page/${LAST}$`));
    await expect(articles).toHaveCount(REST);
    await expect(headLink(page, 'next')).toHaveCount(0);
    await expect(pages.getByRole('link', { name: text.lists.olderEntries })).toHaveCount(0);
    await pages.getByRole('link', { name: text.lists.newerEntries }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/page/${LAST - 1}$`));
  });

  test(`a post has everything around its text (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/PythonAsyncIO`);
    const article = main(page).locator('article');
    await expect(article.locator('h1')).toHaveCount(1);
    await expect(article.locator('div > time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(article.locator('a[rel=author]').first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/blog/authors/`),
    );
    await expect(article.getByRole('link', { name: text.meta.edit })).toHaveAttribute(
      'href',
      new RegExp(`/blog/.*PythonAsyncIO/index${lang === 'en' ? '\\.en' : ''}\\.mdx$`),
    );
    await expect(article.locator('p > time')).toBeVisible();
    await expect(article.getByRole('list', { name: text.tags }).getByRole('link')).not.toHaveCount(0);
    const references = page.getByRole('region', { name: text.meta.references });
    await expect(references.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('button', { name: text.coffee.title })).toBeVisible();

    const related = page.getByRole('region', { name: text.blog.related });
    await expect(related.getByRole('link')).not.toHaveCount(0);
    await expect(related.locator(`a[href="${prefix}/blog/PythonAsyncIO"]`)).toHaveCount(0);

    // The newer post's older post is this one.
    const neighbours = page.getByRole('navigation', { name: text.blog.postNav });
    await expect(neighbours.getByText(text.blog.olderPost)).toBeVisible();
    await neighbours.getByRole('link', { name: text.blog.newerPost }).click();
    await expect(page).not.toHaveURL(/PythonAsyncIO/);
    await expect(neighbours.getByRole('link', { name: text.blog.olderPost })).toHaveAttribute(
      'href',
      `${prefix}/blog/PythonAsyncIO`,
    );
    await expectRecentPosts(page, language);
  });

  test(`the archive, the tags and the authors count the same posts (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/archive`);
    await expect(
      main(page).getByText(plural(text.lists, LISTED_POSTS.length), { exact: true }),
    ).toBeVisible();
    const years = await main(page)
      .locator('section:has(> h2)')
      .evaluateAll((sections) =>
        sections.map((section) => ({
          id: section.querySelector('h2')?.id,
          said: Number(section.querySelector('h2 span')?.textContent.replace('One', '1').match(/\d+/)?.[0]),
          posts: section.querySelectorAll('li').length,
          months: [...section.querySelectorAll('h3')].map((month) => month.id),
        })),
      );
    for (const { id, said, posts, months } of years) {
      expect(said).toBe(posts);
      expect(months).toEqual([...months].sort().reverse());
      expect(months.every((month) => month.startsWith(`${String(id)}-`))).toBe(true);
    }
    expect(years.map(({ id }) => id)).toEqual(
      years
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(years.reduce((sum, { posts }) => sum + posts, 0)).toBe(LISTED_POSTS.length);
    await main(page).locator('h3 a').last().click();
    await expect(main(page).locator('h3').last()).toBeInViewport();

    await open(page, `${prefix}/blog/tags`);
    const tag = main(page).locator('a[rel=tag][href$="/blog/tags/Linux"]');
    expect(Number(/\d+/.exec((await tag.textContent()) ?? '')?.[0])).toBe(linuxPosts);
    await tag.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/tags/Linux$`));
    await expect(main(page).locator('article')).toHaveCount(pageSize);
    await expect(page.locator('h1')).toContainText(String(linuxPosts));
    await expect(page.locator('head link[type="application/rss+xml"]').last()).toHaveAttribute(
      'href',
      `${prefix}/blog/tags/Linux/rss.xml`,
    );
    await main(page).getByRole('link', { name: text.tagged.all }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/tags$`));

    await open(page, `${prefix}/blog/authors`);
    await expect(main(page).locator('article')).toHaveCount(AUTHORS.length);
    await expect(main(page).locator('article').last()).toContainText(plural(text.lists, 0));
    await main(page).locator('a[href$="/authors/robot"]').click();
    await expect(main(page)).toContainText(text.authors.none);
    await open(page, `${prefix}/blog/authors/tidepool`);
    await expect(main(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: text.lists.pages });
    await pages.getByRole('link', { name: text.lists.page.replace('{{page}}', String(LAST)) }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/authors/tidepool/authors/${LAST}$`));
    await expect(headLink(page, 'prev')).toHaveAttribute(
      'href',
      new RegExp(`/authors/tidepool/authors/${LAST - 1}$`),
    );
  });
}

/** Beside every page of the blog: recent posts by year, the current one marked. */
async function expectRecentPosts(page: Page, { text }: Language): Promise<void> {
  const recent = page.getByRole('navigation', { name: text.blog.sidebarNav });
  await expect(recent.getByRole('link')).toHaveCount(LISTED_POSTS.length);
  await expect(recent.locator('[aria-current=page]')).toHaveAttribute('href', new URL(page.url()).pathname);
}

test('the table of contents follows the reader', async ({ page }) => {
  await open(page, '/en/blog/PythonAsyncIO');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const last = toc.getByRole('link').last();
  await last.click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
});

for (const font of ['DejaVu Sans', 'serif']) {
  test(`Latin words of the sidebar stay whole (${font})`, async ({ page }) => {
    await open(page, '/blog');
    const link = page.getByRole('navigation', { name: '近期文章导航' }).getByRole('link').first();
    const broken = await link.evaluate((element, family) => {
      element.style.fontFamily = `"${family}"`;
      const found: string[] = [];
      // Each length of what comes before puts the end of the line at another place.
      for (let length = 0; length <= 24; length++) {
        element.textContent = `${'潮'.repeat(length)}用Apache与Docusaurus迁移StreamPark的经过`;
        const text = element.firstChild;
        for (const { 0: word, index } of element.textContent.matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange();
          range.setStart(text ?? element, index);
          range.setEnd(text ?? element, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) found.push(`${String(length)}: ${word}`);
        }
      }
      return found;
    }, font);
    expect(broken).toEqual([]);
  });
}
