import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';

const html = (source: string): string => htmlOf(compileClean(source).tree);

describe('links', () => {
  it('leaves a placeholder for links of the site and marks those that leave it', () => {
    const document = compileClean('[a](./B.mdx#x) and [b](https://example.com)');
    expect(document.links).toMatchObject([{ url: './B.mdx#x', line: 1, checked: true }]);
    expect(htmlOf(document.tree)).toBe(
      '<p><a href="tidepool-link:0;">a</a> and <a href="https://example.com" target="_blank" rel="noopener noreferrer">b<span class="link-icon link-external" title="External Link" role="img" aria-label="External Link"></span><span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
  });

  it.each([
    ['[a](#b)', ' class="link-icon link-anchor" title="In-Page Anchor" aria-hidden="true"'],
    ['[a](/a.pdf)', ' class="link-icon link-resource" title="Internal Resource" aria-hidden="true"'],
    ['[a](pathname:///rss)', ' class="link-icon link-resource"'],
    ['[a](mailto:a@example.com)', ' class="link-icon link-external" title="External Link" role="img"'],
    ['x <Link to="/b">a</Link>', ' class="link-icon link-internal" title="Internal Link" aria-hidden="true"'],
    ['x <a href="/b.pdf">a</a>', ' class="link-icon link-resource"'],
  ])('carry an icon of their kind: %j', (source, expected) => expect(html(source)).toContain(expected));

  it.each([
    ['x <a href="/b.pdf" data-no-icon>a</a>'],
    ['x <Link href="/b" data-no-icon>a</Link>'],
    ['x [a](/b) <a href="/c">a</a>'],
    ['x <a href="/b" className="button">a</a>'],
    ['[![a](https://example.com/a.png)](/b)'],
    ['## A\n\nx[^1]\n\n[^1]: y'],
  ])('carry none where %j', (source) => {
    const result = html(source);
    expect(result).not.toContain('link-icon');
    expect(result).not.toMatch(/no-?icon|data-?sign/i);
  });

  it('do not speak of a new tab where the author wants none', () => {
    const result = html('x <a href="https://example.com" target="_self">a</a>');
    expect(result).toContain('target="_self"');
    expect(result).not.toContain('new tab');
  });

  it('keeps Chinese addresses readable in records', () => {
    expect(compileClean('[a](/blog/潮池)').links[0]?.url).toBe('/blog/潮池');
  });

  it('takes pathname:// out of routing and checking', () => {
    const document = compileClean('[feed](pathname:///rss.xml)');
    expect(document.links).toMatchObject([{ url: '/rss.xml', checked: false }]);
  });
});

it('takes the names of links for anchors', () => {
  expect(compileClean('<a name="depth"></a>a\n\n## Depth').anchors).toEqual(
    expect.arrayContaining(['depth', 'depth-1']),
  );
});
