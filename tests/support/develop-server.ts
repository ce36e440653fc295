import { cpSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { readConfiguration } from '../../src/gatsby/configuration/configuration';
import { listFiles } from '../../src/gatsby/store/content-files';
import { answerNodes } from './answer-nodes';
import { copyFixture, type TemporarySite } from './fixtures';

interface MadeNode {
  id: string;
  internal: { type: string; contentDigest: string };
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

/**
 * Starts the hooks of a development server on a fresh copy of the fixture, with a Gatsby that only records calls. The
 * copies are removed when the tests of the file end.
 */
export async function develop() {
  const site = copyFixture('valid');
  // Icons, which every site refers to.
  cpSync('static', path.join(site.directory, 'static'), { recursive: true });
  // Reuses the documents that the first server has compiled.
  const [earlier] = sites;
  const cache = path.join('node_modules', '.cache');
  if (earlier)
    cpSync(path.join(earlier.directory, cache), path.join(site.directory, cache), { recursive: true });
  sites.push(site);
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SITE_CONTENT', site.root);
  vi.stubEnv('SITE_CONFIG', JSON.stringify(readConfiguration(site.root).config));
  vi.spyOn(process, 'cwd').mockReturnValue(site.directory);
  const hooks = {
    ...(await import('../../src/gatsby/hooks/bootstrap')),
    ...(await import('../../src/gatsby/hooks/source-nodes')),
    ...(await import('../../src/gatsby/hooks/pages')),
    ...(await import('../../src/gatsby/hooks/develop')),
  };
  const nodes = new Map<string, MadeNode>();
  let outcome: Outcome;
  const say =
    (kind: string) =>
    (text: string): number =>
      outcome.messages.push(`${kind}: ${text}`);
  const args = {
    store: { getState: () => ({ program: { directory: site.directory } }) },
    emitter: { on: () => undefined },
    reporter: {
      info: say('info'),
      warn: say('warning'),
      error: say('error'),
      panicOnBuild: say('panic'),
      activityTimer: () => ({ start: noop, setStatus: noop, end: noop }),
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      type === 'Mdx'
        ? mdxNodes(site.root)
        : [...nodes.values()].filter(({ internal }) => internal.type === type),
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
  const save = async (): Promise<Outcome> => {
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
  return { site, nodes, save, ask, first: { ...first, made: started.made, messages: started.messages } };
}

/** The nodes that gatsby-source-filesystem and gatsby-plugin-mdx make of a folder. */
const mdxNodes = (folder: string) =>
  listFiles(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => {
      const contentFilePath = path.join(folder, file);
      const contentDigest = createHash('md5').update(readFileSync(contentFilePath)).digest('hex');
      return { id: `mdx:${file}`, internal: { contentFilePath, contentDigest } };
    });
