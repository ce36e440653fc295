import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const addressesOf = (source: string): string[] =>
  [...htmlOf(compileClean(source).tree).matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    decodeURI(href),
  );

/** The HTML of a text without anchors and icons. */
const plain = (source: string): string =>
  htmlOf(compileClean(source).tree).replace(
    /<a class="anchor".*?<\/a>|<span class="(?:link-icon|visually-hidden).*?<\/span>/g,
    '',
  );

describe('bare addresses', () => {
  it.each([
    ['a comma', '见 https://a.org/b，另见', ['https://a.org/b']],
    ['brackets and a stop', '表（https://a.org/b）。', ['https://a.org/b']],
    [
      'a list of them',
      '有 https://a.org/b?c=1、https://a.org/d。',
      ['https://a.org/b?c=1', 'https://a.org/d'],
    ],
    ['quotes', '“https://a.org”…', ['https://a.org']],
    ['a stop and a bracket', '（https://a.org/x.）', ['https://a.org/x']],
    ['emphasis', '**见https://a.org/b。**后', ['https://a.org/b']],
    ['stars before Chinese', '**https://a.org/b**后', ['https://a.org/b']],
    ['Chinese after the host', '访问https://a.org查看', ['https://a.org']],
    ['Chinese in the path', '见 https://a.org/wiki/潮汐 一节', ['https://a.org/wiki/潮汐']],
    ['a Chinese host', '见 http://例子.中国/路', ['http://例子.中国/路']],
    ['www after a colon', '网址：www.a.org，好', ['http://www.a.org']],
    ['www after a letter', 'awww.a.org', []],
    ['English', 'See https://a.org/b, and (https://a.org/c). ', ['https://a.org/b', 'https://a.org/c']],
    ['brackets of its own', 'See https://a.org/b_(c).', ['https://a.org/b_(c)']],
    ['a link around it', '[https://a.org/b，c](https://d.org)', ['https://d.org']],
    ['no host', 'https://，和 https://', []],
  ])('end where they are meant to: %s', (_, source, expected) => {
    expect(addressesOf(source)).toEqual(expected);
  });
});

describe('tildes', () => {
  it.each([
    ['ranges', '潮差 3~5 米，18~21 度', '<p>潮差 3~5 米，18~21 度</p>'],
    ['homes', '~/.bashrc，~/.zshrc', '<p>~/.bashrc，~/.zshrc</p>'],
    ['two', 'a ~~b~~', '<p>a <del>b</del></p>'],
    ['two beside Chinese', '~~划掉。~~后', '<p><del>划掉。</del>后</p>'],
  ])('%s', (_, source, expected) => expect(plain(source)).toBe(expected));
});

describe('comments', () => {
  it.each([
    ['inline', 'a <!-- b --> c', '<p>a  c</p>'],
    ['two', 'a<!--b-->c<!--d-->', '<p>ac</p>'],
    ['before text', '<!-- a --> b', '<p> b</p>'],
    ['before an element', '<!-- a --><b>c</b>', '<b>c</b>'],
    ['over lines, with signs of everything', '<!--\n{a} `b */ ## c {#d}\n:::note e\n\n-->\n\nf', '<p>f</p>'],
    ['after a list', '- a\n<!-- b -->\n\nc', '<ul>\n<li>a</li>\n</ul>\n<p>c</p>'],
    ['in a list', '- a\n  <!-- b\n  c -->\n- d', '<ul>\n<li>a\n\n</li>\n<li>d</li>\n</ul>'],
    ['in a quote', '> a <!-- b\n> c -->', '<blockquote>\n<p>a </p>\n</blockquote>'],
    ['in an element', '<div>\n<!-- a -->\nb\n</div>', '<div><p>b</p></div>'],
    ['in code', '`<!-- a -->`', '<p><code>&#x3C;!-- a --></code></p>'],
    ['in a template', '{`<!-- a -->`}', '<!-- a -->'],
  ])('are not shown: %s', (_, source, expected) => expect(plain(source)).toBe(expected));

  it.each([
    ['alone', 'a\n\n<!-- truncate -->\n\nb'],
    ['below a line', 'a\n<!-- truncate -->\nb'],
  ])('mark the excerpt: %s', (_, source) => expect(compileClean(source).truncateAt).toBe(1));

  it('need an end', () => {
    const { problems } = compile('a\n\n<!-- b\n\nc', compileOptions());
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });
});

describe('a colon', () => {
  it.each([
    ['注:参见[甲](https://a.org/b)。', '甲'],
    ['**注**:参见[甲](https://a.org/b)', '甲'],
    ['See:more[x](https://a.org/b)', 'x'],
  ])('in a text begins no directive: %s', (source, label) => {
    expect(plain(source)).toContain(`>${label}</a>`);
    expect(addressesOf(source)).toEqual(['https://a.org/b']);
  });

  it('stays in times and names', () => {
    expect(plain('10:30, std::vector, 比例 1:3, arr:list[0], `a`:b')).toBe(
      '<p>10:30, std::vector, 比例 1:3, arr:list[0], <code>a</code>:b</p>',
    );
  });

  it('begins one elsewhere, which this site has not', () => {
    expect(compile('A :badge[New] b', compileOptions()).problems[0]?.found).toContain(
      '":badge" is not a directive',
    );
  });
});

it('ids of footnotes are what browsers look for', () => {
  const html = htmlOf(compileClean('潮[^注1] low[^注1] 100[^5%25]\n\n[^注1]: 甲\n\n[^5%25]: b').tree);
  expect(html).toContain('id="test-fn-注1"');
  expect(html).toContain(`href="#test-fn-${encodeURI('注1')}"`);
  for (const [, href = ''] of html.matchAll(/href="#([^"]*)"/g))
    expect(html).toContain(`id="${decodeURIComponent(href)}"`);
});
