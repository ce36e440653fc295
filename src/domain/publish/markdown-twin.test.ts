import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { markdownTwin, type TwinPage, type TwinParts } from './markdown-twin';

const PAGE: TwinPage = {
  title: 'Tides',
  description: 'What: the sea does.',
  url: 'https://a.example/en/blog/潮',
  canonical: 'https://a.example/en/blog/潮',
  lang: 'en',
  date: '2024-05-19',
  updated: '2024-06-01T10:00:00.000Z',
  authors: ['Tidepool'],
  tags: ['Life', 'C++'],
  notices: [],
  references: [],
  referencesTitle: 'References',
};
const PARTS: TwinParts = {
  link: (index) => `/link-${String(index)}`,
  image: (index: number) => (index === 7 ? null : '/static/a b.png'),
  cards: [],
};

const twin = (text: string, page: Partial<TwinPage> = {}, parts: Partial<TwinParts> = {}) =>
  markdownTwin(text, { ...PAGE, ...page }, { ...PARTS, ...parts });
const bodyOf = (text: string): string => text.replace(/^---\n[^]*?\n---\n\n/, '');

describe('the header', () => {
  const headerOf = (text: string): unknown => parse(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '');

  it('is YAML that says what the page is', () => {
    expect(headerOf(twin('Text.'))).toEqual({
      title: 'Tides',
      description: 'What: the sea does.',
      url: 'https://a.example/en/blog/%E6%BD%AE',
      lang: 'en',
      date: '2024-05-19',
      updated: '2024-06-01',
      authors: ['Tidepool'],
      tags: ['Life', 'C++'],
    });
  });

  it('leaves out what there is not, and names the original of a page without a translation', () => {
    const canonical = 'https://a.example/blog/x';
    const page = { canonical, date: null, updated: null, authors: [], tags: [], description: '' };
    expect(headerOf(twin('Text.', page))).toEqual({
      title: 'Tides',
      url: 'https://a.example/en/blog/%E6%BD%AE',
      canonical,
      lang: 'en',
    });
  });
});

describe('the text', () => {
  it('has a title and absolute addresses', () => {
    expect(bodyOf(twin('![A \\[pool\\]](tidepool-image:7; "At noon") ![b](tidepool-image:1;)'))).toBe(
      '# Tides\n\nA \\[pool\\] ![b](https://a.example/static/a%20b.png)\n',
    );
    expect(bodyOf(twin('[a](tidepool-link:0;) and ![b](tidepool-image:1;)'))).toBe(
      '# Tides\n\n[a](https://a.example/link-0) and ![b](https://a.example/static/a%20b.png)\n',
    );
  });

  it.each([
    ['an anchor of the page', '#入口', 'https://a.example/en/blog/%E6%BD%AE#%E5%85%A5%E5%8F%A3'],
    ['parentheses', '/blog/a_(b)', 'https://a.example/blog/a_%28b%29'],
    ['something unsafe', 'javascript:alert(1)', 'https://a.example/en/blog/%E6%BD%AE'],
  ])('links to %s', (_, link, expected) => {
    expect(bodyOf(twin('[a](tidepool-link:0;)', {}, { link: () => link }))).toContain(`[a](${expected})`);
  });

  it('signs in titles mean nothing', () => {
    expect(bodyOf(twin('', { title: 'A *b* [c]' }))).toBe('# A \\*b\\* \\[c]\n');
  });

  it('lists the cards of a folder', () => {
    const cards = [
      { label: 'Docker', permalink: '/en/docs/Docker/', description: 'Boxes.' },
      { label: 'SQL', permalink: '/en/docs/SQL/NF', description: null },
    ];
    expect(bodyOf(twin('See:\n\ntidepool-cards;\n\nEnd.', {}, { cards }))).toBe(
      '# Tides\n\nSee:\n\n- [Docker](https://a.example/en/docs/Docker/): Boxes.\n- [SQL](https://a.example/en/docs/SQL/NF)\n\nEnd.\n',
    );
  });

  it('is preceded by notices and followed by references', () => {
    const references = [
      { title: 'RFC 1', url: 'https://rfc.example/1', author: 'Crocker', time: '1969' },
      { title: 'B', url: 'https://b.example', author: null, time: null },
    ];
    expect(bodyOf(twin('Text.', { notices: ['Not translated.'], references }))).toBe(
      '> [!NOTE]\n> Not translated.\n\n# Tides\n\nText.\n\n## References\n\n1. [RFC 1](https://rfc.example/1) Crocker · 1969\n2. [B](https://b.example)\n',
    );
  });
});
