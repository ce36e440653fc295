import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** What no address holds as feeds and sitemaps write it: a text may be cut here. */
const BETWEEN = new Set(' \n\t"\'<>()[]\\');

/**
 * A text file in parts that cut no address: a feed of all posts is larger than all else a build has in memory.
 * @param size Bytes read at a time.
 */
export function* textParts(file: string, size = 2 ** 21): Generator<string> {
  const input = openSync(file, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const bytes = Buffer.alloc(size);
    let left = '';
    for (let length = size; length > 0;) {
      length = readSync(input, bytes);
      const text = left + (length > 0 ? decoder.write(bytes.subarray(0, length)) : decoder.end());
      let end = text.length;
      while (length > 0 && end > 0 && !BETWEEN.has(text.charAt(end - 1))) end--;
      left = text.slice(end);
      if (end > 0) yield text.slice(0, end);
    }
  } finally {
    closeSync(input);
  }
}
