import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContent } from '../../src/domain/site/site-content';
import { pageInputs, type PageInput } from '../../src/gatsby/nodes/create-pages';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { sharedData } from '../../src/gatsby/nodes/shared-data';
import { publishSharedFiles } from '../../src/gatsby/outputs/shared-files';
import { virtualContent } from '../support/content';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
const valid = new ContentLoader({ root, directory }).load({ includeDrafts: false });

afterAll(remove);
beforeEach(() => vi.spyOn(process, 'cwd').mockReturnValue(directory));

const create = (content: SiteContent): PageInput[] => pageInputs(content, sharedData(content));

describe('paths', () => {
  it('are unique, with and without a trailing slash', () => {
    const bare = create(valid).map((page) => page.path.replace(/(.)\/$/, '$1').toLowerCase());
    expect(new Set(bare).size).toBe(bare.length);
  });
});

describe('context', () => {
  it('has no field without a value: variables of queries would not take their defaults', () => {
    for (const { path: address, context } of create(valid))
      expect(
        Object.entries(context).filter(([, value]) => value === undefined),
        address,
      ).toEqual([]);
  });

  it('names the node, the languages and the sidebar', () => {
    const page = create(valid).find((candidate) => candidate.path === '/en/docs/Setup/Install');
    expect(page?.component).toBe(path.join(directory, 'src/templates/doc.tsx'));
    expect(page?.context).toMatchObject({
      kind: 'doc',
      locale: 'en',
      language: 'en',
      neutralPath: '/docs/Setup/Install',
      id: 'doc:Setup/Install:en',
      sidebar: 'tutorialSidebar',
      sidebarData: expect.stringMatching(
        /^\/data\/docs-sidebar\.tutorialSidebar\.en\.[\da-f]{12}\.json$/,
      ) as unknown,
      sidebarTargets: { tutorialSidebar: '/docs', snippetsSidebar: '/docs/Snippets/Deep/' },
      i18n: {
        language: 'en',
        languages: ['zh-Hans', 'en'],
        defaultLanguage: 'zh-Hans',
        routed: true,
        originalPath: '/docs/Setup/Install',
        path: '/en/docs/Setup/Install',
      },
    });
  });

  it('has no sidebar for a doc outside every sidebar', () => {
    const page = create(valid).find((candidate) => candidate.path === '/docs/Hidden');
    expect(Object.keys(page?.context ?? {})).not.toContain('sidebarData');
  });

  it('stays small and holds no texts', () => {
    for (const { path: address, context } of create(valid)) {
      const json = JSON.stringify(context);
      expect(json.length, address).toBeLessThan(800);
      expect(json, address).not.toMatch(/Anemones|海葵的|Introduction/);
    }
  });
});

describe('shared data', () => {
  const read = (address: unknown): string =>
    readFileSync(path.join(directory, 'public', String(address)), 'utf8');
  beforeEach(() => publishSharedFiles(sharedData(valid), directory));
  const contextOf = (address: string) => create(valid).find((page) => page.path === address)?.context;

  it('holds the sidebar in the language of the page', () => {
    expect(read(contextOf('/docs/Basics/')?.sidebarData)).toContain(
      '"label":"基础","permalink":"/docs/Basics/"',
    );
    expect(read(contextOf('/en/docs/Basics/')?.sidebarData)).toContain(
      '"label":"Basics","permalink":"/en/docs/Basics/"',
    );
  });

  it('lists the posts of the blog by year, short titles first', () => {
    const sidebar = JSON.parse(read(contextOf('/en/blog')?.sidebarData)) as {
      years: { year: number; posts: { title: string }[] }[];
    };
    expect(sidebar.years.map(({ year, posts }) => [year, posts.map(({ title }) => title)])).toEqual([
      [
        2023,
        [
          'K',
          'Limpets',
          'Jellyfish',
          'Forty-two',
          '泡沫',
          'Ebb',
          'Drift',
          'Crab sort',
          'Barnacles',
          'Anemones',
        ],
      ],
    ]);
  });

  it('keeps no files of an earlier run', () => {
    publishSharedFiles(sharedData(virtualContent({ 'docs/a.mdx': '---\ntitle: 潮\n---\n' })), directory);
    const before = readdirSync(path.join(directory, 'public/data'));
    publishSharedFiles(sharedData(valid), directory);
    const after = readdirSync(path.join(directory, 'public/data'));
    expect(after.filter((file) => before.includes(file))).toEqual([]);
    expect(after).toHaveLength(8);
  });
});
