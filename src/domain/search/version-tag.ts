/** What the hosted search calls pages that have no versions. */
export const UNVERSIONED = 'default';

/** What the hosted search calls the docs of a version. */
export const versionTag = (version: string): string => `docs-default-${version}`;
