import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const html = (source: string): string => htmlOf(compileClean(source).tree).replace(/\n/g, '');

const tags = (text: string) => text.match(/<\/?[a-z]\w*/g);

describe('what a parser would complete', () => {
  it.each([
    ['rows', '<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [
      'rows around a picture',
      '<table><tr><td><img src="./a.png" alt="" /></td></tr></table>',
      /<table>\s*<tbody>\s*<tr>\s*<td>\s*<Image/,
    ],
    [
      'rows after a head',
      '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr><tr><td>c</td></tr></table>',
      '</thead><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      'cells without a row',
      '<table><td>a</td><td>b</td></table>',
      '<tbody><tr><td>a</td><td>b</td></tr></tbody>',
    ],
    [
      'a row in a row',
      '<table><tbody><tr><tr><td>a</td></tr><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
      '<tbody><tr><td>a</td></tr><tr><td>b</td></tr><tr><td>c</td></tr></tbody>',
    ],
    ['cells in a body', '<table><tbody><td>a</td></tbody></table>', '<tbody><tr><td>a</td></tr></tbody>'],
    [
      'columns',
      '<table><col /><col /><tbody></tbody></table>',
      '<table><colgroup><col><col></colgroup><tbody></tbody>',
    ],
    ['blocks in a paragraph', '<p>a <div>b</div></p>', '<div>a <div>b</div></div>'],
    ['blocks in a line of a paragraph', '<p>a <span><ul><li>b</li></ul></span></p>', '<div>a <span><ul>'],
    ['paragraphs in a paragraph', '<p>\n\na\n\nb\n\n</p>', '<div><p>a</p><p>b</p></div>'],
    [
      'an address that is the text of its link',
      'See <a href="/a">https://example.com</a>.',
      /<a href="tidepool-link:0;">https:\/\/example\.com<\/a>/,
    ],
  ])('%s', (_, source, expected) => {
    const text = html(source).replace(/>\s+</g, '><');
    if (typeof expected === 'string') expect(text).toContain(expected);
    else expect(text).toMatch(expected);
    // An HTML parser changes nothing.
    const plain = text.replace(/<\/?Image[^>]*>/g, '');
    expect(tags(toHtml(fromHtml(plain, { fragment: true })))).toEqual(tags(plain));
  });

  it.each([
    '<table><caption>c</caption><tbody><tr><td>text<table><tr><td>b</td></tr></table></td></tr></tbody></table>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<dl><dt>a</dt><dd>b<dl><dt>c</dt></dl></dd></dl>',
    '<a href="/a"><svg viewBox="0 0 1 1"><a href="/b"><path d="M0 0" /></a></svg></a>',
    '| a | b |\n| - | - |\n| c | [d](https://example.com) |',
    '- a\n\n  - b\n\n1. c[^1]\n\n[^1]: note',
  ])('leaves %j alone', (source) => expect(compile(source, compileOptions()).problems).toEqual([]));
});

describe('what no rule can mend', () => {
  it.each([
    ['<table>a<tr><td>b</td></tr></table>', /^Text is directly in <table>/],
    ['<table><tr><div>a</div></tr></table>', /^<div> is directly in <tr>/],
    ['<table><Steam appId={570} title="S" /></table>', /^<Steam> is directly in <table>/],
    ['<div><tr></tr></div>', /^<tr> is outside of <thead>, <tbody>, <tfoot>/],
    ['<td>a</td>', /^<td> is outside of <tr>/],
    ['<table><tr><td><tr></tr></td></tr></table>', /^<tr> is outside/],
    ['<table><table></table></table>', /^<table> is directly in <table>/],
    ['<a href="/a">b [c](/d)</a>', /^A link is inside another/],
    ['<a href="/a"><b><Link to="/d">c</Link></b></a>', /^A link is inside another/],
    ['<button>a<button>b</button></button>', /^A <button> is inside another/],
    ['<ul><li>a<div><li>b</li></div></li></ul>', /^A <li> is inside another/],
    ['<dl><dd>a<dt>b</dt></dd></dl>', /^A <dt> is inside another/],
    ['<h2><h3>a</h3></h2>', /^A <h3> is inside another/],
    ['<br>a</br>', /^<br> cannot have any content/],
  ])('%j is an error at its line', (source, message) => {
    const { problems } = compile(`text\n\n${source}`, compileOptions());
    expect(problems).toMatchObject([{ severity: 'error', line: 3 }]);
    expect(problems[0]?.found).toMatch(message);
    expect(problems[0]?.fix).not.toBe('');
  });
});
