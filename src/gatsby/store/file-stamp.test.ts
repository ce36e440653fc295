import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStamp } from './file-stamp';

let folder: string;
const write = (file: string, text: string): void => {
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-stamp-'));
  write('index.html', 'home');
  write('404.html', 'lost');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a stamp stays while a file is left alone, and changes when it is written again', () => {
  const stamp = fileStamp(folder, 'index.html');
  expect(fileStamp(folder, 'index.html')).toBe(stamp);
  expect(fileStamp(folder, '404.html')).not.toBe(stamp);
  write('index.html', 'longer than before');
  expect(fileStamp(folder, 'index.html')).not.toBe(stamp);
  write('index.html', 'home');
  utimesSync(path.join(folder, 'index.html'), 1, 1);
  expect(fileStamp(folder, 'index.html')).not.toBe(stamp);
});
