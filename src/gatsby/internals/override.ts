import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The installed packages of a site. */
export interface Installed {
  /** Text of a file, such as `gatsby/dist/schema/index.js`; empty where there is none. */
  text: (file: string) => string;
  /** Whether a file contains all of the given texts. */
  holds: (file: string, ...texts: string[]) => boolean;
}

/** What every override in this folder exports besides its `apply`. */
export interface Override {
  /** The name of its file. */
  name: string;
  /** Whether the installed packages have what it relies on. */
  isThere: (installed: Installed) => boolean;
}

/** The packages in a folder named `node_modules`. */
export function installedIn(packages: string): Installed {
  const text = (file: string): string => {
    const location = path.join(packages, file);
    return existsSync(location) ? readFileSync(location, 'utf8') : '';
  };
  const holds = (file: string, ...texts: string[]): boolean => {
    const content = text(file);
    return texts.every((part) => content.includes(part));
  };
  return { text, holds };
}

/** Loads a module of Gatsby, such as `query/query-compiler`; undefined if it does not exist. */
export type Load = (module: string) => unknown;

/** Loads modules of the Gatsby that is installed in a folder. */
export function gatsbyModules(directory: string): Load {
  const fromSite = createRequire(path.join(directory, 'package.json'));
  return (module) => {
    try {
      return fromSite(`gatsby/dist/${module}`) as unknown;
    } catch {
      // A version of Gatsby without this module.
      return undefined;
    }
  };
}
