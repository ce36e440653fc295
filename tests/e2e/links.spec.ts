import { site } from '../../src/site/config';
import { brokenLinks } from '../support/crawl';
import { expect, test } from '../support/test';

test('every link, picture, script and anchor leads somewhere', { tag: '@desktop' }, async ({ baseURL }) => {
  test.setTimeout(300_000);
  expect(await brokenLinks(baseURL ?? '', site.url, true)).toEqual([]);
});
