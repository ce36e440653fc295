import { digestSources, PROGRAM_SOURCES } from './program-sources.mjs';

const versions = new Map<string, string>();

/** Digest of the program's code and the locked packages; every cache of results includes it. */
export function programVersion(directory: string): string {
  const version = versions.get(directory) ?? digestSources(directory, PROGRAM_SOURCES);
  versions.set(directory, version);
  return version;
}
