import { testRootSite } from './test-roots.mjs';

/** Serves the built site of a content root while something looks at it. */
export async function servingRoot(name: string, look: (origin: string) => Promise<void>): Promise<void> {
  // It is a program, too, which waits where it is loaded: only an asynchronous import may do that.
  const { createServer, listenOnFreePort } = await import('../../src/cli/serve.mjs');
  const server = await createServer({ root: testRootSite(name) });
  try {
    await look(`http://127.0.0.1:${String(await listenOnFreePort(server, 9500))}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
