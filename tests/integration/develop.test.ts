import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { develop, NODE, POST } from '../support/develop-server';

/** The hooks of the development server on a content root that is edited. */

const NEW = '---\ntitle: 海胆\n---\n\n海胆。\n';

let server: Awaited<ReturnType<typeof develop>>;
beforeEach(async () => {
  server = await develop();
});

describe('an edited file', () => {
  it('is all that is made again, where only a text differs', async () => {
    server.replace(POST, '它用胶把自己粘住。', '它用胶把自己紧紧地粘住。');
    const { made, removed, pages, messages } = await server.save();
    // The site's counts include words.
    expect(made.sort()).toEqual(['counts:zh-Hans', NODE]);
    expect(removed).toEqual([]);
    expect([...pages]).toEqual([...server.first.pages]);
    expect(messages).toEqual([]);
  });

  it('is made again when a picture that it shows comes, goes, and comes back', async () => {
    server.replace(POST, '它用胶把自己粘住。', '![](./late.png)');
    expect((await server.save()).made).toContain(NODE);
    const picture = path.join(import.meta.dirname, '../fixtures/site/pages/pool.png');
    for (const change of [
      () => cpSync(picture, server.place('blog/late.png')),
      () => rmSync(server.place('blog/late.png')),
      () => cpSync(picture, server.place('blog/late.png')),
    ]) {
      change();
      expect((await server.save()).made).toEqual([NODE]);
    }
  });

  it('changes nothing where nothing differs', async () => {
    const { made, removed, pages } = await server.save();
    expect([made, removed]).toEqual([[], []]);
    expect(pages.size).toBe(server.first.pages.size);
  });

  const ENGLISH = 'blog/2023-02-05-Barnacle.en.mdx';
  const [INSTALL, INSTALL_EN] = ['docs/Setup/Install.mdx', 'docs/Setup/Install.en.mdx'];
  it.each<[string, string[], string, string, string[]]>([
    [
      'title, of its neighbours too',
      [POST],
      'title: 藤壶',
      'title: 鹅颈藤壶',
      [NODE, 'post:2023-01-05-Anemone/index:zh-Hans'],
    ],
    [
      'tags',
      [POST, ENGLISH],
      '[Life]',
      '[Life, Code]',
      [NODE, 'post:2023-02-05-Barnacle:en', 'post-tag:Code:zh-Hans', 'post-tag:Code:en'],
    ],
    ['label of a tag', ['blog/tags.yml'], 'zh-Hans: 生物', 'zh-Hans: 生命', ['post-tag:Life:zh-Hans']],
    [
      'name of an author',
      ['blog/authors.yml'],
      'name: Guest',
      'name: Visitor',
      ['author:guest:zh-Hans', 'author:guest:en'],
    ],
    [
      'place in the sidebar',
      [INSTALL, INSTALL_EN],
      'position: 1',
      'position: 9',
      ['doc:Setup/Install:zh-Hans', 'doc:Setup/Configure:zh-Hans'],
    ],
    [
      'label of a folder',
      ['docs/Setup/_category_.yml'],
      'zh-Hans: 安装',
      'zh-Hans: 装机',
      ['doc:Setup/Install:zh-Hans'],
    ],
  ])('makes the nodes again that show it: %s', async (_, files, from, to, expected) => {
    for (const file of files) server.replace(file, from, to);
    const { made, messages } = await server.save();
    expect(made).toEqual(expect.arrayContaining(expected));
    expect(made.length).toBeLessThan(server.first.made.length / 2);
    expect(messages).toEqual([]);
  });

  it('gives pages the sidebar with its new title', async () => {
    const before = server.first.pages.get('/docs/Setup/Configure')?.context.sidebarData;
    server.replace('docs/Setup/Install.mdx', 'title: 安装', 'title: 装机');
    const { pages } = await server.save();
    const after = pages.get('/docs/Setup/Configure')?.context.sidebarData;
    expect(after).not.toBe(before);
    expect(readFileSync(path.join(server.site.directory, 'public', String(after)), 'utf8')).toContain('装机');
  });
});

describe('files that come and go', () => {
  it('get a page and a node', async () => {
    server.write('blog/2024-01-01-Urchin.mdx', NEW);
    const { made, pages } = await server.save();
    expect(made).toEqual(expect.arrayContaining(['post:2024-01-01-Urchin:zh-Hans']));
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/blog/Urchin', '/en/blog/Urchin']));
  });

  it('lose them', async () => {
    server.write('docs/Urchin.mdx', NEW);
    await server.save();
    rmSync(server.place('docs/Urchin.mdx'));
    const { removed, pages } = await server.save();
    expect(removed.sort()).toEqual(['doc:Urchin:en', 'doc:Urchin:zh-Hans']);
    expect(server.nodes.has('doc:Urchin:en')).toBe(false);
    expect(pages.has('/docs/Urchin')).toBe(false);
  });

  it('move', async () => {
    server.write('docs/Urchin.mdx', NEW);
    await server.save();
    renameSync(server.place('docs/Urchin.mdx'), server.place('docs/SeaUrchin.mdx'));
    const { made, removed, pages } = await server.save();
    expect(made).toEqual(expect.arrayContaining(['doc:SeaUrchin:zh-Hans']));
    expect(removed).toEqual(expect.arrayContaining(['doc:Urchin:zh-Hans']));
    expect([pages.has('/docs/SeaUrchin'), pages.has('/docs/Urchin')]).toEqual([true, false]);
  });
});

