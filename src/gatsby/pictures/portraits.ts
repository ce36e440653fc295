import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { getGatsbyImageFieldConfig } from 'gatsby-plugin-image/graphql-utils';
import { contentRoot } from '../configuration/content-root';
import { staticFile } from '../content/static-files';
import { imageData, type ResolverQuery } from './image-data';

/** What a query says of a portrait. */
interface PortraitArguments {
  width?: number;
  height?: number;
}

/** What a node says of its portrait. */
interface Portrayed {
  /** Its address below `static/`, without base path; null where it is on another site, or there is none. */
  portraitPath: string | null;
}

/** GraphQL resolver of a portrait: a square in sizes, cut out of the middle. Null for a drawing, too. */
async function resolvePortrait(
  { portraitPath }: Portrayed,
  { width = 96, height = width }: PortraitArguments,
  context: ResolverQuery['context'],
  info: ResolverQuery['info'],
): Promise<IGatsbyImageData | null> {
  if (portraitPath === null) return null;
  const directory = process.cwd();
  return imageData(
    staticFile(portraitPath, contentRoot(directory), directory),
    {
      layout: 'fixed',
      width,
      height,
      placeholder: 'none',
      transformOptions: { fit: 'cover', cropFocus: 'center' },
    },
    { context, info },
  );
}

/** A portrait in GraphQL: `portrait(layout: FIXED, width: 40, height: 40)`. */
export const portraitField = {
  ...getGatsbyImageFieldConfig(resolvePortrait),
  // Not everybody has one.
  type: 'GatsbyImageData',
};
