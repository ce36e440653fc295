import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servingRoot } from '../support/serving-root';
import { hydrated } from '../support/site-page';
import { expect, test } from '../support/test';
import { testRootSite } from '../support/test-roots.mjs';

/** A site in three languages, of which the program has one; the third is written from right to left. */
const NAME = 'three-languages';

const read = (file: string): string => readFileSync(path.join(testRootSite(NAME), file), 'utf8');
const html = (address: string): string => read(path.join(address, 'index.html'));

test('every language has its pages, its direction and links to the others', () => {
  for (const [prefix, lang, dir, title] of [
    ['', 'en', 'ltr', 'Why there are two tides'],
    ['ja/', 'ja', 'ltr', '潮の満ち引きが一日二回ある理由'],
    ['ar/', 'ar', 'rtl', 'لماذا يحدث المدّ مرّتين في اليوم'],
  ] as const) {
    const page = html(`${prefix}blog/tides`);
    expect(page).toMatch(new RegExp(`<html (?=[^>]*lang="${lang}")[^>]*dir="${dir}"`));
    expect(page).toContain(title);
    for (const other of ['en', 'ja', 'ar', 'x-default'])
      expect(page).toMatch(new RegExp(`<link (?=[^>]*rel="alternate")[^>]*href[lL]ang="${other}"`));
    expect(page.match(/og:locale:alternate/g)).toHaveLength(2);
  }
});

test('dates, plural forms and words are those of each language', () => {
  expect(html('blog/tides')).toContain('May 14, 2021');
  expect(html('ja/blog/tides')).toContain('2021年5月14日');
  expect(html('ar/blog/tides')).toContain('14 مايو 2021');
  expect(html('ja/blog/tides')).toContain('読了まで1分');
  expect(html('ar/blog/tides')).toContain('دقيقة قراءة واحدة');
  expect(html('ja/blog/archive')).toContain('5月');
  expect(html('ja/blog/tags/moon')).toContain('月');
  expect(html('ar/blog/tags/shells')).toContain('Shells');
  expect(html('ja/docs/intro')).toContain('浜辺で');
  expect(html('ar/docs/intro')).toContain('على الشاطئ');
});

test('an untranslated text keeps its language and direction', () => {
  const page = html('ar/blog/shells');
  expect(page).toMatch(/<div (?=[^>]*class="prose")(?=[^>]*lang="en")[^>]*dir="ltr"/);
  expect(page).toContain('لا تتوفّر هذه الصفحة بـالعربية بعد.');
  expect(page).toMatch(
    /<link (?=[^>]*rel="canonical")[^>]*href="https:\/\/flats\.example\.org\/blog\/shells"/,
  );
  expect(html('ja/blog/shells')).not.toMatch(/class="prose"[^>]* dir=/);
});

test('feeds, sitemap and the page that is not found', () => {
  expect(read('ja/blog/rss.xml')).toContain('潮の満ち引きが一日二回ある理由');
  expect(read('ar/blog/rss.xml')).toContain('<language><![CDATA[ar]]></language>');
  for (const address of ['blog/tides', 'ja/blog/tides', 'ar/blog/tides'])
    expect(read('sitemap-0.xml')).toContain(`https://flats.example.org/${address}<`);
  expect(read('ja/404.html')).toContain('ページが見つかりません');
  expect(read('ar/404.html')).toContain('الصفحة غير موجودة');
});

test('the language menu leads to the same page, and the search finds words in each language', async ({
  page,
}) => {
  await servingRoot(NAME, async (origin) => {
    await page.goto(`${origin}/docs/intro`);
    await hydrated(page);
    const languages = page.locator('header a[lang]');
    await expect
      .poll(() => languages.evaluateAll((links) => links.map((link) => link.textContent)))
      .toEqual(expect.arrayContaining(['English', '日本語', 'العربية']));
    for (const [prefix, query, found] of [
      ['/ja', '海水', '潮の満ち引き'],
      ['/ar', 'القمر', 'لماذا يحدث المدّ'],
      ['', 'moon', 'Why there are two tides'],
    ] as const) {
      await page.goto(`${origin}${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator('main')).toContainText(found);
    }
    await page.goto(`${origin}/ar/blog/tides`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
