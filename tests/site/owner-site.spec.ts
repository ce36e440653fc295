import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';
import { site } from '../../src/site/config';
import { brokenLinks } from '../support/crawl';
import { describeEveryKind } from '../support/every-kind';
import { expect, test } from '../support/test';

/** The owner's site, whatever it holds. */
describeEveryKind(path.join(ROOT, 'public'));

test('every link, picture and script leads somewhere', async ({ baseURL }) => {
  test.setTimeout(300_000);
  expect(await brokenLinks(baseURL ?? '', site.url, false)).toEqual([]);
});
