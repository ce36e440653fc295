import { expect, test, type Page } from '../support/test';
import { LANGUAGES, open } from '../support/site-page';
import { TEST_DOCS } from '../support/test-content';

/** A doc and what surrounds it, the page of a category, and the docs' tags. The sidebar has a file of its own. */

const main = (page: Page) => page.locator('main');

for (const { lang, prefix, text } of LANGUAGES) {
  test(`a doc has everything around its text (${lang})`, { tag: '@both' }, async ({ page }, { project }) => {
    const address = `${prefix}/docs/Docker/Build`;
    await open(page, address);
    const crumbs = page.getByRole('navigation', { name: text.docs.breadcrumbs });
    await expect(crumbs.getByRole('link')).toHaveCount(2);
    await expect(crumbs.getByRole('link').last()).toHaveAttribute('href', `${prefix}/docs/Docker/`);
    await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1);
    await expect(main(page).getByRole('link', { name: text.meta.edit })).toHaveAttribute(
      'href',
      new RegExp(`/docs/Docker/Build${lang === 'en' ? '\\.en' : ''}\\.mdx$`),
    );
    await expect(main(page).locator('article time')).toBeVisible();
    await expect(main(page).getByRole('list', { name: text.tags }).getByRole('link')).not.toHaveCount(0);
    // Headings of levels 2 and 3: beside the text, or folded above it.
    if (project.name === 'phone') await main(page).locator('summary').first().click();
    const toc = page.getByRole('navigation', { name: text.toc });
    await expect(toc.getByRole('link').first()).toBeVisible();

    // Nothing recommends itself.
    const recommended = page.getByRole('region', { name: text.docs.recommended });
    await expect(recommended.getByRole('link')).toHaveCount(3);
    await recommended.getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    await expect(main(page).locator('h1')).toBeVisible();
    await expect(recommended.locator(`a[href="${new URL(page.url()).pathname}"]`)).toHaveCount(0);

    // The order of reading crosses categories: the last page of one leads to the next one's own page.
    await open(page, `${prefix}/docs/Docker/Command`);
    const pages = page.getByRole('navigation', { name: text.docs.pages });
    await expect(pages.getByText(text.docs.previous)).toBeVisible();
    const next = pages.getByRole('link', { name: text.docs.next });
    await expect(next).toHaveAttribute('href', `${prefix}/docs/Latex/`);
    await next.click();
    await expect(pages.getByRole('link', { name: text.docs.previous })).toHaveAttribute(
      'href',
      `${prefix}/docs/Docker/Command`,
    );
  });
}

test('the page of a category shows what is in it as cards', async ({ page }) => {
  for (const { prefix, text } of LANGUAGES) {
    await open(page, `${prefix}/docs/React/`);
    const cards = main(page).locator('.prose ul > li > a[href*="/docs/React/"]');
    await expect(cards.filter({ hasText: /\d/ }).first()).toBeVisible();
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain(`${prefix}/docs/React/Issue/`);
    expect(addresses).toContain(`${prefix}/docs/React/Rendering`);
    const inside = TEST_DOCS.filter(({ key }) => /^React\/Issue\/(?!index$)/.test(key)).length;
    await expect(
      cards.filter({ hasText: /\d/ }).and(page.locator('[href$="/React/Issue/"]')),
    ).toHaveAccessibleName(new RegExp(text.docs.items_other.replace('{{count}}', String(inside))));
  }
});

test('the tags of the docs count and list them', async ({ page }) => {
  for (const { prefix, text } of LANGUAGES) {
    await open(page, `${prefix}/docs/tags`);
    const tag = main(page).locator('a[rel=tag][href$="/docs/tags/Docker"]');
    const count = Number(/\d+/.exec((await tag.textContent()) ?? '')?.[0]);
    await tag.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/docs/tags/Docker$`));
    await expect(page.locator('h1')).toContainText(String(count));
    await expect(main(page).locator('article')).toHaveCount(count);
    const titles = await main(page).locator('article h2').allTextContents();
    const lang = prefix === '' ? 'zh-Hans' : 'en';
    expect(titles).toEqual([...titles].sort(new Intl.Collator(lang, { numeric: true }).compare));
    await expect(main(page).getByRole('link', { name: text.tagged.all })).toHaveAttribute(
      'href',
      `${prefix}/docs/tags`,
    );
  }
});
