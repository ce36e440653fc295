import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image';
import { versionsOf, type ContentDocument } from '../../domain/content/documents';
import type { SiteContent } from '../../domain/site/site-content';
import { imageFile, isPicture } from '../content/check-pictures';
import type { PictureProps } from '../pictures/document-pictures';
import { RASTER_FILE } from '../pictures/image-data';
import type { DataLayer } from './page-query';

/** Queries some pictures as documents show them. */
const DOCUMENT_PICTURES = /* GraphQL */ `
  query DocumentPictures($files: [String!]!) {
    allFile(filter: { absolutePath: { in: $files } }) {
      nodes {
        absolutePath
        picture
      }
    }
  }
`;

/** The data layer's answer to {@link DOCUMENT_PICTURES}. */
interface DocumentPicturesQuery {
  allFile: { nodes: { absolutePath: string; picture: PictureProps | null }[] };
}

/** For each picture, by absolute path, the props that show it by a single file. */
export type PictureFiles = ReadonlyMap<string, PictureProps>;

/**
 * Queries the pictures of all documents. This starts resizing them while scripts are bundled; Gatsby waits for that
 * before it renders pages.
 */
export async function queryPictures(
  { index }: Pick<SiteContent, 'index'>,
  { graphql }: DataLayer,
  { root, directory }: { root: string; directory: string },
): Promise<PictureFiles> {
  const documents: ContentDocument[] = [...index.posts, ...index.docs, ...index.pages];
  const files = new Set(
    documents
      .flatMap((document) => versionsOf(document))
      .flatMap(({ compiled, file }) =>
        compiled.images.map(({ src }) => imageFile(src, file, root, directory)),
      )
      .filter((file) => RASTER_FILE.test(file) && isPicture(file)),
  );
  const answer = await graphql<DocumentPicturesQuery>(DOCUMENT_PICTURES, { files: [...files] });
  const errors = answer.errors as readonly Error[] | undefined;
  if (errors || !answer.data)
    throw new Error(
      `The data layer gives no pictures: ${(errors ?? []).map(({ message }) => message).join('; ')}`,
    );
  return new Map(
    answer.data.allFile.nodes.flatMap(({ absolutePath, picture }) => {
      if (picture === null) return [];
      const { data, width = 0, height = 0, src = '' } = picture;
      const file = data ? getSrc(data as unknown as IGatsbyImageData) : undefined;
      return [[absolutePath, { src: file ?? src, width, height }] as const];
    }),
  );
}
