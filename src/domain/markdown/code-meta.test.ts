import { describe, expect, it } from 'vitest';
import { parseCodeMeta, parseLineRange } from './code-meta';

describe('parseCodeMeta', () => {
  it.each([
    ['', { title: null, startLine: null, lines: [], flags: [] }],
    ['title="a b.ts"', { title: 'a b.ts', startLine: null, lines: [], flags: [] }],
    ["title='{1}.ts' {2}", { title: '{1}.ts', startLine: null, lines: [2], flags: [] }],
    ['showLineNumbers', { title: null, startLine: 1, lines: [], flags: [] }],
    ['showLineNumbers=7 {1,3-4}', { title: null, startLine: 7, lines: [1, 3, 4], flags: [] }],
    ['showLineNumbers=false', { title: null, startLine: null, lines: [], flags: [] }],
    ['live noInline', { title: null, startLine: null, lines: [], flags: ['live', 'noInline'] }],
    ['title="标题" live', { title: '标题', startLine: null, lines: [], flags: ['live'] }],
    ["title='it''s'", { title: 'it', startLine: null, lines: [], flags: [] }],
    ['title=""', { title: '', startLine: null, lines: [], flags: [] }],
    ['title="first" title="second"', { title: 'first', startLine: null, lines: [], flags: [] }],
    ['filename="src/a.ts" {1}', { title: 'src/a.ts', startLine: null, lines: [1], flags: [] }],
    ['[vite.config.ts] {2}', { title: 'vite.config.ts', startLine: null, lines: [2], flags: [] }],
    ['title="a.ts" [b.ts]', { title: 'a.ts', startLine: null, lines: [], flags: [] }],
    ['subtitle="no"', { title: null, startLine: null, lines: [], flags: [] }],
    ['showLineNumbers={3}', { title: null, startLine: 3, lines: [], flags: [] }],
    ['{not a range}', { title: null, startLine: null, lines: [], flags: [], meaningless: ['not a range'] }],
    ['key={3} {1}', { title: null, startLine: null, lines: [1], flags: [] }],
    ['{3-1,x,2}', { title: null, startLine: null, lines: [2], flags: [], meaningless: ['3-1', 'x'] }],
  ])('%s', (meta, expected) => {
    const parsed = parseCodeMeta(meta);
    expect({
      title: parsed.title,
      startLine: parsed.startLine,
      meaningless: parsed.meaningless,
      lines: [...parsed.highlighted],
      flags: [...parsed.flags],
    }).toEqual({ meaningless: [], ...expected });
  });
});

describe('parseLineRange', () => {
  it.each([
    ['1', [1], []],
    ['1,4-6', [1, 4, 5, 6], []],
    [' 2 - 3 , 9', [2, 3, 9], []],
    ['0,-1', [], ['0', '-1']],
    ['5-3', [], ['5-3']],
    ['a,2', [2], ['a']],
    ['1,', [1], ['']],
    ['1 2', [], ['1 2']],
    ['1-999999999', [], ['1-999999999']],
    [null, [], []],
  ])('%s', (range, lines, meaningless) => {
    expect(parseLineRange(range)).toEqual({ highlighted: new Set(lines), meaningless });
  });
});

it.each([
  ['live noInline showLineNumbers {1}', []],
  ['title="" title="a b.ts" {1}', []],
  ['title=tide.js', ['title=tide.js']],
  ['ins={2} del={3}', ['ins={2}', 'del={3}']],
  ['/word/ "two words" wrap {1} {3}', ['/word/', '"two words"', 'wrap', '{3}']],
  ['startLine=3 lively ShowLineNumber', ['startLine=3', 'lively', 'ShowLineNumber']],
  ['output fragment 标题', []],
])('what nothing reads in "%s"', (meta, unknown) => expect(parseCodeMeta(meta).unknown).toEqual(unknown));
