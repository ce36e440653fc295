import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** Characters that addresses in feeds and sitemaps never contain: a text may be cut at them. */
const BETWEEN = new Set(' \n\t"\'<>()[]\\');

/**
 * Reads a text file in parts without cutting an address. A feed of all posts is larger than anything else that a build
 * holds in memory.
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
