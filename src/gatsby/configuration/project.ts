import path from 'node:path';

/** A site: its content and the program around it, as absolute paths. */
export interface Project {
  /** The content root. */
  root: string;
  /** The repository. */
  directory: string;
}

/** The project of a repository. Its content root is `SITE_CONTENT`, or `content/`. */
export const projectIn = (directory = process.cwd()): Project => ({
  root: path.resolve(directory, process.env.SITE_CONTENT ?? 'content'),
  directory,
});
