import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const idsOf = (source: string): string[] => compileClean(source).headings.map(({ id }) => id);

const messages = (source: string): string[] =>
  compile(source, compileOptions()).problems.map(
    ({ severity, line, found }) => `${severity} ${String(line)} ${found}`,
  );

describe('ids of headings', () => {
  it.each([
    ['GitHub’s slug', '## 潮汐 Table!', ['潮汐-table']],
    ['duplicates', '## a\n\n## a\n\n## a 1', ['a', 'a-1', 'a-1-1']],
    ['a footnote', '## 潮差[^1]\n\n[^1]: b', ['潮差']],
    ['a formula', '## 质能 $E=mc^2$', ['质能-emc2']],
    ['a formula of TeX', String.raw`## Limit as $x \to 0$`, ['limit-as-x-to-0']],
    ['sub- and superscript', '## H<sub>2</sub>O, x<sup>2</sup>', ['h2o-x2']],
    ['symbols only', '## +\n\n## ？！\n\n## 🎉', ['section', 'section-1', 'section-2']],
    ['braces', '## A {#b}', ['b']],
    ['braces in a quote', '> ## A {#b}', ['b']],
    ['braces in a list', '- ## A {#b}', ['b']],
    ['braces below a line', 'A {#b}\n---', ['b']],
    ['escaped braces', String.raw`## A \{#b}`, ['b']],
    ['a comment of MDX', '## A {/* #b */}', ['b']],
    ['a comment', '## A `c` <!-- #b -->', ['b']],
    ['another comment', '## A <!-- todo -->', ['a']],
    ['the heading of footnotes', '## Footnote label\n\na[^1]\n\n[^1]: b', ['footnote-label-1']],
    ['a part of Gatsby', '## gatsby-announcer', ['gatsby-announcer-1']],
    ['an element around it', '<section id="a">\n\n### A\n\n</section>', ['a-1']],
    ['the title of the text', '# 池 Pond\n\n## 池 Pond\n\n## Pond', ['池-pond-1', 'pond']],
    ['an element below', '## A\n\n<span id="a">b</span>', ['a-1']],
  ])('%s', (_, source, expected) => {
    expect(idsOf(source)).toEqual(expected);
    const ids = [...htmlOf(compileClean(source).tree).matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each([
    ['## A {#a}\n\n## B {#a}', ['warning 3 The heading id "a" is used twice.']],
    [
      '## A\n\n## B {#a}',
      [`warning 1 The heading id "a" is used twice: it also follows from this heading's text.`],
    ],
    [
      '## B {#a}\n\n## A',
      [`warning 3 The heading id "a" is used twice: it also follows from this heading's text.`],
    ],
    ['a {#b}', ['warning 1 "{#b}" is not at the end of a heading; it is shown as it is written.']],
  ])('are reported: %j', (source, expected) => expect(messages(source)).toEqual(expected));

  it('are those of the variable toc', () => {
    expect(htmlOf(compileClean('## +\n\n<TOCInline toc={toc} />').tree)).toContain('href="#section"');
    const { tree } = compileClean('## a\n\n## a\n\n## B {#a-1}\n\n<TOCInline toc={toc} />');
    expect(htmlOf(tree)).toContain('<a href="#a-2">');
  });
});

describe('headings in the contents', () => {
  it.each([
    ['have no footnotes', '## 潮差[^1]\n\n[^1]: b', '潮差', '潮差'],
    ['have superscripts', '## x<sup>2</sup>', 'x<sup>2</sup>', 'x2'],
    [
      'have a formula once',
      '## A $x$',
      'A <math><semantics><mrow><mi>x</mi></mrow></semantics></math>',
      'A x',
    ],
    ['have no links', '## [a](https://b.org) `c`', 'a <code>c</code>', 'a c'],
    ['have no comments', '## a {/* #b */}', 'a', 'a'],
  ])('%s', (_, source, html, label) => {
    const { headings, tree } = compileClean(source);
    expect(headings[0]?.html).toBe(html);
    expect(htmlOf(tree)).toContain(`aria-label="Direct link to ${label}"`);
  });

  it('give titles without comments', () => expect(compileClean('# a {/* #b */}\n\nc').title).toBe('a'));
});
