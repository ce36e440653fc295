import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtPages } from './built-pages';

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
