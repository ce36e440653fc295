import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResultCache } from './result-cache';

let directory: string;
let made: string[];
let version: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'tidepool-kept-'));
  version = '1';
  made = [];
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** A build that asks for the lengths of texts. */
function build(...texts: string[]): number[] {
  const results = new ResultCache<{ length: number }>(directory, 'lengths', version);
  const lengths = texts.map(
    (text) =>
      results.get(text, () => {
        made.push(text);
        return { length: text.length };
      }).length,
  );
  results.save();
  return lengths;
}

it('makes a result once, and again when it was dropped', () => {
  expect(build('a', 'bb')).toEqual([1, 2]);
  expect(build('a', 'ccc', 'a')).toEqual([1, 3, 1]);
  expect(build('bb')).toEqual([2]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb']);
});

it('makes everything again for another version of the code', () => {
  build('a');
  version = '2';
  build('a');
  expect(made).toEqual(['a', 'a']);
});

it('makes again what was damaged', () => {
  build('a', 'bb');
  const file = path.join(directory, 'node_modules/.cache/tidepool/lengths.txt');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{"length":2}', '{"leng'));
  expect(build('a', 'bb')).toEqual([1, 2]);
  expect(build('bb')).toEqual([2]);
  expect(made).toEqual(['a', 'bb', 'bb']);
});

it('gives a copy of a new result, so that the text it was cut out of can go', () => {
  const results = new ResultCache<string[]>(directory, 'parts', version);
  const parts = ['a', 'b'];
  const given = results.get('a b', () => parts);
  expect(given).toEqual(parts);
  expect(given).not.toBe(parts);
});
