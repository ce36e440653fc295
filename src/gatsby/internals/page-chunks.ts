/**
 * Touches Gatsby's groups of modules that share a chunk (`optimization.splitChunks.cacheGroups`, by their names): what
 * few templates share, a few kilobytes compressed, goes with each of them instead of being one request more; large
 * modules get no file of their own, which would take the search dialog apart.
 *
 * When a group is gone, the build stops with a message: without its test, all modules would be in it.
 */
import type { Installed } from './override';

/** The name of this override. */
export const name = 'page-chunks';

/** Whether Gatsby has the groups. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby/dist/utils/webpack.config.js',
    'lib: {',
    'shared: {',
    'const splitChunks = {',
    'cacheGroups: {',
  );

/** Modules that may be moved into a chunk of their own, as far as that is changed here. */
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

/** Changes the groups of the scripts of browsers. */
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
