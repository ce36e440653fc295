/** A version of an instance of the docs, as links outside of its docs lead to it. Paths are locale-neutral. */
export interface DocsVersionTargets {
  instance: string;
  version: string;
  /** Its main doc; null without docs. */
  path: string | null;
  sidebars: Record<string, string>;
}

/** What pages know of the docs of a site with several versions or instances. */
export interface DocsContext {
  sets: DocsVersionTargets[];
  /** Instance that the page belongs to; on pages of docs only, like the fields below. */
  instance?: string;
  version?: string;
  /** The same doc in the versions that have it, by version: locale-neutral paths. */
  same?: Record<string, string>;
  /** Address that search engines should show instead of the page's, without the origin. */
  canonical?: string;
}
