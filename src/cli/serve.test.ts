import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, listen, listenOnFreePort } from './serve.mjs';

const LONG = '潮池'.repeat(1000);
const FILES: Record<string, string> = {
  'public/index.html': '<h1>home</h1>',
  'public/404.html': '找不到',
  'public/en/404.html': 'Not found',
  'public/page-data/404.html/page-data.json': '{}',
  'public/blog/潮池/index.html': LONG,
  'public/plain.html': 'plain',
  'public/app-0123456789abcdef0123.js': 'js',
  'public/shown.txt': 'file',
  'public/forced.txt': 'file',
  'public/a:b.html': 'colon',
  'public/100%.html': 'percent',
  'public/_redirects': [
    '# moved in 2024',
    '/old/* /blog/:splat 301',
    '/:year/posts/:slug/ /blog/:slug 308  # by year',
    '/%E6%BD%AE /blog',
    '/by-language / 302 Language=en',
    '/shown.txt /elsewhere 302',
    '/forced.txt /elsewhere 302!',
    '/rewritten /plain.html 200',
    '/gone/* /404.html 410',
    '/en/* /en/404.html 404',
    '/post/:post_id /blog/:post_id',
    '/a**b/c(* /blog/1',
    '/docs/A%2A.html /docs/A%2A',
    '/%3Ax/y /blog/2',
    '/:twice/:twice/z /blog/3',
    '/50%/off /blog/4',
  ].join('\n'),
  'public/_headers': [
    '/*',
    '  X-Frame-Options: DENY',
    '  Cache-Control: no-cache',
    '/blog/*',
    '  cache-control: public',
    '  cache-control: max-age=3600',
    '/blog/潮池/*',
    '  X-Robots-Tag: noindex',
  ].join('\n'),
  'secret.txt': 'secret',
  'public-secret/index.html': 'secret',
};

let folder: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tidepool-serve-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  server = await createServer({ root: path.join(folder, 'public') });
  await listen(server, 0);
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Node's own client: fetch would normalize the path and decompress the body. */
function get(url: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path: url, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

describe('finding files', () => {
  const page = '/blog/%E6%BD%AE%E6%B1%A0';

  it.each([
    ['/', 200, '<h1>home</h1>'],
    ['/?page=2', 200, '<h1>home</h1>'],
    [page, 200, LONG],
    [`${page}/`, 200, LONG],
    ['/plain', 200, 'plain'],
    ['/plain.html', 200, 'plain'],
    ['/a:b', 200, 'colon'],
    ['/100%25', 200, 'percent'],
    ['/%ff', 404, '找不到'],
    ['/en/%E6%BD', 404, 'Not found'],
    ['/nowhere', 404, '找不到'],
    ['/page-data/nowhere/page-data.json', 404, '找不到'],
    ['/en/nowhere/at/all', 404, 'Not found'],
    ['/enough', 404, '找不到'],
    ['/blog/', 404, '找不到'],
    ['/_redirects', 404, '找不到'],
    ['/_headers', 404, '找不到'],
  ])('%s', async (url, status, text) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(text);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2Fpublic-secret',
    '/..%5csecret.txt',
    '/../public-secret/',
    '/%00',
  ])('does not leave the folder for %s', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('answers HEAD without a body', async () => {
    const head = await get(page, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6000', 0]);
  });

  it('gives a part of a file, as players of videos ask for it', async () => {
    const { status, body } = await get('/plain.html', { range: 'bytes=1-2' });
    expect([status, body.toString()]).toEqual([206, 'la']);
  });
});

describe('compression and validators', () => {
  const page = '/blog/潮池';

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s', async (accepted, encoding) => {
    const { headers, body } = await get(encodeURI(page), { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const plain =
      encoding === 'br'
        ? zlib.brotliDecompressSync(body)
        : encoding === 'gzip'
          ? zlib.gunzipSync(body)
          : body;
    expect(plain.toString()).toBe(LONG);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('does not compress what is too small to gain', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to a file the client has', async () => {
    const first = await get(encodeURI(page), { 'accept-encoding': 'br' });
    const again = await get(encodeURI(page), { 'if-none-match': first.headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('the host tables', () => {
  it.each([
    ['/old/a?b=c', 301, '/blog/a?b=c'],
    ['/old/a/b/', 301, '/blog/a/b/'],
    ['/old', 301, '/blog/'],
    ['/2024/posts/%E6%BD%AE', 308, '/blog/%E6%BD%AE'],
    ['/%e6%bd%ae/', 301, '/blog'],
    ['/older', 404, undefined],
    ['/by-language', 404, undefined],
    ['/gone/a', 404, undefined],
    ['/post/7', 301, '/blog/7'],
    ['/a**b/c(*', 301, '/blog/1'],
    ['/docs/A*.html', 301, '/docs/A%2A'],
    ['/docs/Abc.html', 404, undefined],
    ['/:x/y', 301, '/blog/2'],
    ['/w/y', 404, undefined],
    ['/a/b/z', 301, '/blog/3'],
    ['/50%25/off', 301, '/blog/4'],
  ])('redirects %s', async (url, status, location) => {
    const answer = await get(url);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('lets a file win over a rule that is not forced', async () => {
    expect((await get('/shown.txt')).status).toBe(200);
    expect((await get('/forced.txt')).status).toBe(302);
  });

  it('rewrites', async () => {
    const answer = await get('/rewritten');
    expect([answer.status, answer.body.toString()]).toEqual([200, 'plain']);
  });

  it('adds the headers of the table, the later block first', async () => {
    const page = (await get('/blog/%E6%BD%AE%E6%B1%A0')).headers;
    expect(page['x-frame-options']).toBe('DENY');
    expect(page['cache-control']).toBe('public, max-age=3600');
    expect(page['x-robots-tag']).toBe('noindex');
    const missing = (await get('/nowhere')).headers;
    expect([missing['x-frame-options'], missing['cache-control']]).toEqual(['DENY', 'no-cache']);
  });
});

it('takes the next port when one is taken', async () => {
  const other = await createServer({ root: folder });
  const found = await listenOnFreePort(other, port);
  other.close();
  expect(found).toBeGreaterThan(port);
});
