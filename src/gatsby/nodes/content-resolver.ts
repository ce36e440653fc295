import { deliverTree, imagesIn, startsWithImage } from '../../domain/markdown/deliver';
import type { ContentTree } from '../../domain/markdown/tree';
import { imageFile, isPicture } from '../content/check-pictures';
import { projectIn } from '../configuration/project';
import { documentPicture, type PictureProps } from '../pictures/document-pictures';
import type { ResolverQuery } from '../pictures/image-data';
import type { DocumentFields } from './node-types';
import { compiledDocument } from '../store/compiled-documents';

type DocumentNode = Pick<DocumentFields, 'digest' | 'file' | 'links' | 'permalink'>;

/** GraphQL resolver of a document's tree, whole or up to the truncate marker. */
export const resolveContent =
  (part: 'whole' | 'excerpt') =>
  (
    source: DocumentNode,
    _args: unknown,
    context: ResolverQuery['context'],
    info: ResolverQuery['info'],
  ): Promise<ContentTree> =>
    deliverDocument(part, source, (file, width) =>
      documentPicture(file, projectIn(), { context, info }, width),
    );

/**
 * Completes a document's tree. Queries also run in worker processes, which share only the disk with the hooks:
 * everything needed is in the node and in the cache of compiled documents.
 */
export async function deliverDocument(
  part: 'whole' | 'excerpt',
  source: DocumentNode,
  propsOf: (file: string, width?: string) => Promise<PictureProps>,
): Promise<ContentTree> {
  const project = projectIn();
  const compiled = compiledDocument(source.digest, project.directory);
  const end = part === 'excerpt' ? compiled.truncateAt : null;
  const tree = end === null ? compiled.tree : compiled.tree.slice(0, end);
  const images = new Map<number, PictureProps | null>();
  const { shown, posters } = imagesIn(tree);
  for (const index of new Set([...shown, ...posters])) {
    const record = compiled.images[index];
    if (!record) continue;
    const absolute = imageFile(record.src, source.file, project);
    try {
      // A missing image has been reported already and need not stop the build.
      images.set(index, isPicture(absolute) ? await propsOf(absolute, record.width) : null);
    } catch (error) {
      throw new Error(
        `${source.file}:${String(record.line)}: the image "${record.src}" cannot be read: ${String(error)}`,
      );
    }
  }
  // In a list, only one text can be on the first screen, and it is not known which, so all images load lazily.
  const first = part === 'whole' ? Math.min(...shown) : null;
  const isNear = startsWithImage(tree);
  return deliverTree(tree, {
    ...(part === 'excerpt' ? { page: source.permalink } : {}),
    link: (index) => source.links[index] ?? '#',
    image: (index) => {
      const props = images.get(index);
      const loading = index === first ? { eager: true, ...(isNear && { urgent: true }) } : {};
      return props === null ? null : { ...props, ...loading };
    },
  });
}
