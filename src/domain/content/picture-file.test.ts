import { describe, expect, it } from 'vitest';
import { activeContent, pictureKind } from './picture-file';

describe('pictureKind', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x20ftypavif', 'avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- tide -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>', 'svg'],
    ['', null],
    ['<!doctype html><svg>', null],
    ['version https://git-lfs.github.com/spec/v1', null],
  ])('%j is %s', (start, kind) => expect(pictureKind(start)).toBe(kind));
});

describe('activeContent', () => {
  it.each([
    ['script', '<svg>\n<script>alert(1)</script></svg>', { line: 2, what: '<script>' }],
    ['with a prefix', '<svg:svg><svg:script/></svg:svg>', { line: 1, what: '<script>' }],
    ['handler', '<svg>\n\n<rect\n  onclick="x()"/></svg>', { line: 4, what: 'the attribute "onclick"' }],
    ['on the root', '<svg onload=alert(1)>', { line: 1, what: 'the attribute "onload"' }],
    ['address', '<svg><a xlink:href=" javascript:alert(1)">', { line: 1, what: '"javascript:alert(1)"' }],
    ['address in references', '<svg><a href="&#106;ava&#x0A;script:x">', { line: 1, what: '"javascript:x"' }],
    [
      'animated address',
      '<set attributeName="href" to="javascript:x"/>',
      { line: 1, what: '"javascript:x"' },
    ],
    ['page inside', '<foreignObject><iframe src="x"/>', { line: 1, what: '<iframe>' }],
  ])('%s', (_, svg, expected) => expect(activeContent(svg)).toEqual(expected));

  it.each([
    '<svg viewBox="0 0 8 8"><path d="M0 0h8"/><text>description = on</text></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/><a href="https://example.com">x</a></svg>',
  ])('finds nothing in %s', (svg) => expect(activeContent(svg)).toBeNull());
});
