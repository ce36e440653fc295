import type { DocsVersion } from '../domain/docs/versions';

/** An instance of the docs as browsers know it. */
export interface DocsInstance {
  id: string;
  versions: DocsVersion[];
}

/**
 * The instances of the docs with their versions; empty on a site with one folder of docs at `/docs`. Code about
 * versions is guarded by the same constant, so that the minifier drops it there.
 */
export const DOCS_MENU: readonly DocsInstance[] = process.env.GATSBY_DOCS_SETS
  ? (JSON.parse(process.env.GATSBY_DOCS_SETS) as DocsInstance[])
  : [];

/** The versions of an instance, newest first. */
export const versionsOfInstance = (instance: string): readonly DocsVersion[] =>
  DOCS_MENU.find(({ id }) => id === instance)?.versions ?? [];
