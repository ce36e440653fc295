import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLResolveInfo } from 'gatsby/graphql';

/** The part of a GraphQL resolver's third and fourth argument that queries the data layer. */
export interface ResolverQuery {
  context: {
    nodeModel: {
      findOne: (query: { type: string; query: object }) => Promise<FileNode | null>;
      getNodesByIds: (query: { ids: readonly string[]; type: string }) => Node[];
    };
  };
  info: GraphQLResolveInfo;
}

type FileNode = Node & { absolutePath: string };

interface ImageArguments {
  layout: 'constrained' | 'fixed';
  width: number;
  height: number;
  sizes?: string;
  placeholder?: 'dominantColor' | 'none';
  transformOptions: { fit: 'fill' | 'cover'; cropFocus?: string };
}

/** File names that gatsby-transformer-sharp makes nodes of; vector graphics and animations are shown unchanged. */
export const RASTER_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i;

/** By node and arguments: for each page with a picture, Gatsby would read the whole file again. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * The `gatsbyImageData` of a picture file, whose sizes gatsby-plugin-sharp makes in the background; null for vector
 * graphics, and when the data layer has no such picture. The page is queried again when any of these files changes.
 */
export async function imageData(
  file: string,
  args: ImageArguments,
  { context, info }: ResolverQuery,
): Promise<IGatsbyImageData | null> {
  const { nodeModel } = context;
  const absolutePath = file.split(path.sep).join('/');
  const node = await nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  if (!node || !RASTER_FILE.test(file)) return null;
  const key = JSON.stringify([node.id, node.internal.contentDigest, args]);
  let data = known.get(key);
  if (data === undefined) {
    const [image] = nodeModel.getNodesByIds({ ids: node.children, type: 'ImageSharp' });
    data = resolve(image, args, { context, info });
    known.set(key, data);
  }
  return data;
}

/** Calls the resolver that gatsby-transformer-sharp declares. */
async function resolve(
  image: Node | undefined,
  args: ImageArguments,
  { context, info }: ResolverQuery,
): Promise<IGatsbyImageData> {
  const type = info.schema.getType('ImageSharp');
  const field = type && 'getFields' in type ? type.getFields().gatsbyImageData : undefined;
  if (!image || !field || !('resolve' in field) || !field.resolve)
    throw new Error('The data layer has no ImageSharp.gatsbyImageData: see gatsby-transformer-sharp.');
  const data = (await field.resolve(image, { ...args }, context, info)) as IGatsbyImageData;
  return { ...data, width: Math.round(data.width), height: Math.round(data.height) };
}
