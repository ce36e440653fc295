/** Id of the instance whose current version is the folder `docs/`. */
export const DEFAULT_INSTANCE = 'default';

/** Name of the version that is being written: the folder of the instance itself. */
export const CURRENT_VERSION = 'current';
