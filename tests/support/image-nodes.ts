import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import {
  GraphQLInputObjectType,
  GraphQLJSON,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'gatsby/graphql';
import type { ResolverQuery } from '../../src/gatsby/pictures/image-data';

/** Calls a plugin's hook. */
type Hook = (args: object, options?: object) => unknown;

interface Job {
  inputPaths: string[];
  outputDir: string;
  args: object;
}

/** Pictures of a folder in a data layer that the installed plugins have filled. */
export interface ImageNodes {
  query: ResolverQuery;
  /** Files that were looked for, on whose changes a page that shows them is queried again. */
  followed: string[];
  /** Files that were resized, one entry per request. */
  asked: string[];
  /** Makes the requested sizes of all pictures. */
  makeFiles: () => Promise<void>;
}

const require = createRequire(path.join(import.meta.dirname, '../../package.json'));

/**
 * Replaces Gatsby around `gatsby-transformer-sharp` and `gatsby-plugin-sharp`: nodes of files, the resolver that the
 * former declares, and the jobs of the latter, which write below the current folder.
 * @param files Absolute paths.
 */
export async function openImageNodes(
  files: readonly string[],
  plugins: readonly PluginRef[],
): Promise<ImageNodes> {
  const transformer = require('gatsby-transformer-sharp/gatsby-node') as Record<string, Hook>;
  const jobs: Job[] = [];
  const followed: string[] = [];
  const asked: string[] = [];
  const createJobV2 = (job: Job) => Promise.resolve(jobs.push(job));
  const sharp = plugins.find(
    (plugin) => typeof plugin === 'object' && plugin.resolve === 'gatsby-plugin-sharp',
  );
  const { onPluginInit } = require('gatsby-plugin-sharp/gatsby-node') as Record<string, Hook>;
  await onPluginInit?.({ actions: { createJobV2 } }, typeof sharp === 'object' ? sharp.options : {});

  const nodes = new Map(files.map((file) => [file, fileNode(file)]));
  const images: { id: string; parent: string }[] = [];
  for (const node of nodes.values()) {
    const createNode = (image: { id: string; parent: string }) => images.push(image);
    const createParentChildLink = ({ child }: { child: { id: string } }) => node.children.push(child.id);
    if (transformer.shouldOnCreateNode?.({ node }))
      await transformer.onCreateNode?.({
        node,
        actions: { createNode, createParentChildLink },
        createNodeId: String,
      });
  }

  let fields: Record<string, GraphQLFieldConfig<unknown, unknown>> = {};
  transformer.createSchemaCustomization?.({
    actions: {},
    schema: { buildObjectType: (type: { fields: typeof fields }) => (fields = type.fields) },
    pathPrefix: '',
    getNodeAndSavePathDependency: (id: string) => {
      asked.push(path.basename(id));
      return nodes.get(id);
    },
    reporter: console,
  });
  const { gatsbyImageData = { type: GraphQLJSON } } = fields;
  const childImageSharp = {
    // Gatsby finds this scalar by its name.
    type: objectType({ gatsbyImageData: { ...gatsbyImageData, type: GraphQLJSON } }),
    resolve: ({ id }: { id: string }) => images.find(({ parent }) => parent === id),
  };
  const file = {
    type: objectType({ childImageSharp }),
    args: { id: { type: operators } },
    resolve: (_: unknown, { id }: { id: { eq: string } }) => nodes.get(id.eq),
  };
  const query = {
    context: {
      nodeModel: {
        findOne: ({ query: { filter } }: { query: { filter: { absolutePath: { eq: string } } } }) => {
          followed.push(path.basename(filter.absolutePath.eq));
          return Promise.resolve(nodes.get(filter.absolutePath.eq) ?? null);
        },
      },
    },
    info: { schema: new GraphQLSchema({ query: objectType({ file }) }) },
  };
  return { query: query as unknown as ResolverQuery, followed, asked, makeFiles: () => runJobs(jobs) };
}

let types = 0;
const objectType = (fields: object) =>
  new GraphQLObjectType({ name: `Type${String((types += 1))}`, fields: fields as never });
const operators = new GraphQLInputObjectType({ name: 'Operators', fields: { eq: { type: GraphQLString } } });

/** A node as gatsby-source-filesystem makes it. */
function fileNode(absolutePath: string) {
  const { name, ext } = path.parse(absolutePath);
  const contentDigest = createHash('md5').update(readFileSync(absolutePath)).digest('hex');
  return {
    id: absolutePath,
    absolutePath,
    name,
    extension: ext.slice(1).toLowerCase(),
    children: [] as string[],
    internal: { type: 'File', contentDigest },
  };
}

/** Runs the jobs that Gatsby would pass to the plugin's worker. */
async function runJobs(jobs: readonly Job[]): Promise<void> {
  const worker = require('gatsby-plugin-sharp/gatsby-worker') as Record<
    string,
    (job: object) => Promise<void>
  >;
  for (const { inputPaths, ...job } of jobs)
    await worker.IMAGE_PROCESSING?.({ ...job, inputPaths: inputPaths.map((file) => ({ path: file })) });
}
