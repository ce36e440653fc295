import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apply as shortenEdits, shapeOf, type DataLayerState } from './patch-develop-loop';

const typeMap = (fields: object): DataLayerState['inferenceMetadata'] => ({
  typeMap: { Mdx: { fieldMap: fields as never }, Doc: { ignored: true } },
});

/** Values of a kind. */
const of = (kind: string, more: object = {}) => ({ [kind]: { total: 1, ...more } });

/** Stand-ins for Gatsby's modules that only count their calls. */
function prepare() {
  const state: DataLayerState = {
    components: new Map([['a.tsx', {}]]),
    schema: {},
    schemaCustomization: { types: [] },
    inferenceMetadata: typeMap({ title: { string: { total: 3 } } }),
  };
  const build = vi.fn(() => {
    state.schema = {};
    return Promise.resolve();
  });
  const compile = vi.fn(() => Promise.resolve(new Map()));
  const batching = { after: { 500: 'committingBatch' } };
  const modules = {
    schema: { build: build as (options: object) => Promise<void> },
    'query/query-compiler': { default: compile as () => Promise<unknown> },
    'state-machines/waiting': { waitingStates: { states: { batchingNodeMutations: batching } } },
  };
  let changeSource = (): void => undefined;
  shortenEdits(
    () => state,
    {
      on: (event, listener) => {
        if (event === 'SOURCE_FILE_CHANGED') changeSource = () => listener({} as never);
      },
      emit: () => undefined,
    },
    (name) => modules[name as keyof typeof modules],
  );
  const edit = async (): Promise<unknown> => {
    await modules.schema.build({});
    return modules['query/query-compiler'].default();
  };
  return { state, build, compile, batching, edit, changeSource: () => changeSource() };
}

describe('shortenEdits', () => {
  let gatsbys: ReturnType<typeof prepare>;
  beforeEach(async () => {
    gatsbys = prepare();
    await gatsbys.edit();
  });

  it('builds the schema and reads the queries at first', () => {
    expect(gatsbys.build).toHaveBeenCalledOnce();
    expect(gatsbys.compile).toHaveBeenCalledOnce();
  });

  it.each<[string, (state: DataLayerState, changeSource: () => void) => void, number, number]>([
    ['neither after an edited text', () => undefined, 0, 0],
    [
      'neither when there is one node more of the same shape',
      (state) => (state.inferenceMetadata = typeMap({ title: { string: { total: 4 } } })),
      0,
      0,
    ],
    [
      'both after a new field',
      (state) =>
        (state.inferenceMetadata = typeMap({
          title: { string: { total: 3 } },
          slug: { string: { total: 1 } },
        })),
      1,
      1,
    ],
    ['both after newly declared types', (state) => (state.schemaCustomization = { types: [] }), 1, 1],
    ['the queries after changed code', (_, changeSource) => changeSource(), 0, 1],
    [
      'the queries for a new template',
      (state) => (state.components = new Map([...state.components, ['b.tsx', {}]])),
      0,
      1,
    ],
  ])('makes %s', async (_, change, schemas, extractions) => {
    const { state, build, compile, edit, changeSource } = gatsbys;
    build.mockClear();
    compile.mockClear();
    change(state, changeSource);
    await edit();
    expect(build).toHaveBeenCalledTimes(schemas);
    expect(compile).toHaveBeenCalledTimes(extractions);
  });

  it('waits a shorter time for more changes', () => {
    expect(gatsbys.batching.after).toEqual({ 50: 'committingBatch' });
  });

  it('leaves a Gatsby alone whose parts are not as expected', () => {
    expect(() => {
      shortenEdits(
        () => gatsbys.state,
        { on: () => undefined, emit: () => undefined },
        () => undefined,
      );
    }).not.toThrow();
  });
});

it('hands in a change again that Gatsby forgets, until it is made, and says its result', () => {
  vi.useFakeTimers();
  const emitter = new EventEmitter();
  shortenEdits(
    () => ({}) as DataLayerState,
    emitter,
    () => undefined,
  );
  const results: unknown[] = [];
  const changes = ['made at once', 'forgotten twice'].map((name) => ({
    name,
    resolve: (result: unknown) => results.push(result),
  }));
  const seen: string[] = [];
  emitter.on('ENQUEUE_NODE_MUTATION', (change: (typeof changes)[number]) => {
    seen.push(change.name);
    if (change.name === 'made at once' || seen.length === 4) change.resolve(change.name);
  });
  for (const change of changes) emitter.emit('ENQUEUE_NODE_MUTATION', change);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(['made at once', ...Array<string>(3).fill('forgotten twice')]);
  expect(results).toEqual(['made at once', 'forgotten twice']);
  vi.useRealTimers();
});

it('requests a page again that Gatsby forgets, until it is written or Gatsby waits no longer', () => {
  vi.useFakeTimers();
  const emitter = new EventEmitter();
  shortenEdits(
    () => ({}) as DataLayerState,
    emitter,
    () => undefined,
  );
  const asked: string[] = [];
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }: { pagePath: string }) => asked.push(pagePath));
  emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/a' });
  emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/b' });
  vi.advanceTimersByTime(2500);
  emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: '/a' } });
  vi.advanceTimersByTime(60_000);
  expect(asked.filter((page) => page === '/a')).toHaveLength(3);
  expect(asked.filter((page) => page === '/b')).toHaveLength(16);
  // What is left looks for forgotten changes.
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
});

describe('shapeOf', () => {
  const shape = (fields: object): string => shapeOf({ inferenceMetadata: typeMap(fields) });

  it.each<[string, object, object, boolean]>([
    ['numbers of nodes', { a: of('string') }, { a: { string: { total: 9 } } }, true],
    ['fields without values', { a: { string: { total: 0 } } }, {}, true],
    ['the order of fields', { a: of('int'), b: of('int') }, { b: of('int'), a: of('int') }, true],
    ['types of values', { a: of('string') }, { a: of('int') }, false],
    [
      'fields of objects',
      { a: of('object', { dprops: { b: of('int') } }) },
      { a: of('object', { dprops: { c: of('int') } }) },
      false,
    ],
    [
      'items of arrays',
      { a: of('array', { item: of('int') }) },
      { a: of('array', { item: of('string') }) },
      false,
    ],
  ])('compares %s', (_, one, other, isSame) => expect(shape(one) === shape(other)).toBe(isSame));
});
