import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../domain/content/model';
import { firstPage, initiallyOpen, isVisible, withPathOpen, withToggled } from './sidebar-state';

const link = (label: string, unlisted = false): SidebarLink => ({
  type: 'link',
  label,
  permalink: `/docs/${label}`,
  unlisted,
});

const category = (
  label: string,
  items: SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: 'category',
  label,
  permalink: null,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

const items: SidebarItem[] = [
  link('Intro'),
  category('Docker', [link('Basic'), link('Build')]),
  category('React', [
    link('Rendering'),
    category('Issue', [link('Setup')], { permalink: '/docs/Issue/' }),
    category('Next', [link('Routing')]),
  ]),
  category('Server', [link('SSL')], { collapsed: false }),
  category('Rules', [link('One')], { collapsible: false }),
];

const keys = (open: ReadonlySet<string>): string[] => [...open].sort();

describe('initiallyOpen', () => {
  it.each([
    ['/docs/Intro', ['3']],
    ['/docs/Basic', ['1', '3']],
    ['/docs/Routing', ['2', '2/2', '3']],
    ['/docs/issue', ['2', '2/1', '3']],
  ])('at %s', (path, expected) => expect(keys(initiallyOpen(items, path))).toEqual(expected));
});

describe('withToggled', () => {
  it.each<[string, string[], string, boolean, string[]]>([
    ['opens and closes the siblings', ['3'], '1', true, ['1']],
    ['opens and leaves the siblings', ['3'], '1', false, ['1', '3']],
    ['leaves other levels alone', ['2', '2/1'], '2/2', true, ['2', '2/2']],
    ['closes nothing else', ['2', '2/1', '3'], '2', true, ['2/1', '3']],
  ])('%s', (_, open, key, autoCollapse, expected) => {
    expect(keys(withToggled(new Set(open), key, autoCollapse))).toEqual(expected);
  });
});

describe('withPathOpen', () => {
  it.each<[string, string[], string, string[]]>([
    ['opens what leads to the page', [], '/docs/Routing', ['2', '2/2']],
    ['closes siblings on the way', ['1'], '/docs/Setup', ['2', '2/1']],
    ['changes nothing for a page at the top', ['1'], '/docs/Intro', ['1']],
    ['leaves all open for a page of a category that never closes', ['1'], '/docs/One', ['1']],
    ['changes nothing where it is open already', ['1', '2', '2/2'], '/docs/Routing', ['1', '2', '2/2']],
  ])('%s', (_, open, path, expected) => {
    expect(keys(withPathOpen(new Set(open), items, path, true))).toEqual(expected);
  });
});

describe('isVisible', () => {
  const hidden = category('Hidden', [link('Secret', true)]);
  it.each([
    ['/docs/Intro', false],
    ['/docs/Secret', true],
  ])('shows unlisted pages and their categories at %s: %s', (path, expected) => {
    expect(isVisible(hidden, path)).toBe(expected);
    expect(isVisible(link('Secret', true), path)).toBe(expected);
  });
});

describe('firstPage', () => {
  it('is the first page at any depth', () => {
    expect(firstPage(category('A', [category('B', [link('C')])]))).toBe('/docs/C');
    expect(firstPage(category('A', []))).toBeNull();
  });
});
