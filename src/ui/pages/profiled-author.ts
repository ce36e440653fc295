import { isComponentNode, type ContentNode } from '../../domain/markdown/tree';

/** Key of the author that a text presents with `<OwnerProfile author="…" />`; undefined for other texts. */
export function profiledAuthor(nodes: readonly ContentNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { author } = isComponentNode(node) && node.component === 'OwnerProfile' ? (node.props ?? {}) : {};
    const found =
      typeof author === 'string' ? author : profiledAuthor('children' in node ? (node.children ?? []) : []);
    if (found !== undefined) return found;
  }
  return undefined;
}
