import { describe, expect, it } from 'vitest';
import { addressFault, pathFault } from './address-fault';

const OUT = 'leads out of its folder';
const EMPTY = 'has nothing between two slashes';
const HIDDEN = 'has control characters or backslashes';
const BUILT = 'belongs to files of the build';

describe('paths', () => {
  it.each([
    ['/', null],
    ['/a', null],
    ['/a/', null],
    ['/潮池/C++/Node.js', null],
    ['/.well-known/x', null],
    ['/100%', null],
    ['/static/a.html', null],
    [`/${'a'.repeat(200)}`, null],
    ['/..', OUT],
    ['/a/../b', OUT],
    ['/a/./b', OUT],
    ['/.../b', OUT],
    ['/%2e%2E/b', OUT],
    ['/a%2F..%2Fb', OUT],
    ['//evil.example/x', EMPTY],
    ['//', EMPTY],
    ['/a//', EMPTY],
    ['/%2Fevil.example', EMPTY],
    ['/a\\..\\b', HIDDEN],
    ['/%5Cevil.example', HIDDEN],
    ['/a\u0000', HIDDEN],
    ['/a%0Ab', HIDDEN],
    ['/a\u0085b', HIDDEN],
    ['/a\ud800b', HIDDEN],
    [`/${'潮'.repeat(67)}`, 'has a name of more than 200 bytes'],
  ])('%j', (path, fault) => expect(pathFault(path)?.split(' → ')[0] ?? null).toBe(fault));
});

describe('addresses of pages', () => {
  it.each([
    ['/', null],
    ['/search/', null],
    ['/docs/static/data', null],
    ['/docs/_headers', null],
    ['/Static-Sites', null],
    ['/databases', null],
    ['/blog/tags/Node.js', null],
    ['/docs/../..', OUT],
    ['/C#', 'has "#" in it'],
    ['/a?', 'has "?" in it'],
    ['/100%', 'has "%" in it'],
    ['/a.HTML/', 'ends like a file'],
    ['/index.html/x', 'ends like a file'],
    ['/_headers', BUILT],
    ['/_redirects/', BUILT],
    ['/Page-Data/app-data.json', BUILT],
    ['/STATIC', BUILT],
    ['/~partytown/x', BUILT],
    ['/.netlify/functions', BUILT],
    ['/sitemap-0.xml', BUILT],
    ['/llms.txt/x', BUILT],
    ['/docs/index.md', BUILT],
    ['/blog/tags/x/rss.xml', BUILT],
  ])('%j', (path, fault) => expect(addressFault(path)?.split(' → ')[0] ?? null).toBe(fault));
});
