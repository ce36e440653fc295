import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../domain/markdown/compile';
import { LOCALES } from '../../tests/support/content';
import { compileOptions } from '../../tests/support/compile';
import { siteVariables } from '../gatsby/configuration/configuration';
import { siteSchema } from './schema';

/** A configuration with some fields, resolved like that of a content root. */
const resolve = (fields: object) =>
  siteSchema.parse({ title: 'Shells', url: 'https://shells.example.org', ...fields });

const folder = mkdtempSync(path.join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.resetModules());

/** Loads a module with a configuration. */
async function under<T>(fields: object, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  for (const [name, value] of Object.entries(siteVariables(resolve(fields)))) vi.stubEnv(name, value);
  return load();
}

const GITHUB = { organizationName: 'crabs', projectName: 'shells' };
const BAR = { navbar: { items: [{ type: 'repository' }] } };

async function repositoryLink(fields: object): Promise<string> {
  const { repositoryHref } = await under(fields, () => import('../ui/layout/site-links'));
  return repositoryHref({ type: 'repository', label: { 'zh-Hans': '源', en: 'Code' }, position: 'left' });
}

describe('what becomes an address', () => {
  it.each<[object, string]>([
    [{ baseUrl: '//evil.example/' }, 'baseUrl: has nothing between two slashes'],
    [{ baseUrl: '/a/../b/' }, 'baseUrl: leads out'],
    [{ baseUrl: '/a?b/' }, 'baseUrl: has "?" in it'],
    [{ baseUrl: 'notes/' }, 'baseUrl: is not a folder'],
    [{ favicon: '//evil.example/a.svg' }, 'favicon: has nothing between'],
    [{ search: { searchPagePath: 'static' } }, 'search.searchPagePath: belongs to files'],
    [{ search: { searchPagePath: '_headers' } }, 'search.searchPagePath: belongs to files'],
    [{ search: { searchPagePath: 'blog' } }, 'search.searchPagePath: is the address of the blog'],
    [{ search: { searchPagePath: '../x' } }, 'search.searchPagePath: is not a single segment'],
  ])('is judged: %j', (fields, message) => {
    const result = siteSchema.safeParse({ title: 'Shells', url: 'https://shells.example.org', ...fields });
    expect(result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

describe('options of the configuration change what they name', () => {
  it('organizationName and projectName: the repository on GitHub', async () => {
    expect(await repositoryLink(GITHUB)).toBe('https://github.com/crabs/shells');
    expect(await repositoryLink({ ...GITHUB, organizationName: 'snails' })).toBe(
      'https://github.com/snails/shells',
    );
    expect(await repositoryLink({ ...GITHUB, projectName: 'sand' })).toBe('https://github.com/crabs/sand');
  });

  it('repository: where the bar leads, and where missing results are reported', async () => {
    const repository = 'https://codeberg.org/crabs/shells';
    expect(await repositoryLink({ ...GITHUB, repository })).toBe(repository);
    expect(resolve(GITHUB).search.reportUrl).toBe('https://github.com/crabs/shells/issues/new?title={query}');
    expect(resolve({ repository: 'https://github.com/a/b.git' }).search.reportUrl).toBe(
      'https://github.com/a/b/issues/new?title={query}',
    );
    expect(resolve({ ...GITHUB, repository }).search.reportUrl).toBeNull();
    expect(resolve({ ...GITHUB, search: { reportUrl: null } }).search.reportUrl).toBeNull();
  });

  it('an item for a repository needs one', () => {
    expect(() => resolve(BAR)).toThrow('leads nowhere');
    expect(resolve({ ...BAR, ...GITHUB }).navbar.items).toHaveLength(1);
  });

  it('codeBlocks.additionalLanguages: grammars that add to others', () => {
    const text = '```js\nconsole.log(new Map());\n```';
    const html = (grammars: string[]) => JSON.stringify(compile(text, compileOptions({ grammars })).tree);
    expect(html([])).not.toContain('token console');
    expect(html(['js-extras'])).toContain('token console');
    expect(() => resolve({ codeBlocks: { additionalLanguages: ['pyhton'] } })).toThrow('additionalLanguages');
  });

  it('home.phrases, home.facts: the owner’s words', () => {
    const { home } = resolve({ home: { phrases: ['a', 'b'], facts: '{posts} posts' } });
    expect(home).toEqual({
      phrases: { 'zh-Hans': ['a', 'b'], en: ['a', 'b'] },
      facts: { 'zh-Hans': '{posts} posts', en: '{posts} posts' },
    });
    expect(resolve({}).home).toEqual({ phrases: { 'zh-Hans': [], en: [] }, facts: null });
  });

  it('blog.latestCount: posts of the home page', async () => {
    const counts = async (latestCount: number) => {
      const [{ pageInputs }, { sharedData }, { virtualContent }] = await under(
        { blog: { latestCount } },
        () =>
          Promise.all([
            import('../gatsby/nodes/create-pages'),
            import('../gatsby/nodes/shared-data'),
            import('../../tests/support/content'),
          ]),
      );
      const content = virtualContent({ 'blog/2024-01-01-a.md': '---\ntitle: 潮\n---\n' });
      const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
      const inputs = pageInputs(content, sharedData(content));
      cwd.mockRestore();
      return inputs
        .filter(({ context }) => context.kind === 'home')
        .map(({ context }) => [context.latestCount, context.recommendedPosts]);
    };
    expect(await counts(2)).toEqual([
      [2, 6],
      [2, 6],
    ]);
    expect(await counts(7)).toEqual([
      [7, 11],
      [7, 11],
    ]);
  });

  it('i18n.defaultLocale: whose addresses have no prefix', () => {
    expect(resolve({}).i18n.locales.en?.prefix).toBe(LOCALES.locales.en?.prefix);
    expect(resolve({ i18n: { defaultLocale: 'en' } }).i18n.locales.en?.prefix).toBe('');
  });

  it('i18n.locales: the languages of the site, the first of them without a prefix', () => {
    const { i18n } = resolve({ i18n: { locales: { en: {} } } });
    expect(i18n).toMatchObject({ defaultLocale: 'en', locales: { en: { label: 'English', prefix: '' } } });
    expect(Object.keys(i18n.locales)).toEqual(['en']);
  });

  it('codeBlocks.livePosition: the result above or below the editor', async () => {
    vi.doMock('../ui/primitives/OnDemandStyles', () => ({ OnDemandStyles: () => null }));
    const order = async (livePosition: string) => {
      const { default: LiveCode } = await under(
        { codeBlocks: { livePosition } },
        () => import('../ui/article/islands/LiveCode'),
      );
      const labels = {
        editor: 'Editor',
        result: 'Result',
        reset: 'r',
        hint: 'h',
        stuck: 's',
        again: 'a',
        loading: 'l',
        failed: 'f',
        retry: 'y',
      };
      const html = renderToStaticMarkup(createElement(LiveCode, { code: '1', labels, children: null }));
      return html.indexOf('<span>Editor') < html.indexOf('<span>Result') ? 'bottom' : 'top';
    };
    expect(await order('bottom')).toBe('bottom');
    expect(await order('top')).toBe('top');
  });
});
