import type { Node, NodePluginArgs } from 'gatsby';
import { errorAt, type Problem } from '../../domain/problem/problem';
import { contentFile } from '../configuration/content-roots';
import type { LoadedContent } from '../content/load-content';

interface MdxNode extends Node {
  internal: Node['internal'] & { contentFilePath?: string };
}

/** What gatsby-source-filesystem and gatsby-plugin-mdx have found: `Mdx` nodes by absolute path of their file. */
export type MdxNodes = ReadonlyMap<string, Pick<Node, 'id' | 'internal'>>;

/** The `Mdx` nodes of the data layer. */
export const mdxNodes = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): MdxNodes =>
  new Map(
    (getNodesByType('Mdx') as MdxNode[]).flatMap((node) => {
      const { contentFilePath } = node.internal;
      return contentFilePath === undefined ? [] : [[contentFilePath, node] as const];
    }),
  );

/** Reports files without an `Mdx` node: only what has one is a document. */
export const withoutNode = ({ documents }: LoadedContent, root: string, nodes: MdxNodes): Problem[] =>
  documents
    .filter(({ file }) => !nodes.has(contentFile(root, file)))
    .map(({ file }) => errorAt(file, null, 'The data layer has no Mdx node for this document.', FIX));

const FIX =
  'gatsby-source-filesystem ignores some folders, such as dist and node_modules: rename them. Otherwise check in gatsby-config.ts that it reads the content, and that gatsby-plugin-mdx reads .md and .mdx.';

/** Whether a document was saved after it was read, so that its node has a newer text. */
export const isOutdated = ({ documents }: LoadedContent, root: string, nodes: MdxNodes): boolean =>
  documents.some(({ file, contentDigest }) => {
    const node = nodes.get(contentFile(root, file));
    return node !== undefined && node.internal.contentDigest !== contentDigest;
  });
