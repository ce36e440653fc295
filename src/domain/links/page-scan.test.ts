import { describe, expect, it } from 'vitest';
import { scanMarkdown, scanPage } from './page-scan';

const addresses = (html: string): string[] => scanPage(html).references.map(({ address }) => address);

describe('scanPage', () => {
  it.each([
    ['a link', '<a href="/docs/SQL/NF#bcnf" class="x">', ['/docs/SQL/NF#bcnf']],
    ['a link with text that looks like a tag', '<a title="a > b" href="/x">', ['/x']],
    ['character references', '<a href="/x?a=1&amp;b=2&#x27;">', ["/x?a=1&b=2'"]],
    ['Chinese, encoded or not', '<a href="/标签"><a href="/%E6%A0%87">', ['/标签', '/%E6%A0%87']],
    [
      'an image and its sizes',
      '<img src="/a.png" srcSet="/a.webp 1x, /b.webp 2x"/>',
      ['/a.png', '/a.webp', '/b.webp'],
    ],
    ['a lazy source', '<source data-srcset="/c.avif 800w,\n/d.avif 1600w">', ['/c.avif', '/d.avif']],
    [
      'scripts, styles, frames',
      '<script src="/a.js" async></script><link rel="stylesheet" href="/a.css"><iframe src="/f">',
      ['/a.js', '/a.css', '/f'],
    ],
    [
      'pictures for social networks',
      '<meta property="og:image" content="https://x.example/c.png"/><meta name="twitter:image" content="/d.png"><meta property="og:image:alt" content="/no.png">',
      ['https://x.example/c.png', '/d.png'],
    ],
    [
      'what stands in highlighted code',
      '<span class="token a>b">1</span><a href="/x"><span class="line"><img src="/y.png">',
      ['/x', '/y.png'],
    ],
    ['an empty address', '<a href="">', ['']],
    ['an opt-out', '<a href="/legacy" data-noBrokenLinkCheck="true">', []],
    ['a comment', '<!-- <a href="/gone"> -->', []],
    ['a script text', '<script>"<a href=\\"/gone\\">"</script>', []],
    ['a preconnect', '<link rel="preconnect" href="https://x.example">', []],
  ])('finds the addresses of %s', (_, html, expected) => {
    expect(addresses(html)).toEqual(expected);
  });

  it('knows the anchors of spans, which may have a class', () => {
    const html = '<span class="a"><span class="b" id="one"><span id="two" class="c"><span class="d"></span>';
    expect([...scanPage(html).ids]).toEqual(['one', 'two']);
  });

  it('tells images from links', () => {
    expect(scanPage('<img src="/a.png"><a href="/b">').references.map(({ kind }) => kind)).toEqual([
      'image',
      'link',
    ]);
  });

  it('collects anchors', () => {
    expect([...scanPage('<h2 id="范式"><a name="old"></a></h2><p id="a&amp;b">').ids]).toEqual([
      '范式',
      'old',
      'a&b',
    ]);
  });
});

describe('scanMarkdown', () => {
  const found = (text: string): string[] =>
    scanMarkdown(text).map(({ kind, address }) => `${kind} ${address}`);

  it.each([
    [
      'a link',
      'See [a](https://x.example/a "T") and [b](<https://x.example/b c>).',
      ['link https://x.example/a', 'link https://x.example/b c'],
    ],
    ['an image', '![A tide](https://x.example/a.png)', ['image https://x.example/a.png']],
    [
      'an image in a link',
      '[![A](https://x.example/a.png)](https://x.example/b)',
      ['link https://x.example/b', 'image https://x.example/a.png'],
    ],
    ['a bare address', 'See <https://x.example/>.', ['link https://x.example/']],
    ['a relative address', '[a](../b)', ['link ../b']],
    ['brackets in the text', '[a \\[b\\] `c`](https://x.example/d)', ['link https://x.example/d']],
    [
      'the header',
      '---\ntitle: A\nurl: https://x.example/a\ncanonical: https://x.example/b\n---\n\nText.\n',
      ['link https://x.example/a', 'link https://x.example/b'],
    ],
    [
      'nothing in fences',
      '```md\n[a](https://x.example/a)\n```\n\n> ````md\n> ```\n> [b](/c)\n> ```\n> ````\n\n[d](https://x.example/d)',
      ['link https://x.example/d'],
    ],
    [
      'nothing in code',
      'Write `[a](https://x.example/a)` or ``[b](`c`)``, [d](https://x.example/d)',
      ['link https://x.example/d'],
    ],
    ['nothing escaped', '\\[a](https://x.example/a)', []],
  ])('finds %s', (_, text, expected) => {
    expect(found(text).sort()).toEqual([...expected].sort());
  });
});
