import { expect, it } from 'vitest';
import { staticAddress } from './static-address';

it.each([
  ['/img/a.png', 'blog/tide.md', '/img/a.png'],
  ['/static/img/a.png', 'blog/tide.md', '/img/a.png'],
  ['@site/static/img/a.png', 'blog/tide.md', '/img/a.png'],
  ['@site/content/static/img/a.png', 'blog/tide.md', '/img/a.png'],
  ['../static/blog/a.png', 'blog/tide.md', '/blog/a.png'],
  ['../../static/img/a.png', 'docs/tools/awk.md', '/img/a.png'],
  ['../../../static/img/a.png', 'docs/tools/awk.md', '/img/a.png'],
  ['./static/a.png', 'blog/tide.md', null],
  ['../statics/a.png', 'blog/tide.md', null],
  ['../img/a.png', 'blog/tide.md', null],
  ['@site/docs/a.png', 'blog/tide.md', null],
  ['@scope/static/a.png', 'blog/tide.md', null],
])('%s in %s', (path, from, address) => expect(staticAddress(path, from)).toBe(address));
