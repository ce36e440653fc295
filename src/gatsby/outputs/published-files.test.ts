import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '../content/content-files';
import { publishStatic, removeUnnamed, restoreUnnamed, writtenTwice } from './published-files';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'published-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, 'public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('publishes the static files of the content root over the project’s', () => {
  write('favicon.svg', 'project');
  write('../content/static/favicon.svg', 'owner');
  write('../content/static/img/a.png', 'owner');
  publishStatic({ root: path.join(folder, 'content'), directory: folder });
  expect(readFileSync(path.join(folder, 'public/favicon.svg'), 'utf8')).toBe('owner');
  expect(readFileSync(path.join(folder, 'public/img/a.png'), 'utf8')).toBe('owner');
  publishStatic({ root: path.join(folder, 'other'), directory: folder });
});

it('removes what no text names: other content, another size, another name of the same content', () => {
  const shore = `static/${'a'.repeat(32)}`;
  const kept = [`${shore}/bbbbb/shore.webp`, `${shore}/new.png`, `${shore}/岸 (1).png`, 'img/a.png'];
  const gone = [`${shore}/ccccc/shore.webp`, `${shore}/old.png`, `static/${'d'.repeat(32)}/shore.svg`];
  for (const file of [...kept, ...gone]) write(file, '');
  const [size = '', name = '', special = ''] = kept;
  write('page-data/index/page-data.json', JSON.stringify({ html: `<img srcset="/${size} 2x">` }));
  write('index.md', `![](https://tidepool.example/${name})\n![](/${encodeURI(special)})\n`);
  const published = () => listFiles(path.join(folder, 'public'));
  removeUnnamed(folder);
  expect(published()).toEqual(['index.md', 'page-data/index/page-data.json', ...kept].sort());
  expect(existsSync(path.join(folder, 'public', shore, 'ccccc'))).toBe(false);
  expect(existsSync(path.join(folder, 'public/static', 'd'.repeat(32)))).toBe(false);
  restoreUnnamed(folder);
  expect(published()).toEqual(expect.arrayContaining(gone));
});

it('leaves the folder of a picture that is still to be written, and no other empty one', () => {
  const waiting = path.join(folder, 'public/static', 'a'.repeat(32), 'bbbbb');
  const left = path.join(folder, 'public/blog/gone');
  for (const place of [waiting, left]) mkdirSync(place, { recursive: true });
  write(`static/${'a'.repeat(32)}/ccccc/old.webp`, '');
  removeUnnamed(folder);
  expect(existsSync(waiting)).toBe(true);
  expect(existsSync(path.dirname(left))).toBe(false);
});

it('names what a plugin has written in the place of a file of the site', () => {
  const written = (...statics: string[]) =>
    writtenTwice(path.join(folder, 'public'), 'own', new Set(statics));
  write('manifest.webmanifest', 'own');
  write('sw.js', '');
  expect(written()).toEqual([]);
  for (const file of ['robots.txt', '_headers']) write(file, '');
  // Of the last build.
  utimesSync(path.join(folder, 'public/_headers'), 1, 1);
  write('manifest.webmanifest', 'theirs');
  expect(written()).toEqual(['robots.txt', 'manifest.webmanifest']);
  expect(written('/robots.txt')).toEqual(['manifest.webmanifest']);
});