describe('a mistake', () => {
  it.each<[string, string, (file: string) => void, RegExp]>([
    [
      'in the text',
      POST,
      (file) => server.replace(file, ':::note 提示', '<Tasb />\n\n:::note 提示'),
      /Barnacle\.mdx:14.*Tabs/s,
    ],
    [
      'in the front matter',
      POST,
      (file) => server.replace(file, 'title: 藤壶', 'titel: 藤壶'),
      /Barnacle\.mdx:2/,
    ],
    ['in a data file', 'blog/tags.yml', (file) => server.replace(file, '潮汐:', '潮汐: ['), /tags\.yml/],
  ])('%s is shown with its place, the page stays, and mending it helps', async (_, file, edit, expected) => {
    const good = readFileSync(server.place(file), 'utf8');
    const node = server.nodes.get(NODE);
    edit(file);
    const broken = await server.save();
    expect(broken.messages.filter((text) => text.startsWith('error:'))).toHaveLength(1);
    expect(broken.messages[0]).toMatch(expected);
    expect(broken.pages.has('/blog/Barnacle')).toBe(true);
    expect(server.nodes.get(NODE)?.title).toBe(node?.title);

    server.write(file, good.replace('它用胶', '它用强力胶'));
    const mended = await server.save();
    expect(mended.messages).toEqual(['info: The content has no errors any more.']);
    expect([...mended.pages.keys()]).toEqual([...server.first.pages.keys()]);
    expect((await server.save()).messages).toEqual([]);
  });
});

describe('what is declared after the post that names it', () => {
  const both = [POST, 'blog/2023-02-05-Barnacle.en.mdx'];
  it.each([
    ['tag', 'tags: [Life]', 'tags: [Life, Pool]', 'blog/tags.yml', 'Pool: {}\n', 'post-tag:Pool:zh-Hans'],
    [
      'author',
      'authors: tidepool',
      'authors: crab',
      'blog/authors.yml',
      'crab: { name: Crab }\n',
      'author:crab:zh-Hans',
    ],
  ])('is shown: %s', async (what, from, to, file, declaration, id) => {
    for (const one of both)
      if (readFileSync(server.place(one), 'utf8').includes(from)) server.replace(one, from, to);
    expect((await server.save()).messages.join()).toContain('is not in blog/');
    expect(server.nodes.get(NODE)?.[`${what}s`]).not.toContain(id);
    server.write(file, readFileSync(server.place(file), 'utf8') + declaration);
    const { made } = await server.save();
    expect(made).toEqual(expect.arrayContaining([NODE, id]));
    expect(server.nodes.get(NODE)?.[`${what}s`]).toContain(id);
    // Shown for authors without a picture.
    if (what === 'author')
      expect(existsSync(path.join(server.site.directory, 'public/portraits/crab.svg'))).toBe(true);
  });
});

describe('the configuration', () => {
  it('is taken over when it changes, and stays when it is broken', async () => {
    const { site: inUse } = await import('../../src/site/config');
    server.replace('site.yml', 'en: Tidepool Notes', 'en: Pools');
    await server.save();
    expect(inUse.title.en).toBe('Pools');
    expect(process.env.GATSBY_SITE_CONFIG).toContain('Pools');
    server.replace('site.yml', 'title:', 'titel:');
    expect((await server.save()).messages.join()).toMatch(/site\.yml:2.*Did you mean "title"/s);
    expect(inUse.title.en).toBe('Pools');
  });
});

describe('files that few ask for', () => {
  it.each<[string, string, string]>([
    ['the Markdown of a post', '/blog/Barnacle/index.md', '它用胶把自己粘住'],
    ['the Markdown of a doc in English', '/en/docs/Setup/Install/index.md', '# Install'],
    ['the guide', '/llms.txt', '藤壶'],
    ['the guide in English', '/en/llms.txt', 'Anemones'],
    ['the search index', '/search-index/zh-Hans.json', 'folder'],
  ])('are made when they are asked for: %s', async (_, address, words) => {
    expect(await server.ask(address)).toContain(words);
  });

  it.each([
    '/blog/None/index.md',
    '/page-data/app-data.json',
    '/search-index/fr.json',
    '/blog/%E0%A4%A/index.md',
  ])('leave %s to others', async (address) => expect(await server.ask(address)).toBeNull());

  it('are as new as the text', async () => {
    const index = '/search-index/zh-Hans.json';
    const before = await server.ask(index);
    server.replace(POST, '它用胶把自己粘住。', '它用水泥把自己粘住。');
    await server.save();
    // Otherwise the static server would serve the old file.
    expect(existsSync(path.join(server.site.directory, 'public', index))).toBe(false);
    expect(await server.ask('/blog/Barnacle/index.md')).toContain('水泥');
    expect(await server.ask(index)).not.toBe(before);
  });
});
