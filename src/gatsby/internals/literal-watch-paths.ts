/**
 * Touches `chokidar.watch` (version 3), with which gatsby-source-filesystem lists and watches folders: it reads a path
 * with `[`, `(`, `{` or `*` as a pattern.
 *
 * Without it, a content root with such a sign in its path has no documents.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Watcher {
  watch: (paths: string | readonly string[], options?: object) => unknown;
}

/** The chokidar that gatsby-source-filesystem uses. */
export const installedChokidar = (): Watcher =>
  createRequire(path.resolve('node_modules/gatsby-source-filesystem/package.json'))('chokidar') as Watcher;

/** Makes a path that exists stand for itself from now on. */
export function apply(chokidar: Watcher): void {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) => {
    const isThere = typeof paths === 'string' && existsSync(paths);
    return watch(paths, isThere ? { ...options, disableGlobbing: true } : options);
  };
}
