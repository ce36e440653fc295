import { describe, expect, it, vi } from 'vitest';
import { routedAddress, type LinkClick } from './link-router';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const click = (href: string, rest: Partial<LinkClick> = {}): LinkClick => ({
  href,
  target: '',
  hasDownload: false,
  isNative: false,
  button: 0,
  hasModifier: false,
  isPrevented: false,
  ...rest,
});

describe('routedAddress', () => {
  it.each([
    '/',
    '/en/',
    '/blog/潮池',
    '/blog/%E6%BD%AE?a=1#结论',
    '/docs/Docker/',
    '/docs/Intro.html',
    '/search?q=a.svg',
    '/blog#v1.2',
  ])('routes %s', (href) => expect(routedAddress(click(href))).toBe(href));

  it.each([
    'https://example.com/',
    '//example.com/',
    'mailto:a@example.com',
    '#结论',
    '',
    '/rss.xml',
    '/图/潮池.svg?v=1',
    '/files/a.PDF#page=2',
    '/blog#100%',
    '/docs/100%',
  ])('leaves %s to the browser', (href) => expect(routedAddress(click(href))).toBeNull());

  it.each<[string, Partial<LinkClick>, boolean]>([
    ['same tab', { target: '_self' }, true],
    ['new tab', { target: '_blank' }, false],
    ['download', { hasDownload: true }, false],
    ['data-native', { isNative: true }, false],
    ['middle button', { button: 1 }, false],
    ['modifier key', { hasModifier: true }, false],
    ['handled already', { isPrevented: true }, false],
  ])('%s: %o', (_, rest, isRouted) => {
    expect(routedAddress(click('/blog', rest))).toBe(isRouted ? '/blog' : null);
  });
});
