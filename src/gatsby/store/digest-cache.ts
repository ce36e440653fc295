import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder of JSON files addressed by digest. It survives builds; deleting it only costs time. */
export class DigestCache<T> {
  constructor(private readonly folder: string) {}

  /** The stored value, or undefined when it is missing or damaged. */
  get(digest: string): T | undefined {
    try {
      return JSON.parse(readFileSync(this.#file(digest), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  /** Stores a value. A file appears whole or not at all, even when two builds run at once. */
  set(digest: string, value: T): void {
    const file = this.#file(digest);
    const folder = path.dirname(file);
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
    const temporary = `${file}.${String(process.pid)}`;
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, file);
  }

  #file(digest: string): string {
    return path.join(this.folder, digest.slice(0, 2), `${digest}.json`);
  }
}

/** Hex digest of texts or files; the same ones in the same order give the same digest. */
export function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
