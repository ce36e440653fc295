import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PluginRef } from 'gatsby';
import { getSrc } from 'gatsby-plugin-image';
import { highlightLines, loadGrammars } from '../../src/domain/markdown/highlight';
import { localeCodes } from '../../src/domain/routing/locale';
import { listFiles } from '../../src/gatsby/store/content-files';
import { plugins } from '../../src/gatsby/hooks/plugins';
import { documentPicture } from '../../src/gatsby/pictures/document-pictures';
import { portraitField } from '../../src/gatsby/pictures/portraits';
import { site } from '../../src/site/config';
import { openImageNodes } from '../support/image-nodes';

/** The packages that the site must be built with: each is declared and in use, and removing it breaks a test. */

const repository = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(repository, 'package.json'));
const manifest = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const list = plugins(repository).map((plugin) =>
  typeof plugin === 'string'
    ? { resolve: plugin, options: {} }
    : (plugin as { resolve: string; options: object }),
);

type Hook = (args: object, options: object) => unknown;

/** The instances of a plugin; fails if it is not declared or not in the list. */
function instancesOf(name: string): { options: Record<string, unknown>; hooks: Record<string, Hook> }[] {
  expect(manifest.dependencies).toHaveProperty([name]);
  const found = list.filter(({ resolve }: Exclude<PluginRef, string>) => resolve === name);
  expect(found).not.toEqual([]);
  const hooks = require(`${name}/gatsby-node`) as Record<string, Hook>;
  return found.map(({ options }) => ({ options, hooks }));
}

const sources = listFiles(path.join(repository, 'src'))
  .map((file) => `src/${file}`)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));

