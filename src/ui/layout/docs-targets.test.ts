import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocsState } from '../../client/browser/docs-versions';
import type { NavState } from './site-links';

const label = { 'zh-Hans': '标签', en: 'Label' };

const MENU = [
  {
    id: 'default',
    versions: [
      { name: 'current', label: 'Next', isLast: false },
      { name: '2.0', label: '2.0', isLast: true },
      { name: '1.0', label: '1.0', isLast: false },
    ],
  },
  { id: 'api', versions: [{ name: 'current', label: 'API', isLast: true }] },
];

type Sidebars = Record<string, string>;
const set = (instance: string, version: string, path: string, sidebars: Sidebars = {}) => ({
  instance,
  version,
  path,
  sidebars,
});

const DOCS: DocsState = {
  sets: [
    set('default', 'current', '/docs/next', { main: '/docs/next/a' }),
    set('default', '2.0', '/docs', { main: '/docs/a', more: '/docs/m' }),
    set('default', '1.0', '/docs/1.0', { main: '/docs/1.0/a' }),
    set('api', 'current', '/api/x', { main: '/api/x' }),
  ],
  preferred: {},
};

const on = (version: string, more: Partial<DocsState> = {}): DocsState => ({
  ...DOCS,
  instance: 'default',
  version,
  ...more,
});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GATSBY_DOCS_SETS', JSON.stringify(MENU));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const stateOf = (docs: DocsState): NavState => ({
  locale: 'en',
  path: '/',
  sidebarTargets: {},
  activeSidebar: 'main',
  docs,
});

describe('items for docs', () => {
  it.each<[string, DocsState, { sidebar?: string; instance?: string }, string | null, boolean]>([
    ['the last version', DOCS, {}, '/en/docs', false],
    ['the preferred one', { ...DOCS, preferred: { default: '1.0' } }, {}, '/en/docs/1.0', false],
    ['the one being read', on('current', { preferred: { default: '1.0' } }), {}, '/en/docs/next', true],
    ['its sidebar', on('current'), { sidebar: 'main' }, '/en/docs/next/a', true],
    ['a sidebar that only the last one has', on('1.0'), { sidebar: 'more' }, '/en/docs/m', false],
    ['no sidebar of that name', on('1.0'), { sidebar: 'none' }, null, false],
    ['another instance', on('1.0'), { instance: 'api', sidebar: 'main' }, '/en/api/x', false],
  ])('lead to %s', async (_, docs, fields, href, isActive) => {
    const { navTarget } = await import('./site-links');
    const item = fields.sidebar
      ? ({ type: 'sidebar', label, position: 'left', ...fields, sidebar: fields.sidebar } as const)
      : ({ type: 'docs', label, position: 'left', ...fields } as const);
    const target = navTarget(item, stateOf(docs));
    expect(target && [target.href, target.isActive]).toEqual(href === null ? null : [href, isActive]);
  });
});

describe('the menu of versions', () => {
  const item = { type: 'versions', label, position: 'right' } as const;

  it('leads to the same doc, otherwise to the main one', async () => {
    const { versionMenu } = await import('./menu-links');
    const docs = on('1.0', { same: { current: '/docs/next/z', '1.0': '/docs/1.0/z' } });
    const menu = versionMenu(item, stateOf(docs));
    expect(menu?.label).toBe('Label 1.0');
    expect(menu?.links.map(({ label: name, href, isActive }) => [name, href, isActive])).toEqual([
      ['Next', '/en/docs/next/z', false],
      ['2.0', '/en/docs', false],
      ['1.0', '/en/docs/1.0/z', true],
    ]);
  });

  it('needs several versions', async () => {
    const { versionMenu } = await import('./menu-links');
    expect(versionMenu({ ...item, instance: 'api' }, stateOf(DOCS))).toBeNull();
    expect(versionMenu({ ...item, instance: 'none' }, stateOf(DOCS))).toBeNull();
  });
});

describe('the search', () => {
  it.each<[string | null, string | null, string, string, string]>([
    [null, null, 'zh-Hans', '2.0', 'current'],
    ['default 2.0', '1.0', 'zh-Hans', '2.0', 'current'],
    ['default current', null, 'zh-Hans.default.current', 'current', 'current'],
    [null, '1.0', 'zh-Hans.default.1.0', '1.0', 'current'],
    ['api current', '1.0', 'zh-Hans', '1.0', 'current'],
    [null, '0.1', 'zh-Hans', '2.0', 'current'],
  ])('of a reader of %s who prefers %s', async (reading, preferred, index, version, api) => {
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => (key === 'docs-preferred-version-default' ? preferred : null),
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    });
    const { noteReading, searchedIndex, searchedTags } = await import('../../client/browser/docs-scope');
    const [instance = '', read = ''] = reading?.split(' ') ?? [];
    noteReading(reading === null ? null : { instance, version: read });
    expect(searchedIndex('zh-Hans')).toBe(index);
    expect(searchedTags()).toEqual([`docs-default-${version}`, `docs-api-${api}`]);
    vi.unstubAllGlobals();
  });
});
