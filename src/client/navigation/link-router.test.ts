import { describe, expect, it, vi } from 'vitest';
import { routedAddress } from './link-router';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const link = (href: string, attributes: { target?: string; download?: string; native?: string } = {}) =>
  ({
    getAttribute: () => href,
    hasAttribute: (name: string) => name in attributes,
    target: attributes.target ?? '',
    dataset: 'native' in attributes ? { native: '' } : {},
  }) as unknown as HTMLAnchorElement;

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
  ])('routes %s', (href) => expect(routedAddress(link(href))).toBe(href));

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
  ])('leaves %s to the browser', (href) => expect(routedAddress(link(href))).toBeNull());

  it.each([
    ['same tab', { target: '_self' }, true],
    ['new tab', { target: '_blank' }, false],
    ['download', { download: '' }, false],
    ['data-native', { native: '' }, false],
  ])('%s: %o', (_, attributes, isRouted) => {
    expect(routedAddress(link('/blog', attributes))).toBe(isRouted ? '/blog' : null);
  });
});
