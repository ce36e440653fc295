/** Folders with all code whose results are cached: `.dependency-cruiser.mjs` keeps their imports inside of them. */
export const PROGRAM_FOLDERS = ['src/domain', 'src/gatsby', 'src/i18n', 'src/site'];

/** The program as files and folders: its code and the locked packages. Every cache of its results depends on them. */
export const PROGRAM_SOURCES = [...PROGRAM_FOLDERS, 'package-lock.json'];
