import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OutputManifest } from './output-manifest';

let directory: string;
const write = (file: string, text: string): void => {
  writeFileSync(path.join(directory, 'public', file), text);
};
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'tidepool-written-'));
  mkdirSync(path.join(directory, 'public'));
  write('a.xml', 'aaa');
  const files = new OutputManifest(directory, 'feeds');
  files.note('a.xml', '1');
  files.save();
});
afterEach(() => rmSync(directory, { recursive: true }));

const isCurrent = (digest = '1', name = 'feeds'): boolean =>
  new OutputManifest(directory, name).isCurrent('a.xml', digest);

it('a file that is as it was written is current', () => expect(isCurrent()).toBe(true));

it.each([
  ['made of something else', () => isCurrent('2')],
  ['of others', () => isCurrent('1', 'twins')],
  [
    'written again',
    () => {
      write('a.xml', 'longer');
      return isCurrent();
    },
  ],
  [
    'gone',
    () => {
      rmSync(path.join(directory, 'public/a.xml'));
      return isCurrent();
    },
  ],
  [
    'not noted by the last build',
    () => {
      new OutputManifest(directory, 'feeds').save();
      return isCurrent();
    },
  ],
])('one that is %s is not', (_, now) => expect(now()).toBe(false));

it('a file that is not noted again is removed', () => {
  write('own.xml', 'of an author');
  new OutputManifest(directory, 'feeds').save();
  const isThere = (file: string): boolean => existsSync(path.join(directory, 'public', file));
  expect([isThere('a.xml'), isThere('own.xml')]).toEqual([false, true]);
});

it('a file that is not there is never current', () => {
  const files = new OutputManifest(directory, 'feeds');
  files.note('b.xml', '1');
  files.save();
  expect(new OutputManifest(directory, 'feeds').isCurrent('b.xml', '1')).toBe(false);
});
