import type { ReactNode } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';

/** Props of every component of a document besides its own. */
export interface ComponentProps {
  /** Child nodes as data, for components that read them. */
  nodes: ContentTree;
  /** Child nodes, rendered. */
  children?: ReactNode;
  [prop: string]: unknown;
}
