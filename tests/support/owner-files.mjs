/** Keeps the tests of the program independent of what the owner of a site writes. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The owner's folders: tests of the program must have the same results whatever they contain. */
const OWNED = ['content', 'public'];

/** Functions that read, by module. */
const READERS = {
  sync: ['readFileSync', 'readdirSync', 'openSync', 'opendirSync', 'cpSync', 'copyFileSync'],
  promised: ['readFile', 'readdir', 'open', 'opendir', 'cp', 'copyFile'],
};

const GUARDED = Symbol.for('tidepool.guarded');

/**
 * The owner's folder that contains a path, or null.
 * @param {unknown} place A path in any form that Node's functions accept.
 * @param {string} root The repository.
 */
export function ownedFolder(place, root) {
  if (typeof place !== 'string' && !(place instanceof URL) && !Buffer.isBuffer(place)) return null;
  const file = place instanceof URL ? fileURLToPath(place) : place.toString();
  const [first = ''] = path.relative(root, path.resolve(file)).split(path.sep);
  return OWNED.includes(first) ? first : null;
}

/**
 * Makes every read of the owner's content or site in this process fail, with a message that says what to read instead.
 * @param {string} root The repository.
 */
export function guardOwnerFiles(root) {
  guard(/** @type {Readers} */ (/** @type {unknown} */ (fs)), READERS.sync, root);
  guard(/** @type {Readers} */ (/** @type {unknown} */ (fs.promises)), READERS.promised, root);
  syncBuiltinESMExports();
}

/** @typedef {((place: unknown, ...rest: unknown[]) => unknown) & { [GUARDED]?: true }} Reader */
/** @typedef {Record<string, Reader>} Readers */

/** @param {Readers} module @param {string[]} names @param {string} root */
function guard(module, names, root) {
  for (const name of names) {
    const read = module[name];
    if (read === undefined || read[GUARDED]) continue;
    /** @type {Reader} */
    const guarded = (place, ...rest) => {
      const folder = ownedFolder(place, root);
      if (folder !== null)
        throw new Error(
          `${name} of ${String(place)}: tests of the program must not depend on ${folder}/, which is the owner's. Use tests/fixtures/site (tests/support/test-site.mjs), or move the test to tests/content.`,
        );
      return read(place, ...rest);
    };
    module[name] = Object.assign(guarded, read, { [GUARDED]: /** @type {const} */ (true) });
  }
}
