import { describe, expect, it } from 'vitest';
import { isUnder, linkHref, navTarget, type NavState } from './site-links';

const label = { 'zh-Hans': '标签', en: 'Label' };
const state: NavState = {
  locale: 'en',
  path: '/blog/Awk',
  sidebarTargets: { tutorialSidebar: '/docs' },
  activeSidebar: 'tutorialSidebar',
};

describe('navTarget', () => {
  it('leads to the first page of a sidebar and is active on all its pages', () => {
    const item = { type: 'sidebar', sidebar: 'tutorialSidebar', label, position: 'left' } as const;
    expect(navTarget(item, state)).toEqual({ label: 'Label', href: '/en/docs', isActive: true });
    expect(navTarget(item, { ...state, activeSidebar: 'other' })?.isActive).toBe(false);
    expect(navTarget({ ...item, sidebar: 'missing' }, state)).toBeNull();
  });

  it.each([
    [{ to: '/blog', activeBase: '/blog' }, '/en/blog', true],
    [{ to: '/blog' }, '/en/blog', false],
    [{ to: '/blog/awk/' }, '/en/blog/awk/', true],
    [{ href: 'https://example.com' }, 'https://example.com', false],
  ])('%o', (target, href, isActive) => {
    expect(navTarget({ type: 'link', label, position: 'left', ...target }, state)).toMatchObject({
      href,
      isActive,
    });
  });
});

describe('navTarget of what may not be there', () => {
  const at = (type: 'docs' | 'blog') => ({ type, label, position: 'left' }) as const;

  it('leads to the first page of the first sidebar', () => {
    expect(navTarget(at('docs'), state)).toEqual({ label: 'Label', href: '/en/docs', isActive: true });
    expect(navTarget(at('docs'), { ...state, activeSidebar: null })?.isActive).toBe(false);
    expect(navTarget(at('docs'), { ...state, sidebarTargets: {} })).toBeNull();
  });

  it('leads to the list of posts', () => {
    expect(navTarget(at('blog'), state)).toEqual({ label: 'Label', href: '/en/blog', isActive: true });
    expect(navTarget(at('blog'), { ...state, path: '/about/' })?.isActive).toBe(false);
    expect(navTarget(at('blog'), { ...state, withoutBlog: true })).toBeNull();
  });
});

describe('isUnder', () => {
  it.each([
    ['/blog', '/blog', true],
    ['/Blog/Awk', '/blog', true],
    ['/blogroll', '/blog', false],
    ['/', '/blog', false],
  ])('%s under %s: %s', (path, base, expected) => expect(isUnder(path, base)).toBe(expected));
});

describe('linkHref', () => {
  it.each([
    [{ label, to: '/friends/' }, '/en/friends/'],
    [{ label, file: '/blog/rss.xml' }, '/en/blog/rss.xml'],
    [{ label, href: 'https://example.com/' }, 'https://example.com/'],
  ])('%o', (link, expected) => expect(linkHref(link, 'en')).toBe(expected));
});
