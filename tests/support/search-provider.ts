import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a provider. */
interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** A local server with the hosted provider's protocol: search, settings, batches, tasks, the assistant. */
export interface Provider {
  url: string;
  requests: ProviderRequest[];
  /** Objects by index, after the batches. */
  indexes: Map<string, Record<string, unknown>[]>;
  settings: Map<string, unknown>;
  /** Answers the next requests with this status instead. */
  fail: (status: number | null) => void;
  close: () => Promise<void>;
}

interface Batch {
  requests: { action: string; body: Record<string, unknown> }[];
}

interface Searches {
  requests: { indexName: string; query?: string; hitsPerPage?: number; page?: number }[];
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Starts the server on a free port. */
export async function startProvider(): Promise<Provider> {
  const requests: ProviderRequest[] = [];
  const indexes: Provider['indexes'] = new Map();
  const settings: Provider['settings'] = new Map();
  let failure: number | null = null;
  let task = 0;

  const answer = (request: ProviderRequest): unknown => {
    const { method, path: address, body } = request;
    const index = decodeURIComponent(/^\/1\/indexes\/([^/]+)/.exec(address)?.[1] ?? '');
    task += 1;
    if (address === '/1/indexes/*/queries') return { results: (body as Searches).requests.map(searchOne) };
    if (address.endsWith('/batch')) {
      const objects = (body as Batch).requests.map((one) => one.body);
      indexes.set(index, [...(indexes.get(index) ?? []), ...objects]);
      return { taskID: task, objectIDs: objects.map(({ objectID }) => objectID) };
    }
    if (address.endsWith('/settings')) {
      settings.set(index, body);
      return { taskID: task, updatedAt: '' };
    }
    if (address.endsWith('/operation')) {
      const { operation, destination } = body as { operation: string; destination: string };
      if (operation === 'move') {
        indexes.set(destination, indexes.get(index) ?? []);
        indexes.delete(index);
      }
      return { taskID: task, updatedAt: '' };
    }
    if (method === 'GET' && address.includes('/task/')) return { status: 'published', pendingTask: false };
    return { message: `Unknown: ${method} ${address}` };
  };

  const searchOne = ({ indexName, query = '', hitsPerPage = 20, page = 0 }: Searches['requests'][number]) => {
    const all = (indexes.get(indexName) ?? []).filter((object) =>
      JSON.stringify(object).toLowerCase().includes(query.toLowerCase()),
    );
    const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((object) => {
      const hierarchy = object.hierarchy as Record<string, string | null>;
      const marked = Object.fromEntries(
        Object.entries(hierarchy).flatMap(([level, value]) =>
          value === null ? [] : [[level, { value: value.replaceAll(query, `<mark>${query}</mark>`) }]],
        ),
      );
      return {
        ...object,
        _highlightResult: { hierarchy: marked },
        _snippetResult: { hierarchy: marked, content: { value: object.content } },
      };
    });
    return {
      hits,
      nbHits: all.length,
      index: indexName,
      query,
      page,
      nbPages: Math.ceil(all.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: 1,
      exhaustiveNbHits: true,
      params: '',
    };
  };

  const server: Server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (incoming.method === 'OPTIONS') {
        response.writeHead(204, CORS).end();
        return;
      }
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider');
      const text = Buffer.concat(chunks).toString();
      const request: ProviderRequest = {
        method: incoming.method ?? 'GET',
        path: decodeURIComponent(pathname),
        query: searchParams,
        headers: incoming.headers,
        body: text === '' ? null : JSON.parse(text),
      };
      requests.push(request);
      if (failure !== null) {
        response.writeHead(failure, { ...CORS, 'content-type': 'application/json' }).end('{"message":"no"}');
      } else if (pathname.includes('/agent-studio/') && pathname.endsWith('/completions')) {
        response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream' }).end(STREAM);
      } else {
        response
          .writeHead(200, { ...CORS, 'content-type': 'application/json' })
          .end(JSON.stringify(answer(request)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    indexes,
    settings,
    fail: (status) => {
      failure = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The assistant's answer. */
const STREAM = [
  { type: 'start', messageId: 'm1' },
  { type: 'text-start', id: 't1' },
  ...['The pool ', 'is **small**.'].map((delta) => ({ type: 'text-delta', id: 't1', delta })),
  { type: 'text-end', id: 't1' },
  { type: 'finish' },
]
  .map((part) => `data: ${JSON.stringify(part)}\n\n`)
  .concat('data: [DONE]\n\n')
  .join('');
