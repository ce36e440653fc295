import { describe, expect, it } from 'vitest';
import { indexTerms, isCjk, partsOf, queryTerms } from './tokens';

describe('indexTerms', () => {
  it.each<[string, string[]]>([
    ['潮', ['潮']],
    ['潮池', ['潮池', '池']],
    ['自定义Hook', ['自定', '定义', '义', 'hook']],
    ['用 v-model 绑定', ['用', 'v-model', 'v', 'model', '绑定', '定']],
    ['useEffect', ['useeffect', 'use', 'effect']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['@babel/runtime', ['@babel/runtime', 'babel/runtime', 'babel', 'runtime']],
    ['React.useTide', ['react.usetide', 'usetide', 'react', 'use', 'tide']],
    ['检查check_tide_call', ['检查', '查', 'check_tide_call', 'tide_call', 'check', 'tide', 'call']],
    ['std::vector', ['std::vector', 'std', 'vector']],
    ['Visual.C++', ['visual.c++', 'c++', 'visual', 'c']],
    ['见 .dockerignore。', ['见', '.dockerignore', 'dockerignore']],
    ['C++ 与 C#', ['c++', 'c', '与', 'c#', 'c']],
    ['ＡＢＣ', ['abc']],
    ['Résumé von Dvořák', ['resume', 'von', 'dvorak']],
    ['re\u0301sume\u0301', ['resume']],
    ['Tide\u00adpool, 潮\u200b池', ['tidepool', '潮池', '池']],
    ['ガード', ['ガー', 'ード', 'ド']],
    ['カタカナ', ['カタ', 'タカ', 'カナ', 'ナ']],
    ['𠮷野家', ['𠮷野', '野家', '家']],
    ['end.', ['end']],
    ['<script setup>', ['script', 'setup']],
    ['😀 ()[]{}*+?', []],
    ['\ud800 \udc00', []],
    ['', []],
  ])('%s', (text, terms) => expect(indexTerms(text)).toEqual(terms));

  it('keeps the parts of what is too long to be typed', () => {
    const long = `https://${'a'.repeat(60)}/tide`;
    expect(indexTerms(long)).toEqual(['https', 'a'.repeat(60), 'tide']);
  });
});

it('partsOf knows words inside identifiers', () => {
  expect(partsOf('app.configProvider2')).toEqual(['app', 'config', 'provider', '2']);
  expect(partsOf('tide')).toEqual([]);
});

describe('queryTerms', () => {
  it.each<[string, string[]]>([
    ['自定义Hook', ['自定', '定义', 'hook']],
    ['  app.config.globalProperties ', ['app.config.globalproperties']],
    ['潮池 潮池', ['潮池']],
    ["' OR 1=1; -- <b>", ['or', '1', 'b']],
    [' \t\n', []],
    ["zu'jian", ['zu', 'jian']],
    ['\ud83d', []],
  ])('%j', (query, terms) => expect(queryTerms(query).map(({ term }) => term)).toEqual(terms));

  it('knows what may still be typed', () => {
    expect(queryTerms('nginx 缓存').map(({ term, isLast, isCjk }) => [term, isLast, isCjk])).toEqual([
      ['nginx', false, false],
      ['缓存', true, true],
    ]);
  });

  it('has a limit', () => {
    expect(queryTerms('潮起潮落又一年'.repeat(90)).length).toBeLessThanOrEqual(30);
    const words = Array.from({ length: 200 }, (_, at) => `word${String(at)}`).join(' ');
    expect(queryTerms(words)).toHaveLength(30);
  });
});

it('knows every character of the four scripts', () => {
  const scripts = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
  const wrong = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => isCjk(character) !== scripts.test(character));
  expect(wrong).toEqual([]);
});
