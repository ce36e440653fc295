/** The hosted search's version of unversioned pages. */
export const UNVERSIONED = 'default';

/** Name of the docs' version in the content root. */
export const CURRENT_VERSION = 'current';

/** The hosted search's name of a version of the docs. */
export const versionTag = (version: string): string => `docs-default-${version}`;
