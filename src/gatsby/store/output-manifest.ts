import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileStamp } from './file-stamp';
import { DigestCache } from './digest-cache';

/** Digest of a file's inputs when it was written, and its stamp then. */
type Written = [digest: string, stamp: string];

/** Remembers the inputs of published files, so that an unchanged file need not be made again just to be compared. */
export class OutputManifest {
  readonly #cache: DigestCache<Record<string, Written>>;
  readonly #folder: string;
  readonly #before: Record<string, Written>;
  readonly #now: Record<string, Written> = {};

  /**
   * @param directory Absolute path of the repository.
   * @param name Name of this set of files.
   */
  constructor(
    directory: string,
    private readonly name: string,
  ) {
    this.#folder = path.join(directory, 'public');
    this.#cache = new DigestCache(path.join(directory, 'node_modules', '.cache', 'tidepool', 'written'));
    this.#before = this.#cache.get(name) ?? {};
  }

  /** Whether a published file is unchanged and was made from the same inputs. */
  isCurrent(file: string, digest: string): boolean {
    const [made, stamp] = this.#before[file] ?? [];
    return made === digest && stamp !== '' && stamp === this.#stampOf(file);
  }

  /** Records the inputs of a file that has been written. */
  note(file: string, digest: string): void {
    this.#now[file] = [digest, this.#stampOf(file)];
  }

  /** Saves what was recorded, and removes files of the last build that were not recorded again. */
  save(): void {
    for (const file of Object.keys(this.#before))
      if (!(file in this.#now)) rmSync(path.join(this.#folder, file), { force: true });
    this.#cache.set(this.name, this.#now);
  }

  #stampOf(file: string): string {
    return existsSync(path.join(this.#folder, file)) ? fileStamp(this.#folder, file) : '';
  }
}
