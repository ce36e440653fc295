import type { Node, NodePluginArgs } from 'gatsby';
import { deliverTree, imagesIn } from '../domain/markdown/deliver';
import type { ContentTree, JsonValue } from '../domain/markdown/tree';
import { imageFile } from './check-images';
import { imageProps } from './images';
import { contentState } from './state';

/** What a document node stores for its resolvers (see `nodes.ts`). */
interface DocumentNode {
  digest: string;
  source: string;
  hrefs: string[];
}

interface ResolverContext {
  nodeModel: { findOne: (query: object) => Promise<Node | null | undefined> };
}

/** GraphQL resolver of a document's tree, whole or cut at the truncate marker. */
export function resolveContent(part: 'whole' | 'excerpt') {
  return async (source: DocumentNode, _args: unknown, context: ResolverContext): Promise<ContentTree> => {
    const { loader, root, directory, services } = contentState();
    const compiled = loader.compiled(source.digest);
    const tree = part === 'excerpt' ? compiled.tree.slice(0, compiled.truncateAt ?? undefined) : compiled.tree;
    const images = new Map<number, Record<string, JsonValue>>();
    for (const index of new Set(imagesIn(tree))) {
      const record = compiled.images[index];
      if (!record) continue;
      const documentFile = toContentPath(source.source, root, directory);
      const absolute = imageFile(record.src, documentFile, root, directory);
      const fileNode = await context.nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolute } } } });
      images.set(index, await imageProps(absolute, fileNode, directory, services as NodePluginArgs));
    }
    const first = Math.min(...images.keys());
    return deliverTree(tree, {
      link: (index) => source.hrefs[index] ?? '#',
      image: (index) => ({ ...(images.get(index) ?? {}), ...(index === first ? { eager: true } : {}) }),
    });
  };
}

/** A source path from the repository's root as a path from the content root. */
function toContentPath(source: string, root: string, directory: string): string {
  return pathRelative(root, `${directory}/${source}`);
}

const pathRelative = (from: string, to: string): string => (to.startsWith(`${from}/`) ? to.slice(from.length + 1) : to);
