import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { execute, parse, type GraphQLResolveInfo } from 'gatsby/graphql';

/** The part of a GraphQL resolver's third and fourth argument that queries the data layer. */
export interface ResolverQuery {
  context: {
    nodeModel: { findOne: (query: { type: string; query: object }) => Promise<Node | null> };
  };
  info: Pick<GraphQLResolveInfo, 'schema'>;
}

/** Arguments of the field `gatsbyImageData`. */
export interface ImageArguments {
  layout: 'CONSTRAINED' | 'FIXED';
  width: number;
  height: number;
  sizes?: string;
  placeholder?: 'NONE';
  transformOptions: { fit: 'FILL' | 'COVER'; cropFocus?: 'CENTER' };
}

/** File names that gatsby-transformer-sharp makes nodes of; vector graphics and animations are shown unchanged. */
export const RASTER_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i;

const IMAGE_DATA = parse(`
  query ($id: String!, $layout: ImageLayout!, $width: Int!, $height: Int!, $sizes: String,
    $placeholder: ImagePlaceholder, $transformOptions: TransformOptions!) {
    file(id: { eq: $id }) { childImageSharp {
      gatsbyImageData(layout: $layout, width: $width, height: $height, sizes: $sizes,
        placeholder: $placeholder, transformOptions: $transformOptions)
    } }
  }
`);

interface Answer {
  file?: { childImageSharp?: { gatsbyImageData?: IGatsbyImageData } };
}

/** By node and arguments: for each page with a picture, Gatsby would read the whole file again. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * The `gatsbyImageData` of a picture file, whose sizes gatsby-plugin-sharp makes in the background; null for vector
 * graphics, without arguments, and when the data layer has no such picture. The page is queried again when any of these
 * files changes.
 */
export async function imageData(
  file: string,
  args: ImageArguments | null,
  query: ResolverQuery,
): Promise<IGatsbyImageData | null> {
  const absolutePath = file.split(path.sep).join('/');
  const node = await query.context.nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  if (!node || !args || !RASTER_FILE.test(file)) return null;
  const key = JSON.stringify([node.id, node.internal.contentDigest, args]);
  const data = known.get(key) ?? askFor(node.id, args, query);
  known.set(key, data);
  return data;
}

async function askFor(
  id: string,
  args: ImageArguments,
  { context, info: { schema } }: ResolverQuery,
): Promise<IGatsbyImageData> {
  const answer = await execute({
    schema,
    document: IMAGE_DATA,
    contextValue: context,
    variableValues: { id, ...args },
  });
  const data = (answer.data as Answer | null | undefined)?.file?.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error(`The data layer has no gatsbyImageData: ${String(answer.errors)}`);
  return { ...data, width: Math.round(data.width), height: Math.round(data.height) };
}
