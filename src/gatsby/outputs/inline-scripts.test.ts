import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gatsbyImageScripts } from '../../runtime/gatsby-image-scripts';
import { scriptHashes } from './publish-headers';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-scripts-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const none = new Set<string>();

it('names the scripts of the program that pages have', () => {
  write(
    'index.html',
    '<script>a()</script><script>b()</script><script src="/app-0123456789.js" async></script>',
  );
  write('app-0123456789.js', '"<script>c()</script>"');
  write('static/0123/drawing.html', '<script>content()</script>');
  const hashes = scriptHashes(folder, ['a()', 'b()', 'unused()'], none);
  expect(hashes).toHaveLength(2);
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(hashes).toContain('sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=');
});

it.each([
  ['inline', '<script>b()</script>'],
  ['from a file of the content', '<script src=/static/0123/evil.js></script>'],
])('refuses other scripts, naming the page: %s', (_, script) => {
  write('en/blog/index.html', `<script>a()</script><title><b title="</title>${script}">`);
  expect(() => scriptHashes(folder, ['a()'], none)).toThrow(/^en\/blog\/index\.html has .*<script/m);
});

it.each([
  ['https://stats.example.com', '<script async src="https://stats.example.com/a.js?x=1&amp;y"></script>', 0],
  ['sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=', '<script id="x">b()</script>', 1],
])('lets the owner trust a script: %s', (source, script, hashes) => {
  write('index.html', `<script>a()</script>${script}`);
  expect(scriptHashes(folder, ['a()'], none, [source])).toHaveLength(1 + hashes);
});

it.each([
  '<script src="https://stats.example.com.evil.example/a.js"></script>',
  '<script src="//stats.example.com/a.js"></script>',
  '<script>https://stats.example.com/\nb()</script>',
  '<script>https://stats.example.com/ b()</script>',
])('trusts nothing that looks like it: %s', (script) => {
  write('index.html', script);
  expect(() => scriptHashes(folder, [], none, ['https://stats.example.com'])).toThrow(
    /allowed by (sha256-[\w+/]{43}=|https:\/\/stats\.example\.com\.evil\.example|nothing: remove it)\n\n.*"security.scriptSources"/,
  );
});

it('says at once what allows each script', () => {
  write('a/index.html', '<script>b()</script><script async src="https://a.example/x.js"></script>');
  write(
    'b/index.html',
    '<script>b()</script><script>c()</script><script src="https://b.example/x.js"></script>',
  );
  expect(() => scriptHashes(folder, [], none)).toThrow(
    /a\/index\.html has .*allowed by sha256-.*\n.*https:\/\/a\.example\nb\/index.*sha256-.*\n.*https:\/\/b\.example\n\n/,
  );
});

it('names the scripts of pages that the author has written', () => {
  write('demo/index.html', '<SCRIPT defer>c()\n</SCRIPT>');
  write('index.html', '<script>a()</script>');
  expect(scriptHashes(folder, ['a()'], new Set(['/demo/index.html']))).toHaveLength(2);
});

it('knows the two scripts of gatsby-plugin-image', () => {
  expect(gatsbyImageScripts()).toEqual([
    expect.stringContaining('gatsbyImageSsr'),
    expect.stringContaining('img[data-main-image]'),
  ]);
});
