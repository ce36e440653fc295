import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from './guard-develop-server';

/** A server with a socket, guarded as Gatsby's is. */
const server = http.createServer((_request, response) => void response.end('draft'));
server.on('upgrade', (_request, socket) =>
  socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
);

beforeAll(async () => {
  const initialized: unknown[] = [];
  const websocketManager = {
    init(this: unknown, options: { server: http.Server }): unknown {
      return initialized.push(this, options.server);
    },
  };
  apply('tidepool.test', (module) =>
    module === 'utils/websocket-manager' ? { websocketManager } : undefined,
  );
  websocketManager.init({ server });
  expect(initialized).toEqual([websocketManager, server]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.close();
});

async function ask(path: string, headers: http.OutgoingHttpHeaders): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, headers });
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    request.on('error', reject).end();
  });
}

const OWN: [what: string, headers: http.OutgoingHttpHeaders, path?: string][] = [
  ['its name', { host: 'localhost:8000' }],
  ['its number', { host: '127.0.0.1:8000' }],
  ['its number of version 6', { host: '[::1]:8000' }],
  ['a number in the local network', { host: '192.168.1.7:8000' }],
  ['the name the author chose', { host: 'TidePool.test:8000' }],
  [
    'its own page',
    { host: 'localhost:8000', origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' },
  ],
  ['its own page by https', { host: 'localhost:8000', origin: 'https://localhost:8000' }],
  [
    'a link of another site',
    { host: 'localhost:8000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  ['a program such as `npm run query`', { host: 'localhost:8000', 'sec-fetch-mode': 'cors' }],
];

const FOREIGN: [what: string, headers: http.OutgoingHttpHeaders, path?: string][] = [
  ['a name that leads to this machine', { host: 'evil.example:8000' }],
  ['a name that begins like its own', { host: 'localhost.evil.example:8000' }],
  ['a name that begins like a number', { host: '127.0.0.1.evil.example:8000' }],
  ['a website', { host: 'localhost:8000', origin: 'https://evil.example' }],
  ['another port', { host: 'localhost:8000', origin: 'http://localhost:3000' }],
  ['a page without an origin', { host: 'localhost:8000', origin: 'null' }],
  ['a script', { host: 'localhost:8000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'a picture of another port',
    { host: 'localhost:8000', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ],
  ['a form', { host: 'localhost:8000', origin: 'https://evil.example', 'sec-fetch-mode': 'navigate' }],
];

const UPGRADE = { connection: 'upgrade', upgrade: 'websocket' };

describe('the development server', () => {
  it.each(OWN)('answers %s', async (_, headers, path = '/___graphql') => {
    expect(await ask(path, headers)).toBe(200);
    expect(await ask(path, { ...headers, ...UPGRADE })).toBe(101);
  });

  it.each(FOREIGN)('does not answer %s', async (_, headers, path = '/___graphql') => {
    expect(await ask(path, headers)).toBe(403);
    expect(await ask(path, { ...headers, ...UPGRADE })).toBe(403);
  });
});
