import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../tests/support/content';
import { checkAddresses, type AddressTargets, type NamedAddress } from './check-addresses';

const TARGETS: AddressTargets = {
  locales: LOCALES,
  paths: new Map(
    ['/', '/about/', '/blog', '/docs/Sea/First', '/blog/rss.xml'].map((path) => [
      path.toLowerCase().replace(/(?<=.)\/$/, ''),
      path,
    ]),
  ),
  staticFiles: new Set(['/favicon.svg']),
  sidebars: new Map([['default', ['sea']]]),
  files: new Set(['/llms.txt']),
};

const place = { line: 3, column: 5 };
const check = (kind: NamedAddress['kind'], target: string): string[] =>
  checkAddresses([{ kind, target, field: 'x.to', place }], TARGETS, 'site.yml').map(
    ({ file, line, column, found, fix }) => `${file}:${String(line)}:${String(column)} ${found} → ${fix}`,
  );

describe('checkAddresses', () => {
  it.each<[NamedAddress['kind'], string]>([
    ['page', '/'],
    ['page', '/About'],
    ['page', '/docs/Sea/First?x=1#top'],
    ['area', '/docs'],
    ['area', '/blog/'],
    ['file', '/blog/rss.xml'],
    ['file', '/llms.txt'],
    ['static', '/favicon.svg'],
    ['sidebar', 'sea'],
  ])('accepts %s %s', (kind, target) => expect(check(kind, target)).toEqual([]));

  it.each<[NamedAddress['kind'], string, string, string]>([
    ['page', '/abuot', '"/abuot" leads to no page.', 'Did you mean "/about/"?'],
    [
      'page',
      '/somewhere/else',
      '"/somewhere/else" leads to no page.',
      'Correct the path, or remove the link.',
    ],
    [
      'page',
      '/en/about/',
      '"/en/about/" names a language.',
      "Write /about/; the page is linked in the reader's language.",
    ],
    ['area', '/doc', 'there is no page at or under "/doc".', 'Correct the path, or remove it.'],
    ['file', '/blog/rs.xml', '"/blog/rs.xml" is not published.', 'Did you mean "/blog/rss.xml"?'],
    ['static', '/favicon.ico', 'there is no file "/favicon.ico".', 'Did you mean "/favicon.svg"?'],
    [
      'static',
      '/a/b/c/d/e.png',
      'there is no file "/a/b/c/d/e.png".',
      'Put it at static/a/b/c/d/e.png, or correct the path.',
    ],
    ['sidebar', 'see', 'there is no docs sidebar "see".', 'Did you mean "sea"?'],
    [
      'sidebar',
      'tutorial',
      'there is no docs sidebar "tutorial".',
      'Declare it in docs/sidebars.yml, or remove the item.',
    ],
  ])('refuses %s %s', (kind, target, found, fix) => {
    expect(check(kind, target)).toEqual([`site.yml:3:5 "x.to": ${found} → ${fix}`]);
  });
});
