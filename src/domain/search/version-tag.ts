/** The hosted search's version of unversioned pages. */
export const UNVERSIONED = 'default';

/** The hosted search's name of a version of the docs. */
export const versionTag = (version: string, instance = 'default'): string => `docs-${instance}-${version}`;
