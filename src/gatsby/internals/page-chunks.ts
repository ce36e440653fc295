/**
 * Touches Gatsby's cache groups in webpack's configuration (`optimization.splitChunks.cacheGroups`, by name). Modules
 * shared by few templates, a few kilobytes compressed, are repeated in the chunk of each template instead of costing
 * another request. Large modules get no file of their own, which would split the search dialog.
 *
 * When a group is missing, the build stops with a message: a group without its test would catch every module.
 */
import type { Installed } from './override';

/** The name of this override. */
export const name = 'page-chunks';

/** Whether Gatsby has these cache groups. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby/dist/utils/webpack.config.js',
    'lib: {',
    'shared: {',
    'const splitChunks = {',
    'cacheGroups: {',
  );

/** The fields of a cache group that are changed here. */
interface CacheGroup {
  test?: unknown;
  minChunks?: number;
  chunks?: (chunk: { name?: string | null }) => boolean;
  minSize?: number;
}

/** The part of webpack's configuration that is changed here. */
interface Optimization {
  splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> };
}

/** Whether a chunk is that of a page's template. */
const isTemplate = ({ name: chunk }: { name?: string | null }): boolean =>
  chunk?.startsWith('component---') ?? false;

/** Changes the cache groups of the scripts for browsers. */
export function apply({ splitChunks }: Optimization): void {
  const groups = splitChunks?.cacheGroups;
  const shared = groups?.shared;
  if (!groups || !shared)
    throw new Error(
      'Gatsby’s configuration of webpack has no optimization.splitChunks.cacheGroups.shared: has Gatsby changed? (src/gatsby/internals/page-chunks.ts)',
    );
  groups.lib = false;
  groups.shared = { ...shared, chunks: isTemplate, minSize: 24_000 };
  groups.sharedElsewhere = { ...shared, chunks: (chunk) => !isTemplate(chunk) };
}
