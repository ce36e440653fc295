import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { textParts } from './text-parts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-parts-'));
const file = path.join(folder, 'feed.xml');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ADDRESS = 'https://a.example/blog/潮汐';
const TEXT = `<link>${ADDRESS}</link> 海<a href="${ADDRESS}#三">`;

it.each([1, 2, 3, 5, 16, 40, 1000])('are the whole text and cut no address, %i bytes at a time', (size) => {
  writeFileSync(file, TEXT);
  const parts = [...textParts(file, size)];
  expect(parts.join('')).toBe(TEXT);
  expect(parts.flatMap((part) => part.match(/https:[^"<]*/g) ?? [])).toEqual([ADDRESS, `${ADDRESS}#三`]);
});

it('are as large as what is read, where the text can be cut', () => {
  writeFileSync(file, 'a '.repeat(1000));
  expect(Math.max(...[...textParts(file, 100)].map(({ length }) => length))).toBe(100);
});

it.each(['', 'whole'])('of %j are that', (text) => {
  writeFileSync(file, text);
  expect([...textParts(file, 2)].join('')).toBe(text);
});
