import { describe, expect, it } from 'vitest';
import { drawingFaults } from './drawing';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const told = (svg: string): string[] =>
  drawingFaults(svg).map(({ line, kind, what }) => `${String(line)} ${kind} ${what}`);

describe('drawingFaults', () => {
  it.each([
    ['a script', `<svg ${SVG}>\n<script>alert(1)</script></svg>`, '2 active <script>'],
    ['a prefix', '<a.b:script xmlns:a.b="http://www.w3.org/2000/svg"/>', '1 active <script>'],
    ['a handler', '<svg>\n\n<rect\n  onclick="x()"/></svg>', '4 active the attribute "onclick"'],
    ['a handler on the root', '<svg onload="alert(1)"/>', '1 active the attribute "onload"'],
    ['code as an address', `<svg ${XLINK}><a xlink:href=" javascript:x"/></svg>`, '1 active "javascript:x"'],
    ['code in references', '<svg><a href="&#106;ava&#x0A;script:x"/></svg>', '1 active "java\nscript:x"'],
    ['a page as data', '<svg><a href="data:text/html,x"/></svg>', '1 active "data:text/html,x"'],
    ['an animation', '<svg><set attributeName="href" to="javascript:x"/></svg>', '1 active "javascript:x"'],
    ['a later value', '<svg><animate values="#;javascript:x"/></svg>', '1 active "javascript:x"'],
    ['a page inside', '<svg><foreignObject><iframe src="x"/></foreignObject></svg>', '1 active <iframe>'],
    [
      'another file',
      '<svg><xi:include xmlns:xi="http://www.w3.org/2001/XInclude"/></svg>',
      '1 active <include>',
    ],
    [
      'an image',
      '<svg>\n<image title=">" href="https://a.example/x"/></svg>',
      '2 foreign "https://a.example/x"',
    ],
    ['in references', '<svg><image href="&#104;ttps://a.example"/></svg>', '1 foreign "https://a.example"'],
    ['a file', '<svg><image href="file:///etc/passwd"/></svg>', '1 foreign "file:///etc/passwd"'],
    ['a base', '<svg xml:base="https://a.example"/>', '1 foreign the attribute "xml:base"'],
    ['a style', '<svg><style>\n@import "//a.example";</style></svg>', '2 foreign "//a.example"'],
    ['CDATA', '<svg><style><![CDATA[a{b:url(//a.example)}]]></style></svg>', '1 foreign "//a.example"'],
    ['an escape', '<svg style="b: u\\72l(\\68 ttps://a.example)"/>', '1 foreign "https://a.example"'],
    ['a fill', '<svg fill="url( https://a.example )"/>', '1 foreign "https://a.example"'],
    ['a style sheet', '<?xml-stylesheet href="a.css"?><svg/>', '1 foreign <?xml-stylesheet?>'],
    ['an entity', '<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n<svg>&a;</svg>', '2 foreign <!ENTITY>'],
    [
      'an attribute by default',
      '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]><svg/>',
      '1 foreign <!ATTLIST>',
    ],
    ['an open element', '<svg>\n<g></svg>', '2 malformed unexpected close tag'],
    ['no drawing', '', '1 malformed document must contain a root element'],
    ['UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le').toString(), '1 malformed it is not written in UTF-8'],
    ['UTF-7', '<?xml version="1.0" encoding="UTF-7"?><svg/>', '1 malformed its encoding is UTF-7, not UTF-8'],
    ['depth', `<svg>${'<g>'.repeat(2000)}`, '1 malformed it is nested too deep'],
  ])('finds %s', (_, svg, expected) => expect(told(svg)).toEqual([expected]));

  it('finds all of them', () =>
    expect(told('<svg onload="a">\n<script/>\n<a onclick="b"/></svg>')).toHaveLength(3));

  it.each([
    '<svg viewBox="0 0 8 8"><path d="M0 0h8"/><text>description = on</text></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/><a href="https://example.com">x</a></svg>',
    '<svg><style>@namespace "http://www.w3.org/2000/svg"; a { fill: url(#b) }</style><use href="#b"/></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    '<svg xmlns:r="http://a.example/r#"><metadata><r:RDF r:resource="http://a.example/"/></metadata></svg>',
  ])('finds nothing in %s', (svg) => expect(told(svg)).toEqual([]));

  /** With regular expressions each of these took a minute or longer. */
  it.each([
    ['style sheets', `<svg/>${'<?xml-stylesheet '.repeat(150_000)}`],
    ['spaces in a style', `<svg><style>${`url(${' '.repeat(1000)}`.repeat(1000)}</style></svg>`],
    ['one long address', `<svg fill="url(${' '.repeat(1_000_000)}x"/>`],
    ['imports', `<svg><style>${'@import '.repeat(150_000)}</style></svg>`],
    ['words', `<svg fill="${'(a'.repeat(500_000)}"/>`],
    ['attributes', `<svg ${Array.from({ length: 50_000 }, (_, i) => `a${String(i)}="url("`).join(' ')}/>`],
    ['comments', `<svg>${'<!-- - -->'.repeat(100_000)}</svg>`],
    ['open comments', `<svg>${'<!-- '.repeat(200_000)}</svg>`],
    ['values', `<svg><a values="${'x;'.repeat(300_000)}"/></svg>`],
    ['prefixes', `<a:b xmlns:a="x">${'<a:b>'.repeat(900)}${'<a:b/>'.repeat(20_000)}`],
  ])('ends with very many %s', (_, svg) => expect(told(svg).length).toBeLessThan(3));
});
