import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { site } from '../../site/config';
import { scanFile, SiteScans } from './site-scans';

const ROOT = path.resolve(__dirname, '../../..');

let directory: string;
let folder: string;
/** Changes a file without changing its stamp, so that only a program that reads it notices. */
const write = (file: string, text: string): void => {
  writeFileSync(path.join(folder, file), text);
  utimesSync(path.join(folder, file), 1, 1);
};
/** A page whose length does not depend on the number. */
const page = (number: number): string =>
  `<h1 id="tide-${1000 + number}">潮</h1><a href="/blog/${1000 + number}">x</a><script>run(${1000 + number})</script>`;

beforeEach(() => {
  // Inside, because threads need the installed packages.
  mkdirSync(path.join(ROOT, 'node_modules', '.cache'), { recursive: true });
  directory = mkdtempSync(path.join(ROOT, 'node_modules', '.cache', 'tidepool-scans-'));
  symlinkSync(path.join(ROOT, 'src'), path.join(directory, 'src'));
  folder = path.join(directory, 'public');
  mkdirSync(folder);
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

it('reads what a page refers to and offers, and what other texts refer to', () => {
  write('a.html', page(1));
  write(
    'rss.xml',
    `<link>${site.url}/blog</link>&lt;a href="${site.url}/blog#x"&gt;<link>${site.url}/blog</link>`,
  );
  write('index.md', `[a](${site.url}/en/blog)`);
  expect(scanFile(folder, 'a.html')).toEqual({
    references: ['link /blog/1001'],
    ids: ['tide-1001'],
    scripts: [expect.stringMatching(/^sha256-/)],
  });
  expect(scanFile(folder, 'rss.xml').references).toEqual([
    `link ${site.url}/blog`,
    `link ${site.url}/blog#x`,
  ]);
  expect(scanFile(folder, 'index.md').references).toEqual([`link ${site.url}/en/blog`]);
});

it('reads many files in threads, each as here, and knows them in the next build', async () => {
  const files = Array.from({ length: 230 }, (_, at) => `${String(at)}.html`);
  files.forEach((file, at) => {
    write(file, page(at));
  });
  const expected = files.map((file) => scanFile(folder, file));
  const scans = new SiteScans(directory, folder);
  await scans.prepare(files);
  // From here on, a program that reads the files sees something else.
  for (const file of files) write(file, page(999));
  expect(files.map((file) => scans.of(file))).toEqual(expected);
  scans.save();
  const next = new SiteScans(directory, folder);
  await next.prepare(files);
  expect(files.map((file) => next.of(file))).toEqual(expected);
}, 30_000);

it('reads a file again that was written again', () => {
  write('a.html', page(1));
  const before = new SiteScans(directory, folder);
  expect(before.of('a.html').ids).toEqual(['tide-1001']);
  before.save();
  writeFileSync(path.join(folder, 'a.html'), page(2));
  expect(new SiteScans(directory, folder).of('a.html').ids).toEqual(['tide-1002']);
});
