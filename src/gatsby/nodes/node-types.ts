import type { SiteContent } from '../../domain/site/site-content';
import type { SiteConfig } from '../../site/schema';
import type { LastUpdates } from '../content/last-updates';

/** A GraphQL node before Gatsby adds its own fields. `id` is stable and readable. */
export interface NodeInput {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** Everything nodes are made from. */
export interface NodeSources {
  content: SiteContent;
  site: SiteConfig;
  lastUpdates: LastUpdates;
  /** Absolute path of the content root. */
  root: string;
  /** Absolute path of the repository. */
  directory: string;
  /** Folder that edit links begin at, absolute; the repository unless it is given. */
  editFolder?: string;
}
