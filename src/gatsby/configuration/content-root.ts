import path from 'node:path';

/** Absolute path of the content folder: `SITE_CONTENT`, or `content/`. */
export const contentRoot = (directory = process.cwd()): string =>
  path.resolve(directory, process.env.SITE_CONTENT ?? 'content');
