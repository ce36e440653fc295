import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { getGatsbyImageFieldConfig } from 'gatsby-plugin-image/graphql-utils';
import { projectIn } from '../configuration/project';
import { staticFile } from '../content/file-addresses';
import { imageData, type ResolverQuery } from './image-data';

/**
 * GraphQL resolver of a portrait: a centred square in several sizes. Null for vector graphics, and without a path below
 * `static/`.
 */
async function resolvePortrait(
  { portraitPath }: { portraitPath: string | null },
  { width = 96, height = width }: { width?: number; height?: number },
  context: ResolverQuery['context'],
  info: ResolverQuery['info'],
): Promise<IGatsbyImageData | null> {
  if (portraitPath === null) return null;
  return imageData(
    staticFile(portraitPath, projectIn()),
    {
      layout: 'FIXED',
      width,
      height,
      placeholder: 'NONE',
      transformOptions: { fit: 'COVER', cropFocus: 'CENTER' },
    },
    { context, info },
  );
}

/** A portrait in GraphQL: `portrait(layout: FIXED, width: 40, height: 40)`. */
export const portraitField = {
  ...getGatsbyImageFieldConfig(resolvePortrait),
  // Nullable: not everybody has a portrait.
  type: 'GatsbyImageData',
  description: 'Portrait as a square in several sizes; none for drawings, and for pictures of other sites',
};
