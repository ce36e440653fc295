import { describe, expect, it } from 'vitest';
import { scanPage } from './page-scan';
import { absoluteReferences, LAYOUT_PAGES, MAX_PAGES, SiteCheck, type SiteShape } from './site-check';

const SHAPE: SiteShape = {
  origin: 'https://site.example',
  baseUrl: '/',
  files: new Set(['index.html', 'blog/Awk/index.html', 'blog/标签/index.html', '404.html', 'a.png']),
  isRedirected: (path) => path === '/old',
};

/** Findings for a page with the given HTML. */
function findingsOf(html: string, shape: Partial<SiteShape> = {}) {
  const check = new SiteCheck({ ...SHAPE, ...shape });
  check.add('blog/Awk/index.html', '/blog/Awk/', scanPage('<h2 id="fields"><h2 id="范式">'));
  check.add('index.html', '/', scanPage(html));
  return check.findings().map(({ kind, target }) => `${kind} ${target}`);
}

describe('SiteCheck', () => {
  it('does not take a link for part of the layout because texts repeat their page', () => {
    const check = new SiteCheck(SHAPE);
    const broken = scanPage('<a href="/gone">');
    check.add('index.html', '/', broken);
    for (let copy = 0; copy < LAYOUT_PAGES; copy++)
      check.add(`feed${String(copy)}.xml`, `/feed${String(copy)}.xml`, broken, false);
    const [finding] = check.findings();
    expect(finding).toMatchObject({ target: '/gone', isLayout: false, count: LAYOUT_PAGES + 1 });
  });

  it.each([
    ['a page', '<a href="/blog/Awk">'],
    ['the other slash form', '<a href="/blog/Awk/">'],
    ['a relative address', '<a href="blog/Awk">'],
    ['an absolute address of this site', '<a href="https://site.example/blog/Awk">'],
    ['a Chinese path, encoded or not', '<a href="/blog/标签"><a href="/blog/%E6%A0%87%E7%AD%BE">'],
    ['an anchor, encoded or not', '<a href="/blog/Awk#范式"><a href="/blog/Awk#%E8%8C%83%E5%BC%8F">'],
    ['the top', '<a href="#"><a href="#top">'],
    ['a text fragment', '<a href="/blog/Awk#:~:text=fields"><a href="/blog/Awk#fields:~:text=x">'],
    ['a query', '<a href="/blog/Awk?x=1#fields">'],
    ['a redirected address', '<a href="/old">'],
    ['a file', '<img src="/a.png"><a href="/a.png#page=2">'],
    [
      'other sites and schemes',
      '<a href="https://other.example/x"><a href="mailto:a@b.example"><a href="//c.example/d">',
    ],
  ])('accepts %s', (_, html) => {
    expect(findingsOf(html)).toEqual([]);
  });

  it.each([
    ['a missing page', '<a href="/blog/Gone">', ['link /blog/Gone']],
    ['another letter case', '<a href="/blog/awk">', ['link /blog/awk']],
    ['a missing image', '<img src="/b.png">', ['image /b.png']],
    ['a missing script', '<script src="/x.js"></script>', ['resource /x.js']],
    ['a missing anchor', '<a href="/blog/Awk#gone">', ['anchor /blog/Awk#gone']],
    ['a missing anchor of the page itself', '<a href="#gone">', ['anchor /#gone']],
    ['an empty address', '<a href="">', ['link (empty)']],
  ])('reports %s', (_, html, expected) => {
    expect(findingsOf(html)).toEqual(expected);
  });

  it('resolves under a base path', () => {
    const shape = { baseUrl: '/notes/' };
    expect(findingsOf('<a href="/notes/blog/Awk"><a href="/elsewhere">', shape)).toEqual([]);
    expect(findingsOf('<a href="/notes/blog/Gone">', shape)).toEqual(['link /blog/Gone']);
  });

  it('reports what many pages share once, as part of the layout', () => {
    const check = new SiteCheck(SHAPE);
    const scan = scanPage('<a href="/gone"><a href="/gone">');
    for (let page = 0; page < LAYOUT_PAGES + 2; page++) check.add(`${page}.html`, `/${page}.html`, scan);
    const [finding, ...others] = check.findings();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ count: LAYOUT_PAGES + 2, isLayout: true });
    expect(finding?.pages).toHaveLength(MAX_PAGES);
  });
});

describe('absoluteReferences', () => {
  const origin = 'https://site.example';

  it.each([
    ['XML', '<loc>https://site.example/en/blog</loc>', ['/en/blog']],
    ['an attribute', '<a href="https://site.example/x?a=1&amp;b=2">', ['/x?a=1&b=2']],
    ['escaped HTML', '&lt;a href=&quot;https://site.example/x&quot;&gt;', ['/x']],
    ['Markdown', '[x](https://site.example/x) https://site.example', ['/x', '']],
    ['JSON', '{"u":"https:\\/\\/no","v":"https://site.example/y"}', ['/y']],
    ['other sites', 'https://other.example/x', []],
  ])('finds addresses in %s', (_, text, expected) => {
    expect(absoluteReferences(text, origin).map(({ address }) => address)).toEqual(
      expected.map((path) => origin + path),
    );
  });
});
