import path from 'node:path';

/** Folder of the content: `SITE_CONTENT` or `content/`, absolute. */
export const contentRoot = (directory = process.cwd()): string =>
  path.resolve(directory, process.env.SITE_CONTENT ?? 'content');
