import { digestSources, PROGRAM_SOURCES } from './program-sources.mjs';

/** Versions by directory: the code of a running process does not change. */
const versions = new Map<string, string>();

/**
 * Digest of the program's code and of the locked packages. Every cache whose results depend on code includes it, so
 * that no cache keeps a list of its own sources.
 * @param directory Absolute path of the repository.
 */
export function programVersion(directory: string): string {
  const version = versions.get(directory) ?? digestSources(directory, PROGRAM_SOURCES);
  versions.set(directory, version);
  return version;
}
