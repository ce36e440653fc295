import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileStamp } from './file-stamp';
import { DigestCache } from './digest-cache';

/** What a file was made of when it was written, and its stamp then. */
type Written = [digest: string, stamp: string];

/** Remembers what published files were made of: one that is as the last build left it need not be made to be compared. */
export class OutputManifest {
  readonly #cache: DigestCache<Record<string, Written>>;
  readonly #folder: string;
  readonly #before: Record<string, Written>;
  readonly #now: Record<string, Written> = {};

  /**
   * @param directory Absolute path of the repository.
   * @param name Which files.
   */
  constructor(
    directory: string,
    private readonly name: string,
  ) {
    this.#folder = path.join(directory, 'public');
    this.#cache = new DigestCache(path.join(directory, 'node_modules', '.cache', 'tidepool', 'written'));
    this.#before = this.#cache.get(name) ?? {};
  }

  /** Whether a file below the published folder is there, as it was written, and made of the same. */
  isCurrent(file: string, digest: string): boolean {
    const [made, stamp] = this.#before[file] ?? [];
    return made === digest && stamp !== '' && stamp === this.#stampOf(file);
  }

  /** Notes what a file that is there now was made of. */
  note(file: string, digest: string): void {
    this.#now[file] = [digest, this.#stampOf(file)];
  }

  /** Keeps what was noted, and nothing else: files of the last build that were not are removed. */
  save(): void {
    for (const file of Object.keys(this.#before))
      if (!(file in this.#now)) rmSync(path.join(this.#folder, file), { force: true });
    this.#cache.set(this.name, this.#now);
  }

  #stampOf(file: string): string {
    return existsSync(path.join(this.#folder, file)) ? fileStamp(this.#folder, file) : '';
  }
}
