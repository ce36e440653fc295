/**
 * Touches three modules of Gatsby's development server that do unnecessary work between an edit and the updated page:
 * it waits half a second for more changes (`state-machines/waiting`), infers and builds the whole schema (`schema`),
 * and searches all components for queries (`query/query-compiler`). Touches its events too: it forgets a change that
 * waits while a page is requested, and a page that is requested while queries run.
 *
 * Where one of them is not as expected, Gatsby works as usual.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Milliseconds to wait for further changes of files: an editor may write a file in several steps. */
const BATCH = 50;

/** Milliseconds that Gatsby waits for a page that was requested. */
const REQUEST_TIMEOUT = 15_000;

type Load = (module: string) => unknown;

/** Loads modules of the Gatsby that is installed in a folder, such as `schema`; undefined for one that does not exist. */
export function gatsbyModules(directory: string): Load {
  const fromSite = createRequire(path.join(directory, 'package.json'));
  return (module) => {
    try {
      return fromSite(`gatsby/dist/${module}`) as unknown;
    } catch {
      return undefined;
    }
  };
}

/** The request of a page, and what is said once its data is written. */
interface PageEvent {
  pagePath: string;
  payload: { page: string };
}

interface Emitter {
  on: (event: string, listener: (event: PageEvent & Change) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

/** A change of the data layer that a plugin asks for outside of its hooks, such as a node of an edited file. */
interface Change {
  resolve?: (result: unknown) => void;
}

type Descriptor = Record<
  string,
  { total: number; item?: Descriptor; dprops?: Record<string, Descriptor> } | undefined
>;

interface TypeMetadata {
  ignored?: boolean;
  fieldMap?: Record<string, Descriptor>;
}

/** The part of Gatsby's state that the schema and the queries depend on. */
export interface DataLayerState {
  components: ReadonlyMap<string, unknown>;
  schema: unknown;
  schemaCustomization: { types: unknown };
  inferenceMetadata: { typeMap: Record<string, TypeMetadata> };
}

/** Makes Gatsby do only what an edit requires. */
export function apply(getState: () => DataLayerState, emitter: Emitter, load: Load): void {
  shortenBatches(load);
  keepChanges(emitter);
  keepRequests(emitter);
  buildChangedSchema(load, getState);
  extractChangedQueries(load, getState, emitter);
}

function shortenBatches(load: Load): void {
  const machine = load('state-machines/waiting') as
    { waitingStates?: { states?: { batchingNodeMutations?: { after?: object } } } } | undefined;
  const state = machine?.waitingStates?.states?.batchingNodeMutations;
  if (state?.after) state.after = { [BATCH]: 'committingBatch' };
}

/** Hands in a change of the data layer again that Gatsby has not made after a second or two. */
function keepChanges(emitter: Emitter): void {
  const waiting = new Set<Change>();
  let late: Change[] = [];
  emitter.on('ENQUEUE_NODE_MUTATION', (change) => {
    if (waiting.has(change)) return;
    waiting.add(change);
    const { resolve } = change;
    // Gatsby calls it with the result of the change.
    change.resolve = (result) => {
      waiting.delete(change);
      resolve?.(result);
    };
  });
  setInterval(() => {
    for (const change of late) if (waiting.has(change)) emitter.emit('ENQUEUE_NODE_MUTATION', change);
    late = [...waiting];
  }, 1000).unref();
}

/** Requests a page again until its data is written, each second for as long as Gatsby waits for it. */
function keepRequests(emitter: Emitter): void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const stop = (page: string): void => {
    clearInterval(waiting.get(page));
    waiting.delete(page);
  };
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }) => {
    if (waiting.has(pagePath)) return;
    const end = Date.now() + REQUEST_TIMEOUT;
    const ask = (): void => {
      if (Date.now() > end) stop(pagePath);
      else emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
    };
    waiting.set(pagePath, setInterval(ask, 1000));
  });
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', ({ payload }) => {
    stop(payload.page);
  });
}

/** The schema depends on the declared types and on which fields inferred types have, not on values. */
function buildChangedSchema(load: Load, getState: () => DataLayerState): void {
  const module = load('schema') as { build?: (options: object) => Promise<void> } | undefined;
  const build = module?.build;
  if (!build) return;
  let types: unknown;
  let shape = '';
  module.build = async (options) => {
    const { schemaCustomization } = getState();
    if (types === schemaCustomization.types && shape === shapeOf(getState())) return;
    await build(options);
    types = getState().schemaCustomization.types;
    shape = shapeOf(getState());
  };
}

/** Node types and their inferred fields, as text for comparison. */
export function shapeOf({ inferenceMetadata }: Pick<DataLayerState, 'inferenceMetadata'>): string {
  const fields = (map: Record<string, Descriptor> = {}): unknown =>
    Object.entries(map)
      .map(([name, descriptor]) => [name, kinds(descriptor)] as const)
      .filter(([, found]) => found.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  const kinds = (descriptor: Descriptor = {}): unknown[] =>
    Object.entries(descriptor)
      .flatMap(([kind, info]) =>
        info && info.total > 0 ? [[kind, kinds(info.item), fields(info.dprops)]] : [],
      )
      .sort();
  return JSON.stringify(
    Object.entries(inferenceMetadata.typeMap)
      .map(([type, { ignored, fieldMap }]) => [type, ignored ? [] : fields(fieldMap)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The extracted queries depend only on the components and the schema. */
function extractChangedQueries(load: Load, getState: () => DataLayerState, emitter: Emitter): void {
  const module = load('query/query-compiler') as
    { default?: (options?: object) => Promise<unknown> } | undefined;
  const extract = module?.default;
  if (!extract) return;
  let isChanged = true;
  let made: { schema: unknown; components: string; queries: unknown } | null = null;
  emitter.on('SOURCE_FILE_CHANGED', () => {
    isChanged = true;
  });
  module.default = async (options) => {
    const { schema, components } = getState();
    const names = [...components.keys()].sort().join('\n');
    if (!isChanged && made !== null && made.schema === schema && made.components === names)
      return made.queries;
    isChanged = false;
    const queries = await extract(options);
    made = { schema, components: names, queries };
    return queries;
  };
}
