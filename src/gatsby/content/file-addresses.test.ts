import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageFile } from './check-pictures';
import { fileAddress } from '../store/publish-file';
import { staticAddresses, staticFile } from './file-addresses';

let directory = '';
let project = { root: '', directory };
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'static-'));
  project = { root: path.join(directory, 'content'), directory };
  write('static/favicon.svg', 'project');
  write('static/live/index.html', 'project');
  write('content/static/favicon.svg', 'owner');
  write('content/static/img/a.png', 'owner');
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
}

it('knows the files of both folders; the content root wins', () => {
  expect([...staticAddresses(project)].sort()).toEqual(['/favicon.svg', '/img/a.png', '/live/index.html']);
  expect(readFileSync(staticFile('/favicon.svg', project), 'utf8')).toBe('owner');
  expect(readFileSync(staticFile('/live/index.html', project), 'utf8')).toBe('project');
  expect(staticFile('/none.png', project)).toBe(path.join(project.root, 'static/none.png'));
  expect(staticFile('/none.png', { root: path.join(directory, 'other'), directory })).toBe(
    path.join(directory, 'static/none.png'),
  );
});

it('keeps their addresses, however documents name them', () => {
  for (const src of [
    '/img/a.png',
    '/static/img/a.png',
    '@site/static/img/a.png',
    '../static/img/a.png',
    '../../static/img/a.png',
  ]) {
    const file = imageFile(src, 'blog/a.md', project);
    expect(fileAddress(file, project)).toBe('/img/a.png');
  }
});
