import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { beforeEach, describe, expect, it } from 'vitest';
import { develop, NODE, POST } from '../support/develop-server';

/** Texts come from the nodes of the data layer, whichever source plugin makes them. */

const NEW = '---\ntitle: 海胆\n---\n\n海胆。\n';

let server: Awaited<ReturnType<typeof develop>>;
beforeEach(async () => {
  server = await develop();
});

/** The nodes that the source plugin of the fixtures makes. */
function tableRows(): Parameters<typeof server.tell>[1][] {
  const rows: Parameters<typeof server.tell>[1][] = [];
  const { sourceNodes } = createRequire(import.meta.url)('../fixtures/source-table/gatsby-node.js') as {
    sourceNodes: (args: object) => void;
  };
  sourceNodes({
    actions: { createNode: (row: (typeof rows)[number]) => rows.push(row) },
    createNodeId: (name: string) => `row:${name}`,
    createContentDigest: (content: string) => content,
  });
  return rows;
}

describe('nodes of another source', () => {
  const node = (relativePath: string, content: string, more: object = {}) => ({
    id: relativePath,
    sourceInstanceName: 'content',
    relativePath,
    internal: { type: 'Row', owner: 'source-table', mediaType: 'text/mdx', contentDigest: content, content },
    ...more,
  });
  const URCHIN = 'blog/2024-02-02-Urchin.mdx';
  const text = (title: string, line: string): string =>
    `---\ntitle: ${title}\ntags: [Life]\n---\n\n${line}\n`;

  it('have pages, neighbours, tags and translations like files, until they are deleted', async () => {
    const rows = tableRows();
    for (const row of rows) server.tell('CREATE_NODE', row);
    const { pages, messages, made } = await server.save();
    expect(messages).toEqual([]);
    expect(server.nodes.get('post:2024-02-02-Urchin:en')).toMatchObject({
      title: 'Urchins',
      parent: 'row:blog/2024-02-02-Urchin.en.mdx',
      isTranslated: true,
      links: ['/en/blog/Barnacle'],
      tags: ['post-tag:Life:en'],
      nextItem: { title: 'Kelp' },
      editUrl: null,
    });
    expect(made).toEqual(expect.arrayContaining(['post-tag:Life:en', 'blog-overview:en']));
    expect(pages.get('/en/blog/Chiton')?.context.kind).toBe('post');
    expect(await server.ask('/llms.txt')).toContain('石鳖');
    expect(await server.ask('/en/blog/Urchin/index.md')).toContain('# Urchins');
    for (const row of rows) server.tell('DELETE_NODE', row);
    const { removed, pages: left } = await server.save();
    expect(removed).toEqual(
      expect.arrayContaining(['post:2024-02-02-Urchin:zh-Hans', 'post:2024-03-03-Chiton:en']),
    );
    expect([...left.keys()]).toEqual([...server.first.pages.keys()]);
  });

  it('are taken as they are in the end, when they change while pages are made', async () => {
    const [row, ...others] = tableRows();
    for (const one of others) server.tell('CREATE_NODE', one);
    const saved = server.save();
    if (row) server.tell('CREATE_NODE', row);
    for (const one of others) server.tell('DELETE_NODE', one);
    const { pages } = await saved;
    expect([...pages.keys()].filter((page) => /Urchin|Chiton/.test(page))).toEqual([
      '/blog/Urchin',
      '/en/blog/Urchin',
    ]);
    expect(server.nodes.get('post:2024-02-02-Urchin:en')).toMatchObject({
      title: '海胆',
      isTranslated: false,
    });
    expect(server.nodes.has('post:2024-03-03-Chiton:en')).toBe(false);
  });

  it.each<[string, ReturnType<typeof node>, RegExp]>([
    ['a mistake in the text', node(URCHIN, text('海胆', '<Tasb />')), /Urchin\.mdx:6.*Tabs/s],
    ['malformed front matter', node(URCHIN, '---\ntitle: "a\n---\n'), /Urchin\.mdx:\d+.*malformed/s],
    [
      'the path of a file',
      node(POST, text('海胆', '慢慢走。')),
      /Row blog.*the same path: blog\/2023-02-05-Barnacle/s,
    ],
    [
      'no text',
      node(URCHIN, '', { internal: { ...node('', '').internal, content: undefined } }),
      /Urchin\.mdx.*has no text/s,
    ],
  ])('are reported by their path: %s', async (_, row, expected) => {
    server.tell('CREATE_NODE', row);
    const { messages, pages } = await server.save();
    expect(messages).toEqual([expect.stringMatching(expected)]);
    expect(pages.has('/blog/Barnacle')).toBe(true);
    server.tell('DELETE_NODE', row);
    expect((await server.save()).messages).toEqual(['info: The content has no errors any more.']);
  });

  it.each([
    ['another media type', { internal: { ...node('', text('a', 'a')).internal, mediaType: 'text/plain' } }],
    ['another source', { sourceInstanceName: 'static-1' }],
    ['a path that is no text', { relativePath: 'blog/Urchin.txt' }],
  ])('are no content with %s', async (_, more) => {
    server.tell('CREATE_NODE', node(URCHIN, text('海胆', '慢慢走。'), more));
    const { made, pages } = await server.save();
    expect([made, pages.size]).toEqual([[], server.first.pages.size]);
  });
});

/** Collects the files that the program opens by a function; gives what ends it. */
function watch<Name extends string>(
  module: Record<Name, unknown>,
  name: Name,
  opened: Set<string>,
): () => void {
  const read = module[name] as (file: unknown, ...rest: unknown[]) => unknown;
  module[name] = (file: unknown, ...rest: unknown[]) => {
    if (new Error().stack?.includes('/src/')) opened.add(String(file));
    return read(file, ...rest);
  };
  return () => (module[name] = read);
}

it('after its check of the disk, the program opens no text of the content: it shows what nodes hold', async () => {
  server.write('blog/2024-01-01-Urchin.mdx', NEW);
  server.replace(POST, '它用胶把自己粘住。', '它用胶把自己紧紧地粘住。');
  server.replace('blog/tags.yml', 'zh-Hans: 生物', 'zh-Hans: 生命');
  const opened = new Set<string>();
  const restore = [
    watch(fs, 'readFileSync', opened),
    watch(fs, 'openSync', opened),
    watch(fs.promises, 'readFile', opened),
    watch(fs.promises, 'open', opened),
  ];
  syncBuiltinESMExports();
  const { made } = await server.save();
  await server.ask('/llms.txt');
  for (const undo of restore) undo();
  syncBuiltinESMExports();
  expect(made).toEqual(expect.arrayContaining([NODE, 'post:2024-01-01-Urchin:en']));
  const inContent = [...opened].filter((file) => file.startsWith(server.site.root));
  // The configuration is no content; pictures are.
  expect(inContent.filter((file) => /\.(mdx?|ya?ml|json)$/.test(file))).toEqual([server.place('site.yml')]);
});
