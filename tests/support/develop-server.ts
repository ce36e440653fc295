import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { readConfiguration } from '../../src/gatsby/configuration/configuration';
import { listFiles } from '../../src/gatsby/content/content-files';
import { QuickJsEngine } from '../../src/gatsby/script/quick-js';
import { answerNodes } from './answer-nodes';
import { copyFixture, type TemporarySite } from './fixtures';

interface MadeNode {
  id: string;
  internal: { type: string; contentDigest: string; mediaType?: string; content?: string };
  [field: string]: unknown;
}

interface MadePage {
  path: string;
  context: Record<string, unknown>;
}

/** Effects of one change of files. */
interface Outcome {
  /** Ids of nodes that were created again. */
  made: string[];
  removed: string[];
  pages: Map<string, MadePage>;
  messages: string[];
}

const sites: TemporarySite[] = [];
afterAll(() => {
  for (const { remove } of sites) remove();
});

const noop = (): void => undefined;

/** A post of the fixture, and its node. */
export const POST = 'blog/2023-02-05-Barnacle.mdx';
export const NODE = 'post:2023-02-05-Barnacle:zh-Hans';

const engine = new QuickJsEngine(path.join(import.meta.dirname, '../..'));

/** How source plugins read, whatever watches those who read. */
const readByPlugin = readFile;

/**
 * Starts the hooks of a development server on a fresh copy of the fixture, with a Gatsby that only records calls. The
 * copies are removed when the tests of the file end.
 */
