import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptHashes } from './publish-headers';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-scripts-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

it('names each script of all pages once', () => {
  write('index.html', '<script>a()</script><script>b()</script>');
  write('en/blog/index.html', '<script>a()</script>');
  write('app.js', '"<script>c()</script>"');
  const hashes = scriptHashes(folder);
  expect(hashes).toHaveLength(2);
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(hashes).toContain('sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=');
});

it('refuses scripts that differ from page to page, naming the page', () => {
  for (let page = 10; page < 30; page++) write(`${String(page)}.html`, `<script>x(${String(page)})</script>`);
  expect(() => scriptHashes(folder)).toThrow(/differ from page to page, last on 22\.html/);
});
