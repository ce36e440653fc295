/**
 * `npm run serve`: serves `public/` as the host does, with its redirects and headers, compression, validators and
 * not-found pages in the right language. `npm run site` and the tests use `createServer`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { findHeaders, findRedirect, parseHeaders, parseRedirects } from './host-rules.mjs';
import { askedPort, runCommand } from './commands.mjs';
import { isMain, PlainError, ROOT } from './process.mjs';
import { createEncoder, matchesEtag } from './serve-encoding.mjs';
import { cacheControl, decodePath, findFile, findMissingPage, typeOf } from './serve-files.mjs';

export const DEFAULT_PORT = 9000;

/**
 * A server for a folder of finished files; call `listen` on it.
 * @param {{ root: string }} options `root`: the folder to serve.
 */
export async function createServer({ root }) {
  const folder = path.resolve(root);
  const redirects = parseRedirects(await readText(path.join(folder, '_redirects')));
  const headers = parseHeaders(await readText(path.join(folder, '_headers')));
  const encode = createEncoder();

  return http.createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { path: rawPath, query } = splitQuery(request.url ?? '/');
    const pathname = decodePath(rawPath);
    if (!isRead || pathname === null) {
      sendStatus(response, isRead ? 400 : 405, isRead ? {} : { allow: 'GET, HEAD' });
      return;
    }
    const found = await choose(pathname);
    if (found.location !== undefined) {
      const location = found.location.includes('?') ? found.location : found.location + query;
      sendStatus(response, found.status, { location });
    } else if (found.file === null) {
      sendStatus(response, found.status);
    } else {
      await sendFile(request, response, found.file, pathname, found.status);
    }
  }

  /**
   * Chooses the answer for a path: a file, or an address to redirect to. A rule precedes an existing file only if it
   * says so (`!`).
   * @param {string} pathname
   * @returns {Promise<{ status: number, file: string | null, location?: string }>}
   */
  async function choose(pathname) {
    const file = await findFile(folder, pathname);
    const rule = findRedirect(redirects, pathname);
    if (rule !== null && (file === null || rule.force)) {
      if (rule.status >= 300 && rule.status < 400)
        return { status: rule.status, file: null, location: rule.to };
      const rewritten = await findFile(folder, decodePath(splitQuery(rule.to).path) ?? '/');
      if (rewritten !== null) return { status: rule.status, file: rewritten };
    }
    if (file !== null) return { status: 200, file };
    return { status: 404, file: await findMissingPage(folder, pathname) };
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {string} file
   * @param {string} pathname
   * @param {number} status
   */
  async function sendFile(request, response, file, pathname, status) {
    const { body, encoding, etag } = await encode(file, request.headers['accept-encoding'] ?? '');
    const fields = {
      'content-type': typeOf(file),
      'cache-control': cacheControl(pathname),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag,
      ...findHeaders(headers, pathname),
    };
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, fields).end();
      return;
    }
    response.writeHead(status, {
      ...fields,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * Listens on a port of this machine, or on the address in the environment variable `SITE_HOST` (`0.0.0.0`: all).
 * @param {http.Server} server
 * @param {number} port
 * @returns {Promise<void>} Rejects with the code `EADDRINUSE` when the port is taken.
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, process.env.SITE_HOST ?? '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Listens on the first free port.
 * @param {http.Server} server
 * @param {number} first
 * @returns {Promise<number>} The port.
 */
export async function listenOnFreePort(server, first) {
  for (let port = first; port < first + 100; port++) {
    try {
      await listen(server, port);
      return port;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new PlainError(`No free port between ${first} and ${first + 99}: name one with --port N.`);
}

/**
 * Closes the server, and so ends the program, on Ctrl-C or another signal to stop.
 * @param {http.Server} server
 */
export function closeOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

/**
 * Listens on the requested port, or explains in plain words why it cannot.
 * @param {http.Server} server
 * @param {number} port
 */
export async function listenAsAsked(server, port) {
  await listen(server, port).catch((/** @type {unknown} */ error) => {
    throw new PlainError(
      isTaken(error)
        ? `Port ${port} is taken: name another with --port N.`
        : `Cannot use port ${port}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

/** Checks before the work starts that the requested port is free. @param {number | null} port */
export async function ensureFree(port) {
  if (port === null) return;
  const probe = http.createServer();
  await listenAsAsked(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** Splits an address before its query, which keeps its `?`. @param {string} url */
function splitQuery(url) {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * Answers without a file.
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {http.OutgoingHttpHeaders} [fields]
 */
function sendStatus(response, status, fields = {}) {
  const body = `${status} ${http.STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...fields }).end(body);
}

/** A text file, or the empty string if there is none. @param {string} file */
const readText = (file) => readFile(file, 'utf8').catch(() => '');

/** Whether listening failed because the port is taken. @param {unknown} error */
const isTaken = (error) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

if (isMain(import.meta.url)) {
  await runCommand('serve', async ({ flags }) => {
    const port = askedPort(flags) ?? DEFAULT_PORT;
    const root = path.join(ROOT, 'public');
    if (!existsSync(path.join(root, 'index.html'))) {
      throw new PlainError('There is no site in public/ yet: run `npm run build` (or `npm run site`) first.');
    }
    const server = await createServer({ root });
    await listenAsAsked(server, port);
    closeOnSignal(server);
    console.log(`Serving public/ at http://localhost:${port}/ (Ctrl-C to stop)`);
    return undefined;
  });
}
