import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeDigest, digestOf } from './compile-cache';

/**
 * Results of work on texts, kept from one build to the next in one file. What a build does not ask for is dropped, so
 * the file does not grow.
 */
export class KeptResults<T> {
  readonly #file: string;
  readonly #version: string;
  readonly #before = new Map<string, string>();
  readonly #now = new Map<string, string>();

  /**
   * @param directory Absolute path of the repository.
   * @param name What is kept.
   * @param sources Files and folders whose code makes the results; results of other code are not used again.
   */
  constructor(directory: string, name: string, sources: readonly string[]) {
    this.#file = path.join(directory, 'node_modules', '.cache', 'tidepool', `${name}.txt`);
    this.#version = codeDigest(directory, sources);
    if (!existsSync(this.#file)) return;
    const [version, ...lines] = readFileSync(this.#file, 'utf8').split('\n');
    if (version !== this.#version) return;
    for (const line of lines) this.#before.set(line.slice(0, line.indexOf(' ')), line);
  }

  /** The result for a text, made if it is not known. It must be plain data. */
  get(text: string, make: () => T): T {
    const key = digestOf(text);
    const known = this.#before.get(key);
    // A damaged line is made again.
    const kept = known === undefined ? undefined : (parse(known.slice(key.length + 1)) as T | undefined);
    if (known !== undefined && kept !== undefined) {
      this.#now.set(key, known);
      return kept;
    }
    const json = JSON.stringify(make());
    this.#now.set(key, `${key} ${json}`);
    // Read back: what is cut out of a text holds all of it in memory, and results are held for all pages.
    return JSON.parse(json) as T;
  }

  /** Keeps what was asked for. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const file = openSync(this.#file, 'w');
    try {
      writeSync(file, this.#version);
      for (const line of this.#now.values()) writeSync(file, `\n${line}`);
    } finally {
      closeSync(file);
    }
  }
}

/** Undefined for what is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
