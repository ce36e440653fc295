import { describe, expect, it } from 'vitest';
import { isCutOff, pictureKind, SIGNATURE_BYTES } from './picture-file';

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
    ['<?xml version="1.0"?><!-- a --><!-- b --><html><svg>', null],
    // Each took longer than anybody waits.
    [`${'<!---->'.repeat(SIGNATURE_BYTES / 7)}x`, null],
    [`<?xml ${'?> <?xml '.repeat(SIGNATURE_BYTES / 9)}`, null],
    [`<!DOCTYPE svg ${'[]'.repeat(SIGNATURE_BYTES / 2)}`, null],
    [`<!--${' -'.repeat(SIGNATURE_BYTES / 2)}`, null],
  ])('%.40j is %s', (start, kind) => expect(pictureKind(start)).toBe(kind));
});

describe('isCutOff', () => {
  it.each([
    ['png', '', 'xxIEND\xae\x42\x60\x82', 9, false],
    ['png', '', 'xxIDAT', 9, true],
    ['jpeg', '', '\xff\xd9 notes of a camera', 9, false],
    ['jpeg', '', '\xff\xda', 9, true],
    ['gif', '', 'x;\0\0', 9, false],
    ['gif', '', ';x', 9, true],
    ['webp', 'RIFF\x04\x01\0\0WEBP', '', 268, false],
    ['webp', 'RIFF\x04\x01\0\0WEBP', '', 267, true],
    ['svg', '<svg', '', 4, false],
  ])('%s %j %j of %i bytes: %s', (kind, start, end, size, expected) =>
    expect(isCutOff(kind, start, end, size)).toBe(expected),
  );
});
