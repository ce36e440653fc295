import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest-cache';

/** Where a result is stored: a range of bytes in an open file. */
interface StoredRange {
  file: number;
  start: number;
  length: number;
}

/**
 * Results computed from texts, kept between builds in one file: a line for each, with the text's digest and JSON.
 * Results that a build does not ask for are dropped, so the file does not grow. Memory holds the positions of the
 * results, not the results.
 */
export class ResultCache<T> {
  readonly #file: string;
  readonly #version: string;
  readonly #ranges = new Map<string, StoredRange>();
  /** Digests of the results in the new file. */
  readonly #kept = new Set<string>();
  #before: number | null = null;
  readonly #now: number;
  #end = 0;

  /**
   * @param directory Absolute path of the repository.
   * @param name Name of the cache.
   * @param version Version of the code that makes the results; results of another version are not used again.
   */
  constructor(directory: string, name: string, version: string) {
    this.#file = path.join(directory, 'node_modules', '.cache', 'tidepool', `${name}.txt`);
    this.#version = version;
    if (existsSync(this.#file)) this.#readRanges();
    mkdirSync(path.dirname(this.#file), { recursive: true });
    this.#now = openSync(`${this.#file}.new`, 'w+');
    this.#write(this.#version);
  }

  /** The result for a text, computed if it is unknown. It must be plain data. */
  get(text: string, make: () => T): T {
    const key = digestOf(text);
    let json = this.#read(key);
    // A damaged line is computed again.
    let result = json === undefined ? undefined : (parse(json) as T | undefined);
    if (json === undefined || result === undefined) {
      json = JSON.stringify(make());
      // Parsed from JSON because of V8's sliced strings: a substring keeps the whole text in memory, and results are
      // held for all pages.
      result = JSON.parse(json) as T;
    }
    this.#keep(key, json);
    return result;
  }

  /** Whether the result for a text is known. */
  has(text: string): boolean {
    return this.#ranges.has(digestOf(text));
  }

  /** Stores a result, as JSON, that was computed elsewhere. */
  put(text: string, json: string): void {
    this.#keep(digestOf(text), json);
  }

  /** Saves the results that were asked for. Nothing can be asked for afterwards. */
  save(): void {
    closeSync(this.#now);
    if (this.#before !== null) closeSync(this.#before);
    renameSync(`${this.#file}.new`, this.#file);
  }

  #readRanges(): void {
    const lines = readFileSync(this.#file);
    const endOf = (start: number): number => {
      const end = lines.indexOf('\n', start);
      return end < 0 ? lines.length : end;
    };
    let end = endOf(0);
    if (lines.toString('utf8', 0, end) !== this.#version) return;
    this.#before = openSync(this.#file, 'r');
    for (let start = end + 1; start < lines.length; start = end + 1) {
      end = endOf(start);
      const space = lines.indexOf(' ', start);
      const key = lines.toString('latin1', start, space);
      this.#ranges.set(key, { file: this.#before, start: space + 1, length: end - space - 1 });
    }
  }

  #read(key: string): string | undefined {
    const range = this.#ranges.get(key);
    if (!range) return undefined;
    const bytes = Buffer.alloc(range.length);
    readSync(range.file, bytes, 0, range.length, range.start);
    return bytes.toString();
  }

  #keep(key: string, json: string): void {
    if (this.#kept.has(key)) return;
    this.#kept.add(key);
    this.#write(`\n${key} `);
    const start = this.#end;
    this.#write(json);
    this.#ranges.set(key, { file: this.#now, start, length: this.#end - start });
  }

  #write(text: string): void {
    this.#end += writeSync(this.#now, text);
  }
}

/** Parses JSON; undefined if it is invalid. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