export async function develop() {
  const site = copyFixture('valid');
  // Icons, which every site refers to.
  cpSync('static', path.join(site.directory, 'static'), { recursive: true });
  // Texts of the interface, which are read from where the program runs.
  const texts = path.join('src', 'i18n', 'locales');
  cpSync(texts, path.join(site.directory, texts), { recursive: true });
  // Reuses the documents that the first server has compiled.
  const [earlier] = sites;
  const cache = path.join('node_modules', '.cache');
  if (earlier)
    cpSync(path.join(earlier.directory, cache), path.join(site.directory, cache), { recursive: true });
  sites.push(site);
  vi.resetModules();
  // Packages and code of the repository, which a temporary folder lacks.
  vi.doMock('../../src/gatsby/outputs/browser-assets', () => ({
    publishBrowserAssets: () => Promise.resolve(),
  }));
  vi.doMock('../../src/gatsby/script/quick-js', () => ({ documentEngine: () => engine }));
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SITE_CONTENT', site.root);
  vi.stubEnv('SITE_CONFIG', JSON.stringify(readConfiguration(site.root).config));
  vi.spyOn(process, 'cwd').mockReturnValue(site.directory);
  // Nothing is watched here.
  vi.doMock('../../src/gatsby/internals/literal-watch-paths', () => ({
    apply: () => undefined,
    installedChokidar: () => undefined,
  }));
  const hooks = {
    ...(await import('../../src/gatsby/hooks/bootstrap')),
    ...(await import('../../src/gatsby/hooks/source-nodes')),
    ...(await import('../../src/gatsby/hooks/pages')),
    ...(await import('../../src/gatsby/hooks/develop')),
  };
  /** The nodes that the site's own hooks make. */
  const nodes = new Map<string, MadeNode>();
  /** Those of source plugins. */
  const sourced = fileNodes(site.root);
  const all = (): MadeNode[] => [...sourced.values(), ...nodes.values()];
  const listeners = new Map<string, (action: { payload: MadeNode }) => void>();
  let outcome: Outcome;
  const say =
    (kind: string) =>
    (text: string): number =>
      outcome.messages.push(`${kind}: ${text}`);
  const args = {
    store: { getState: () => ({ program: { directory: site.directory }, flattenedPlugins: [] }) },
    emitter: { on: listeners.set.bind(listeners) },
    reporter: {
      info: say('info'),
      warn: say('warning'),
      error: say('error'),
      panicOnBuild: say('panic'),
      activityTimer: () => ({ start: noop, setStatus: noop, end: noop }),
    },
    getNode: (id: string) => nodes.get(id),
    getNodes: all,
    getNodesByType: (type: string) => all().filter(({ internal }) => internal.type === type),
    loadNodeContent: ({ absolutePath, internal }: MadeNode) =>
      typeof absolutePath === 'string'
        ? readByPlugin(absolutePath, 'utf8')
        : typeof internal.content === 'string'
          ? Promise.resolve(internal.content)
          : Promise.reject(new Error('Could not find function loadNodeContent')),
    graphql: answerNodes(() => nodes.values()),
    actions: {
      // As Gatsby does, which leaves a node alone whose digest is the same.
      createNode: (node: MadeNode) => {
        if (nodes.get(node.id)?.internal.contentDigest === node.internal.contentDigest) return;
        nodes.set(node.id, node);
        outcome.made.push(node.id);
      },
      deleteNode: ({ id }: MadeNode) => {
        nodes.delete(id);
        outcome.removed.push(id);
      },
      createPage: (page: MadePage) => outcome.pages.set(page.path, page),
    },
  };
  const call = async (hook: unknown): Promise<void> => {
    await (hook as (given: typeof args) => unknown)(args);
  };
  /** Has a source plugin make a node, or delete it. */
  const tell = (event: 'CREATE_NODE' | 'DELETE_NODE', node: MadeNode): void => {
    if (event === 'CREATE_NODE') sourced.set(node.id, node);
    else sourced.delete(node.id);
    listeners.get(event)?.({ payload: node });
  };
  const save = async (): Promise<Outcome> => {
    const files = fileNodes(site.root);
    for (const node of files.values())
      if (sourced.get(node.id)?.internal.contentDigest !== node.internal.contentDigest)
        tell('CREATE_NODE', node);
    for (const node of [...sourced.values()])
      if (node.internal.type === 'File' && !files.has(node.id)) tell('DELETE_NODE', node);
    outcome = { made: [], removed: [], pages: new Map(), messages: [] };
    await call(hooks.createPages);
    return outcome;
  };
  outcome = { made: [], removed: [], pages: new Map(), messages: [] };
  await call(hooks.onPreBootstrap);
  await call(hooks.sourceNodes);
  const started = outcome;
  const first = await save();
  /** Requests a file from the server; null if it passes the request on. */
  const ask = async (address: string): Promise<string | null> => {
    let text: string | null = null;
    const answer = {
      type: () => answer,
      send: (sent: string) => (text = sent),
      sendFile: (file: string) => (text = readFileSync(file, 'utf8')),
    };
    const get = (pattern: RegExp, respond: (request: object, given: object, next: () => void) => void) => {
      if (pattern.test(address)) respond({ path: address }, answer, () => undefined);
    };
    await (hooks.onCreateDevServer as (given: object) => unknown)({ ...args, app: { get } });
    return text;
  };
  const place = (file: string): string => path.join(site.root, file);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), text);
  };
  const replace = (file: string, from: string, to: string): void => {
    const text = readFileSync(place(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    write(file, text.replace(from, to));
  };
  return {
    site,
    place,
    write,
    replace,
    nodes,
    save,
    tell,
    ask,
    first: { ...first, messages: [...started.messages, ...first.messages] },
  };
}

const MEDIA_TYPES: Record<string, string> = {
  '.mdx': 'text/mdx',
  '.md': 'text/markdown',
  '.yml': 'text/yaml',
  '.json': 'application/json',
};

/** The nodes that gatsby-source-filesystem makes of a folder. */
const fileNodes = (folder: string): Map<string, MadeNode> =>
  new Map(
    listFiles(folder).map((relativePath) => {
      const absolutePath = path.join(folder, relativePath);
      const contentDigest = createHash('md5').update(readFileSync(absolutePath)).digest('hex');
      const mediaType = MEDIA_TYPES[path.extname(relativePath)] ?? 'application/octet-stream';
      const internal = { type: 'File', owner: 'gatsby-source-filesystem', contentDigest, mediaType };
      const id = `file:${relativePath}`;
      return [id, { id, internal, sourceInstanceName: 'content', relativePath, absolutePath }];
    }),
  );
