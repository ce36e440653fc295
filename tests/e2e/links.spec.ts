import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/site/config';
import { withoutSlash } from '../support/built-addresses';
import { builtHeads, PUBLIC } from '../support/built-heads';
import { brokenLinks } from '../support/crawl';
import { expect, test } from '../support/test';

test('every link, picture, script and anchor leads somewhere', async ({ baseURL }) => {
  test.setTimeout(300_000);
  expect(await brokenLinks(baseURL ?? '', site.url, true)).toEqual([]);
});

test('links lead from the home page to every page that search engines may show', () => {
  const shown = builtHeads().filter(({ isIndexed }) => isIndexed);
  const left = new Set(shown.map(({ address }) => withoutSlash(address)));
  const visit = (address: string): void => {
    if (!left.delete(address)) return;
    const html = readFileSync(path.join(PUBLIC, address, 'index.html'), 'utf8');
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
      visit(withoutSlash(decodeURI(href)));
  };
  visit('/');
  expect([...left]).toEqual([]);
});
