import { describe, expect, it } from 'vitest';
import { downloadName, isFileAddress, linkKind } from './link-kind';

describe('linkKind', () => {
  it.each([
    ['https://example.com/a.pdf', 'external'],
    ['HTTP://example.com', 'external'],
    ['//cdn.example.com/x', 'external'],
    ['mailto:a@example.com', 'external'],
    ['#安装', 'anchor'],
    ['#', 'anchor'],
    ['/blog/潮池', 'internal'],
    ['/', 'internal'],
    ['', 'internal'],
    ['?a=1', 'internal'],
    ['../SQL/NF.mdx#1nf', 'internal'],
    ['./README.md', 'internal'],
    ['/about/index.html', 'internal'],
    ['/docs/tags/Node.js', 'internal'],
    ['/blog/v1.2', 'internal'],
    ['/files/tides.csv', 'resource'],
    ['/files/TIDES.CSV?v=2#row', 'resource'],
    ['./tide.svg', 'resource'],
    ['pathname:///blog/rss.xml', 'resource'],
    ['pathname:///stats', 'resource'],
    ['/x?file=a.csv', 'internal'],
  ])('%s is %s', (address, kind) => expect(linkKind(address)).toBe(kind));
});

describe('isFileAddress', () => {
  it.each([
    ['/a.tar.gz', true],
    ['/a.csv#x', true],
    ['/a.b/c', false],
    ['/csv', false],
  ])('%s: %s', (address, expected) => expect(isFileAddress(address)).toBe(expected));
});

describe('downloadName', () => {
  it.each([
    ['./data/tides.csv?v=2', 'tides.csv'],
    ['/files/潮.zip#x', '潮.zip'],
    ['./paper.pdf', null],
    ['/tide.svg', null],
    ['/docs/Intro', null],
  ])('%s: %s', (address, expected) => expect(downloadName(address)).toBe(expected));
});
