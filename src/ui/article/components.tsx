import type { ComponentType, ReactNode } from 'react';
import type { ComponentName } from '../../domain/markdown/registry';
import type { ContentTree } from '../../domain/markdown/tree';
import { TypeWriter } from '../primitives/TypeWriter';
import { ContentImage } from './ContentImage';
import { DocChildren } from './DocChildren';
import { Mermaid } from './Mermaid';
import { pagePart } from './page-parts';
import { TabItem, Tabs } from './Tabs';

/** What every component of a document is given besides its own props. */
export interface ComponentProps {
  /** Child nodes as data, for components that read them. */
  nodes: ContentTree;
  /** Child nodes, rendered. */
  children?: ReactNode;
  [prop: string]: unknown;
}

/**
 * The authors' API: every component a document may use that needs more than HTML. The compiler checks names against
 * `src/domain/markdown/registry.ts`; props are JSON.
 */
export const components: Partial<Record<string, ComponentType<ComponentProps>>> = {
  DocCardList: DocChildren,
  FriendCards: pagePart('FriendCards'),
  Image: ContentImage,
  Mermaid,
  OwnerProfile: pagePart('OwnerProfile'),
  ProjectCards: pagePart('ProjectCards'),
  ReleaseLog: pagePart('ReleaseLog'),
  SiteInfo: pagePart('SiteInfo'),
  TabItem,
  Tabs,
  TypeWriter: TypeWriter as unknown as ComponentType<ComponentProps>,
} satisfies Partial<Record<ComponentName, unknown>>;
