/**
 * `npm run serve`: serves `public/` as the host does, with its redirects and headers, clean addresses, compression and
 * not-found pages. `npm run site` and the tests use `createServer`.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { askedPort, runCommand } from './commands.mjs';
import { isMain, PlainError, ROOT } from './process.mjs';

const DEFAULT_PORT = 9000;

/**
 * A server for a folder of finished files; call `listen` on it. File names with `?` or `#` are not found.
 * @param {{ root: string }} options `root`: the folder to serve.
 */
export async function createServer({ root }) {
  // This module is loaded before packages are installed.
  const [{ default: sirv }, { default: compression }, { readHostRules }] = await Promise.all([
    import('sirv'),
    import('@polka/compression'),
    import('./host-rules.mjs'),
  ]);
  const { redirectOf, headersOf } = await readHostRules(root);
  // Asked for every file anew, because the site may be built again meanwhile.
  const files = sirv(root, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (pathname.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
    },
  });
  const compress = compression({ brotli: true, level: 5 });

  return http.createServer((request, response) => {
    const { pathname, search } = split(request.url ?? '/');
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    response.setHeader('vary', 'Accept-Encoding');
    compress(request, response, () => {
      const rule = redirectOf(pathname);
      const follow = () => {
        if (rule === undefined) notFound();
        else if (rule.status < 300) serve(rule.to, notFound);
        else if (rule.status >= 400) notFound(rule);
        else
          response
            .writeHead(rule.status, { location: rule.to + (rule.to.includes('?') ? '' : search) })
            .end();
      };
      // A rule precedes an existing file only if it says so (`!`).
      if (rule?.force === true || /^\/_(headers|redirects)$/.test(pathname)) follow();
      else serve(encodeURI(pathname), follow);
    });

    /** @param {string} url @param {() => void} otherwise */
    function serve(url, otherwise) {
      request.url = url;
      files(request, response, otherwise);
    }

    /** Answers with a page for what is not there; without one, with nothing. */
    function notFound({ to = '/404.html' } = {}) {
      const page = path.join(root, decodeURI(to));
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html;charset=utf-8');
      response.end(existsSync(page) ? readFileSync(page) : undefined);
    }
  });
}

/** The path of an address, decoded if that is possible, and the query with its `?`. @param {string} url */
function split(url) {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  try {
    return { pathname: decodeURIComponent(pathname), search };
  } catch {
    return { pathname, search };
  }
}

/**
 * Listens on a port of this machine, or on the address in the environment variable `SITE_HOST` (`0.0.0.0`: all).
 * @param {http.Server} server @param {number} port @returns {Promise<number>} The port.
 * @throws PlainError when the port cannot be used.
 */
export async function listen(server, port) {
  try {
    await once(server.listen(port, process.env.SITE_HOST ?? '127.0.0.1'), 'listening');
    return port;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const isTaken = code === 'EADDRINUSE';
    throw new PlainError(isTaken ? `Port ${port} is taken: name another with --port N.` : message, {
      cause: code,
    });
  }
}

/**
 * Listens on the first free port, and gives it.
 * @param {http.Server} server @param {number} port @returns {Promise<number>}
 */
export async function listenOnFreePort(server, port) {
  try {
    return await listen(server, port);
  } catch (error) {
    if (!(error instanceof PlainError) || error.cause !== 'EADDRINUSE') throw error;
    return listenOnFreePort(server, port + 1);
  }
}

/**
 * Serves a finished site on a port, or the next free one, until a signal to stop, which is no error.
 * @param {string} root @param {number | null} port @returns {Promise<number>} The port.
 */
export async function serveSite(root, port, listenOn = listenOnFreePort) {
  const used = await listenOn(await createServer({ root }), port ?? DEFAULT_PORT);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  return used;
}

/** Checks before the work starts that the requested port is free. @param {number | null} port */
export async function ensureFree(port) {
  if (port === null) return;
  const probe = http.createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

if (isMain(import.meta.url)) {
  await runCommand('serve', async ({ flags }) => {
    const root = path.join(ROOT, 'public');
    if (!existsSync(path.join(root, 'index.html')))
      throw new PlainError('There is no site in public/ yet: run `npm run build` (or `npm run site`) first.');
    const port = await serveSite(root, askedPort(flags), listen);
    console.log(`Serving public/ at http://localhost:${port}/ (Ctrl-C to stop)`);
    return undefined;
  });
}
