import { deliverTree, imagesIn, postersIn, startsWithImage } from '../../domain/markdown/deliver';
import type { ContentTree, JsonValue } from '../../domain/markdown/tree';
import { imageFile, isPicture } from '../content/check-images';
import { contentRoot } from '../configuration/content-root';
import { imageProps } from '../pictures/images';
import type { DocumentFields } from './node-types';
import { compiledDocument } from '../store/compiled-documents';

/** What a document's node stores for its resolvers. */
type DocumentNode = Pick<DocumentFields, 'digest' | 'file' | 'hrefs'>;

/**
 * GraphQL resolver of a document's tree, whole or cut at the truncate marker. Queries run in worker processes too, which
 * share nothing with the hooks but the disk: everything needed is in the node and in the cache of compiled documents.
 */
export function resolveContent(part: 'whole' | 'excerpt') {
  return async (source: DocumentNode): Promise<ContentTree> => {
    const directory = process.cwd();
    const root = contentRoot(directory);
    const { tree, ...compiled } = compiledDocument(source.digest, directory, part);
    const images = new Map<number, Record<string, JsonValue> | null>();
    const shown = imagesIn(tree);
    for (const index of new Set([...shown, ...postersIn(tree)])) {
      const record = compiled.images[index];
      if (!record) continue;
      const absolute = imageFile(record.src, source.file, root, directory);
      try {
        // One that is missing has been reported, and need not stop the build.
        images.set(index, isPicture(absolute) ? await imageProps(absolute, directory) : null);
      } catch (error) {
        throw new Error(
          `${source.file}:${String(record.line)}: the image "${record.src}" cannot be read: ${String(error)}`,
        );
      }
    }
    // Only one text of a list can be on its first screen, and nobody knows which page of it: they all wait.
    const first = part === 'whole' ? Math.min(...shown) : null;
    const isNear = startsWithImage(tree);
    return deliverTree(tree, {
      link: (index) => source.hrefs[index] ?? '#',
      image: (index) => {
        const props = images.get(index);
        if (props === null) return null;
        return {
          ...props,
          ...(index === first ? { eager: true, ...(isNear ? { urgent: true } : {}) } : {}),
        };
      },
    });
  };
}
