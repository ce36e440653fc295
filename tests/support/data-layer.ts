import { createRequire } from 'node:module';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { typeDefs } from '../../src/gatsby/nodes/type-defs';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';

/** The parts of Gatsby that its own tests of the data layer use; they have no public entry. */
interface GatsbyInternals {
  store: {
    dispatch: (action: unknown) => unknown;
    getState: () => { schema: GraphQLSchema; schemaCustomization: { composer: unknown; context: object } };
  };
  actions: { createTypes: (types: string, plugin: object) => unknown };
  getDataStore: () => { ready: () => Promise<void> };
  build: (options: object) => Promise<void>;
  withResolverContext: (options: object) => object;
  graphql: (request: object) => Promise<{ data?: unknown; errors?: readonly Error[] }>;
}

/** Queries the data layer; throws the errors of the query. */
export type AskDataLayer = (query: string, variables?: Record<string, unknown>) => Promise<unknown>;

/**
 * Gatsby's data layer with the given nodes and the site's types, as in GraphiQL, without a build. Fields that need the
 * compiled texts (`content`, `excerpt`) are missing. `process.cwd()` must be a temporary folder.
 */
export async function openDataLayer(nodes: readonly NodeInput[]): Promise<AskDataLayer> {
  const { store, actions, getDataStore, build, withResolverContext, graphql } = internals();
  const dataStore = getDataStore();
  const plugin = { name: 'tidepool', id: 'tidepool', version: '1.0.0' };
  store.dispatch(actions.createTypes(typeDefs, plugin));
  for (const [counter, { type, ...fields }] of nodes.entries()) {
    const internal = { type, contentDigest: fields.id, owner: plugin.name, counter };
    const node = { parent: null, children: [], ...fields, internal };
    store.dispatch({ type: 'CREATE_NODE', plugin, payload: node });
  }
  await dataStore.ready();
  await build({});
  const { schema, schemaCustomization } = store.getState();
  return async (query, variables = {}) => {
    const contextValue = withResolverContext({
      schema,
      schemaComposer: schemaCustomization.composer,
      context: {},
      customContext: schemaCustomization.context,
    });
    const { data, errors } = await graphql({
      schema,
      source: query,
      variableValues: variables,
      contextValue,
    });
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return JSON.parse(JSON.stringify(data)) as unknown;
  };
}

function internals(): GatsbyInternals {
  // The default logger requires a terminal.
  process.env.GATSBY_LOGGER = 'yurnalist';
  const require = createRequire(path.join(import.meta.dirname, '../../package.json'));
  const load = (file: string): unknown => require(path.join('gatsby', 'dist', file));
  const { store } = load('redux') as Pick<GatsbyInternals, 'store'>;
  const { actions } = load('redux/actions') as Pick<GatsbyInternals, 'actions'>;
  const { getDataStore } = load('datastore') as Pick<GatsbyInternals, 'getDataStore'>;
  const { build } = load('schema') as Pick<GatsbyInternals, 'build'>;
  const withResolverContext = load('schema/context') as GatsbyInternals['withResolverContext'];
  const { graphql } = require('graphql') as Pick<GatsbyInternals, 'graphql'>;
  return { store, actions, getDataStore, build, withResolverContext, graphql };
}
