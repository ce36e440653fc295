import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest-cache';
import { listFiles } from './content-files';
import { PROGRAM_SOURCES } from './program-sources.mjs';

/** Versions by directory: the code of a running process does not change. */
const versions = new Map<string, string>();

/**
 * Digest of the program's code and of the locked packages. Every cache whose results depend on code includes it, so
 * that no cache keeps a list of its own sources.
 * @param directory Absolute path of the repository.
 */
export function programVersion(directory: string): string {
  const known = versions.get(directory);
  if (known !== undefined) return known;
  const version = digestOf(
    ...programFiles(directory).flatMap((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
  );
  versions.set(directory, version);
  return version;
}

/** The files of the program, without tests. */
const programFiles = (directory: string): string[] =>
  PROGRAM_SOURCES.flatMap((source) => {
    const location = path.join(directory, source);
    if (statSync(location, { throwIfNoEntry: false })?.isFile()) return [source];
    return listFiles(location).map((file) => `${source}/${file}`);
  }).filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !/\.test\.tsx?$/.test(file));
