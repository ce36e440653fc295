import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What belongs to the owner of a site: the tests of the program must say the same whatever is in there. */
const OWNED = ['content', 'public'];

/** Functions that read, by module. */
const READERS = {
  sync: ['readFileSync', 'readdirSync', 'openSync', 'opendirSync', 'cpSync', 'copyFileSync'],
  promised: ['readFile', 'readdir', 'open', 'opendir', 'cp', 'copyFile'],
} as const;

type Reader = (place: unknown, ...rest: unknown[]) => unknown;

const GUARDED = Symbol.for('tidepool.guarded');

/** The folder of the owner's that a place is in, or null. */
export function ownedFolder(place: unknown, root: string): string | null {
  if (typeof place !== 'string' && !(place instanceof URL) && !Buffer.isBuffer(place)) return null;
  const file = place instanceof URL ? fileURLToPath(place) : place.toString();
  const [first = ''] = path.relative(root, path.resolve(file)).split(path.sep);
  return OWNED.includes(first) ? first : null;
}

/** Makes whoever reads the owner's content or site in this process fail, with a message that says what to read instead. */
export function guardOwnerFiles(root: string): void {
  const guard = (module: Record<string, unknown>, names: readonly string[]): void => {
    for (const name of names) {
      const read = module[name] as Reader & { [GUARDED]?: true };
      if (read[GUARDED]) continue;
      const guarded: Reader = (place, ...rest) => {
        const folder = ownedFolder(place, root);
        if (folder !== null)
          throw new Error(
            `${name} of ${String(place)}: tests of the program must not depend on ${folder}/, which is the owner's. Use tests/fixtures/site (tests/support/test-site.mjs), or move the test to tests/content.`,
          );
        return read(place, ...rest);
      };
      module[name] = Object.assign(guarded, read, { [GUARDED]: true });
    }
  };
  guard(fs as unknown as Record<string, unknown>, READERS.sync);
  guard(fs.promises as unknown as Record<string, unknown>, READERS.promised);
  syncBuiltinESMExports();
}
