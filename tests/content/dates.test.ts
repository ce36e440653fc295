import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { translationsOf } from '../../src/domain/content/documents';
import { splitFrontMatter } from '../../src/domain/markdown/split-front-matter';
import { linesAfterNotes, youngerThan, type Release } from './dates';
import { loadContent, readContent } from './plan';

const { posts, docs } = loadContent().index;
const { releases, announced } = parse(
  readFileSync(path.join(import.meta.dirname, 'versions.yml'), 'utf8'),
) as { releases: Release[]; announced: Record<string, string[]> };
const dates = new Map(posts.map(({ slug, date }) => [slug, date]));

/** The body of a document, on the lines it has in its file. */
function textOf(file: string): string {
  const { body, bodyLine } = splitFrontMatter(readContent(file));
  return '\n'.repeat(bodyLine - 1) + body;
}

describe('youngerThan', () => {
  const day = {
    date: '2023-04-23',
    posts: new Map([
      ['Later', '2024-01-01'],
      ['Before', '2021-01-01'],
    ]),
    releases,
  };
  it.each([
    ['见[后来](/blog/Later)和[从前](/blog/Before)。', ['1: a link to /blog/Later']],
    ['React 18 还没有，React 19 才有。', ['1: React 19']],
    ['一行\n2026 年 11 月，in 2025 and 2021', ['2: 2026', '2: 2025']],
    ['RFC 2045, port 2049, `2030`, 2,045 bytes, 20260 and 2026-01-02', []],
    ['[x](/en/blog/Later)', ['1: a link to /blog/Later']],
    ['```\nReact 19 in 2026\n```\n', []],
    [':::note[补记，2026 年 11 月]\nReact 19 [x](/blog/Later)\n:::\n', []],
    [':::note[Added in May 2025]\nReact 19\n:::\nReact 19', ['4: React 19']],
  ])('of %j is %j', (text, found) => {
    expect(youngerThan({ ...day, text })).toEqual(found);
  });
});

it('posts know nothing younger than they are, but in dated notes', () => {
  const found = posts.flatMap((post) =>
    translationsOf(post).flatMap(({ file }) => {
      const all = youngerThan({ date: post.date, text: textOf(file), posts: dates, releases });
      const known = announced[post.slug] ?? [];
      return all
        .filter((what) => !known.some((each) => what.endsWith(`: ${each}`)))
        .map((what) => `${file}:${what}`);
    }),
  );
  expect(found).toEqual([]);
});

it.each([
  ['Text\n\n:::note[Added in May 2025]\nReact 19\n:::\n\n[^a]: A footnote\n', []],
  ['Text[^a]\n\n:::note[补记，2025 年 5 月]\n一\n:::\n\n:::tip[补记，2026 年 1 月]\n二\n:::\n', []],
  [':::note[Added in May 2025]\nReact 19\n:::\n\nMore\n', [5]],
  [':::note\nNot dated\n:::\n\nMore\n', []],
])('after the dated notes of %j are lines %j', (text, lines) => {
  expect(linesAfterNotes(text)).toEqual(lines);
});

it('posts end with their dated notes', () => {
  const found = posts.flatMap((post) =>
    translationsOf(post).flatMap(({ file }) =>
      linesAfterNotes(textOf(file)).map((line) => `${file}:${String(line)}`),
    ),
  );
  expect(found).toEqual([]);
});

it('introductions name all pages of their folder and of those below, and so do index pages without cards', () => {
  const introductions = docs.filter(({ id }) => id.endsWith('/Intro'));
  expect(introductions).not.toEqual([]);
  const indexes = docs.filter(
    ({ isIndex, original }) => isIndex && !textOf(original.file).includes('<DocCardList'),
  );
  const missing = [...introductions, ...indexes].flatMap((overview) => {
    const pages = docs.filter(
      ({ folder, isIndex, id }) =>
        `${folder}/`.startsWith(`${overview.folder}/`) && !isIndex && id !== overview.id,
    );
    expect(pages).not.toEqual([]);
    return translationsOf(overview).flatMap(({ file, compiled: { links } }) => {
      const named = new Set(links.map(({ url }) => path.posix.join(path.posix.dirname(file), url)));
      return pages.filter(({ original }) => !named.has(original.file)).map(({ id }) => `${file}: ${id}`);
    });
  });
  expect(missing).toEqual([]);
});