it.each([
  ['gatsby', /^src\/templates\//],
  ['react', /^src\/ui\//],
  ['react-dom', /^src\/runtime\//],
  ['@docsearch/react', /^src\/ui\/search\//],
  ['prismjs', /^src\/domain\/markdown\//],
])('%s is declared, installed, and imported where its work is done', (name, folder) => {
  expect(manifest.dependencies).toHaveProperty([name]);
  expect(existsSync(path.join(repository, 'node_modules', name, 'package.json'))).toBe(true);
  const imported = new RegExp(`(from|import\\() ?['"]${name}(/[^'"]+)?['"]`);
  const users = sources.filter(({ file, text }) => folder.test(file) && imported.test(text));
  expect(users).not.toEqual([]);
});

it('prismjs highlights code', () => {
  loadGrammars(['javascript']);
  expect(highlightLines('const tide = 1;', 'javascript').join('')).toContain('keyword');
});

describe('plugins', () => {
  it('gatsby-source-filesystem reads the content, pictures beside it, and the interface’s texts', () => {
    const names = instancesOf('gatsby-source-filesystem').map(({ options }) => options.name);
    expect(names).toEqual(expect.arrayContaining(['content', 'static-1', 'locale']));
  });

  it('gatsby-plugin-mdx claims the documents of the content', () => {
    const [{ options, hooks }] = instancesOf('gatsby-plugin-mdx') as [ReturnType<typeof instancesOf>[number]];
    const claims = (ext: string) =>
      hooks.shouldOnCreateNode?.({ node: { ext, internal: { type: 'File' } } }, options);
    expect(['.mdx', '.md', '.yml'].map(claims)).toEqual([true, true, false]);
  });

  it('gatsby-plugin-react-i18next makes nodes of the interface’s texts, which every page asks for', async () => {
    const [{ options, hooks }] = instancesOf('gatsby-plugin-react-i18next') as [
      ReturnType<typeof instancesOf>[number],
    ];
    expect(options.languages).toEqual(localeCodes(site.i18n));
    const createNode = vi.fn();
    const file = path.join(repository, site.i18n.path, 'en/pages.json');
    const node = {
      id: 'file',
      name: 'pages',
      absolutePath: file,
      relativeDirectory: 'en',
      sourceInstanceName: options.localeJsonSourceName,
      internal: { type: 'File', mediaType: 'application/json' },
    };
    await hooks.onCreateNode?.(
      {
        node,
        actions: { createNode, createParentChildLink: vi.fn() },
        loadNodeContent: () => Promise.resolve(readFileSync(file, 'utf8')),
        createNodeId: String,
        createContentDigest: String,
        reporter: {},
      },
      options,
    );
    expect(createNode.mock.calls[0]?.[0]).toMatchObject({
      ns: 'pages',
      language: 'en',
      internal: { type: 'Locale' },
    });
    const templates = sources.filter(({ file }) => /^src\/templates\/.*\.tsx$/.test(file));
    expect(templates.filter(({ text }) => !text.includes('locales: allLocale('))).toEqual([]);
  });

  it('gatsby-plugin-typescript makes .tsx files pages and modules', () => {
    const [{ hooks }] = instancesOf('gatsby-plugin-typescript') as [ReturnType<typeof instancesOf>[number]];
    expect(hooks.resolvableExtensions?.({}, {})).toEqual(['.ts', '.tsx']);
    expect(listFiles(path.join(repository, 'src/pages')).every((file) => file.endsWith('.tsx'))).toBe(true);
  });

  it('gatsby-plugin-image declares what queries say of pictures, and reads their data', () => {
    const [{ hooks }] = instancesOf('gatsby-plugin-image') as [ReturnType<typeof instancesOf>[number]];
    const createTypes = vi.fn();
    hooks.createSchemaCustomization?.(
      {
        actions: { createTypes },
        schema: { buildEnumType: ({ name }: { name: string }) => name },
      },
      {},
    );
    const declared = createTypes.mock.calls.flat(2) as unknown[];
    const { layout, placeholder } = portraitField.args as Record<string, { type: string }>;
    expect(declared).toEqual(expect.arrayContaining([layout?.type, placeholder?.type]));
    const images = { fallback: { src: '/static/a.webp' } };
    expect(getSrc({ layout: 'fixed', width: 1, height: 1, images })).toBe('/static/a.webp');
    for (const [user, text] of [
      ['src/gatsby/nodes/picture-query.ts', 'getSrc('],
      ['src/templates/fragments.ts', 'portrait(layout: FIXED'],
    ])
      expect(sources.find(({ file }) => file === user)?.text).toContain(text);
  });

  it('gatsby-transformer-sharp gives pictures to queries, in sizes that gatsby-plugin-sharp makes', async () => {
    expect(instancesOf('gatsby-transformer-sharp')).toHaveLength(1);
    expect(instancesOf('gatsby-plugin-sharp')).toHaveLength(1);
    const file = path.join(repository, 'static/icons/icon-512.png');
    await inFolder(async (folder) => {
      const { query, makeFiles } = await openImageNodes([file], list);
      const { data } = await documentPicture(file, folder, query);
      expect(data).toMatchObject({
        width: 512,
        height: 512,
        images: { fallback: { src: expect.stringMatching(/\.webp$/) as unknown } },
      });
      await makeFiles();
      expect(listFiles(path.join(folder, 'public/static'))).toHaveLength(2);
    });
  });

  it('gatsby-plugin-sitemap writes the pages it is given', async () => {
    const [{ options, hooks }] = instancesOf('gatsby-plugin-sitemap') as [
      ReturnType<typeof instancesOf>[number],
    ];
    const pages = [
      { path: '/blog', pageContext: { kind: 'blog-list', locale: 'zh-Hans', neutralPath: '/blog' } },
    ];
    const none = { nodes: [] };
    const data = { allSitePage: { nodes: pages }, allBlogPost: none, allDoc: none, allSitePageContent: none };
    const written = await inFolder((folder) =>
      Promise.resolve(
        hooks.onPostBuild?.(
          {
            graphql: () => Promise.resolve({ data }),
            reporter: { verbose: () => undefined, panic: fail },
            basePath: '',
            pathPrefix: '',
          },
          { output: '/', entryLimit: 100, excludes: [], filterPages: () => false, ...options },
        ),
      ).then(() => readFileSync(path.join(folder, 'public/sitemap-0.xml'), 'utf8')),
    );
    expect(written).toContain(`<loc>${site.url}/blog</loc>`);
  });

  it('gatsby-plugin-feed writes a feed of the posts and one of the update log in each language', async () => {
    const [{ options, hooks }] = instancesOf('gatsby-plugin-feed') as [
      ReturnType<typeof instancesOf>[number],
    ];
    const { feeds } = options as { feeds: { output: string; match: string }[] };
    const outputs = feeds.map(({ output }) => output);
    expect(outputs).toEqual(['/blog/rss.xml', '/release/rss.xml', '/en/blog/rss.xml', '/en/release/rss.xml']);
    // The heads of pages link the feeds already.
    expect(feeds.some(({ match }) => new RegExp(match).test('/blog'))).toBe(false);
    const args = { graphql: () => Promise.resolve({ data: { feed: { nodes: [] } } }) };
    const written = await inFolder(async (folder) => {
      await hooks.onPostBuild?.(args, options);
      return outputs.map((output) => readFileSync(path.join(folder, 'public', output), 'utf8'));
    });
    expect(written.every((text) => text.includes('<rss '))).toBe(true);
  });
});

const fail = (message: string): never => {
  throw new Error(message);
};

/** Runs a function in a temporary folder, because plugins write into the current folder's `public`. */
async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidepool-packages-'));
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run(folder);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}
