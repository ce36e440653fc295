/**
 * Keeps `public/` unchanged until a build succeeds.
 *
 * Gatsby can only write to `public/`, and a warm build needs what the last one left there. So the folder is copied
 * before a build (hard links would not do, because Gatsby rewrites files in place), and after a failed or interrupted
 * build the copy replaces it. A copy found at the start belongs to a build that was killed before it could do that, and
 * is restored first.
 *
 * Gatsby's own state must not be newer than the output it describes, so restoring a copy drops that state as well.
 */
import { constants, cpSync, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dropGatsbyState } from '../gatsby/store/stale-state.mjs';

/**
 * Makes a copy of `public/`. `restore` puts it back (or removes the folder, if there was none); `discard` accepts the
 * new output.
 * @param {string} root Folder that holds `public/` and `.cache/`.
 */
export async function saveOutput(root) {
  const output = path.join(root, 'public');
  const backup = path.join(root, '.public-backup');
  // Only a complete copy gets the name that is restored from.
  const copy = path.join(root, '.public-copy');

  const putBack = async () => {
    await rm(output, { recursive: true, force: true });
    if (existsSync(backup)) await rename(backup, output);
    await dropGatsbyState(root);
  };
  if (existsSync(backup)) await putBack();
  await rm(copy, { recursive: true, force: true });
  if (existsSync(output)) {
    cpSync(output, copy, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
    await rename(copy, backup);
  }
  return { restore: putBack, discard: () => rm(backup, { recursive: true, force: true }) };
}
