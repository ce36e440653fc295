import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtPages, fileStamp } from './built-pages';

let folder: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-built-'));
  write('index.html', 'home');
  write('en/blog/index.html', 'list');
  write('404.html', 'lost');
  write('app.js', '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('are the HTML files with the addresses the host gives them', () => {
  const pages = [...builtPages(folder)].map(({ file, address, html }) => [file, address, html()]);
  expect(pages).toEqual([
    ['404.html', '/404.html', 'lost'],
    ['en/blog/index.html', '/en/blog/', 'list'],
    ['index.html', '/', 'home'],
  ]);
});

it('have stamps that stay while a file is left alone, and change when it is written again', () => {
  const stamp = fileStamp(folder, 'index.html');
  expect(fileStamp(folder, 'index.html')).toBe(stamp);
  expect(fileStamp(folder, '404.html')).not.toBe(stamp);
  write('index.html', 'longer than before');
  expect(fileStamp(folder, 'index.html')).not.toBe(stamp);
  write('index.html', 'home');
  utimesSync(path.join(folder, 'index.html'), 1, 1);
  expect(fileStamp(folder, 'index.html')).not.toBe(stamp);
});
