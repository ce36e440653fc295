import http from 'node:http';

/** Query of an address whose page is sent as one that must not run scripts. */
export const WITHOUT_SCRIPTS = 'without-scripts';

const PROBE = '/~probe.js';
const COMPLAINTS = '/~complaints';

/** A proxy before the served site, and what pages that came through it complained about. */
export interface Site {
  origin: string;
  complaints: string[];
  close: () => void;
}

/**
 * In the page, before any script of the site: sends home what the console, errors and the security policy say. WebKit's
 * driver has no way to ask for it.
 */
function probe(address: string): void {
  const tell = (...words: unknown[]): void => {
    const request = new XMLHttpRequest();
    // What a page says while it is left must arrive too.
    request.open('POST', address, false);
    request.send(words.map(String).join(' '));
  };
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(level, ...words);
      say(...words);
    };
  }
  addEventListener('error', ({ message, filename, lineno }) => tell(message, filename, lineno));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('blocked', violatedDirective, blockedURI),
  );
}

/** Puts the probe into the pages of a served site. */
export async function probeSite(served: string, port: number): Promise<Site> {
  const complaints: string[] = [];
  const server = http.createServer((request, response) => {
    const { url = '/', headers } = request;
    if (url === PROBE) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${probe.toString()})(${JSON.stringify(COMPLAINTS)})`);
    } else if (url === COMPLAINTS) {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        complaints.push(text);
        response.end();
      });
    } else {
      forward(served + url, headers, response).catch((error: unknown) => response.destroy(error as Error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    complaints,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers as the site does, with changes to pages. */
async function forward(
  url: string,
  { 'if-none-match': known = '', accept = '*/*' }: http.IncomingHttpHeaders,
  response: http.ServerResponse,
): Promise<void> {
  const headers = { accept, 'accept-encoding': 'identity', 'if-none-match': known };
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const fields = new Headers(answer.headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) fields.delete(name);
  let body = Buffer.from(await answer.arrayBuffer());
  // The frame of live code has a policy of its own and says what goes wrong in it to its page.
  const isPage =
    fields.get('content-type')?.startsWith('text/html') && !new URL(url).pathname.startsWith('/live/');
  if (isPage === true && new URL(url).searchParams.has(WITHOUT_SCRIPTS)) {
    // As if scripts were switched off: `<noscript>` is shown, which `script-src 'none'` would not do.
    fields.set('content-security-policy', 'sandbox allow-same-origin');
  } else if (isPage === true) {
    body = Buffer.from(body.toString().replace(/<head[^>]*>/, `$&<script src="${PROBE}"></script>`));
  }
  response.writeHead(answer.status, Object.fromEntries(fields)).end(body);
}
