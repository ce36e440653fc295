import { expect, it } from 'vitest';
import { markdownTwin } from './twins';

const URL = 'https://a.example/en/blog/潮';
const twin = (url: string, address?: string): string =>
  markdownTwin(['\n[a](', { url }, ')\n\n'], {
    title: null,
    url: URL,
    addresses: new Map(address === undefined ? [] : [[url, address]]),
  });

it.each([
  ['a page', './B.mdx#c', '/en/blog/B#c', 'https://a.example/en/blog/B#c'],
  ['an anchor of the page', '#入口', '#入口', 'https://a.example/en/blog/%E6%BD%AE#%E5%85%A5%E5%8F%A3'],
  ['parentheses and spaces', './a (b).png', '/static/a (b).png', 'https://a.example/static/a%20%28b%29.png'],
  ['something unknown', './c.png', undefined, 'https://a.example/en/blog/c.png'],
  ['something unsafe', 'x', 'javascript:alert(1)', 'https://a.example/en/blog/%E6%BD%AE'],
])('makes the address of %s absolute', (_, url, address, expected) => {
  expect(twin(url, address)).toBe(`[a](${expected})\n`);
});

it('finds addresses that the text percent-encodes', () => {
  const page = { title: null, url: URL, addresses: new Map([['./潮.mdx', '/x']]) };
  expect(markdownTwin([{ url: './%E6%BD%AE.mdx' }], page)).toBe('https://a.example/x\n');
});

it('puts a title above a text without one', () => {
  const page = { title: 'A *b* [c]', url: URL, addresses: new Map<string, string>() };
  expect(markdownTwin(['Text.\n'], page)).toBe('# A \\*b\\* \\[c\\]\n\nText.\n');
});
