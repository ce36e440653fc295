/**
 * Touches `utils/websocket-manager`, which Gatsby's development server gives its HTTP server before it listens. Gatsby
 * answers whatever the host and the origin are, so that any website an author has open can read drafts from GraphQL or
 * from the socket. Here only the site's own pages get an answer.
 *
 * Without it, every website does.
 */
import type { IncomingMessage, Server } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

interface Manager {
  init: (options: { server: Server }) => unknown;
}

/** Guards Gatsby's server. @param host Name that the author lets it listen on. */
export function apply(host: string, load: (module: string) => unknown): void {
  const manager = (load('utils/websocket-manager') as { websocketManager?: Manager } | undefined)
    ?.websocketManager;
  if (!manager) return;
  const init = manager.init.bind(manager);
  manager.init = (options) => {
    guard(options.server, host);
    return init(options);
  };
}

function guard(server: Server, host: string): void {
  const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean;
  server.emit = (event: string, ...args: unknown[]) => {
    if (event === 'request' || event === 'upgrade') {
      const request = args[0] as IncomingMessage;
      if (!isOwn(request, host)) {
        request.socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${REFUSAL}\n`);
        return true;
      }
    }
    return emit(event, ...args);
  };
}

const REFUSAL =
  'The development server answers only its own pages, at localhost, at an address in numbers, or at the name given by --host.';

/**
 * Whether a request comes from a page of this server, from a link or from a program. A website cannot choose these
 * headers; its name can lead to this machine, but a number is nobody's name.
 */
function isOwn({ headers }: IncomingMessage, host: string): boolean {
  const { host: own = '', origin } = headers;
  const name = own.replace(/:\d+$/, '').toLowerCase();
  const names = ['localhost', host, hostname(), `${hostname()}.local`].map((each) => each.toLowerCase());
  if (!names.includes(name) && isIP(name.replace(/^\[(.*)\]$/, '$1')) === 0) return false;
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== own) return false;
  // Scripts and pictures are asked for without an origin.
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  return mode === 'navigate' || site === 'none' || site === 'same-origin';
}
