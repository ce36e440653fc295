import type { ReactNode } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';

/** What every component of a document is given besides its own props. */
export interface ComponentProps {
  /** Child nodes as data, for components that read them. */
  nodes: ContentTree;
  /** Child nodes, rendered. */
  children?: ReactNode;
  [prop: string]: unknown;
}
