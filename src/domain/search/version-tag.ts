/** What the hosted search calls pages that have no versions. */
export const UNVERSIONED = 'default';

/** Name of the docs' version that is made from the content root. */
export const CURRENT_VERSION = 'current';

/** What the hosted search calls the docs of a version. */
export const versionTag = (version: string): string => `docs-default-${version}`;
