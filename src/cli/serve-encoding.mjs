/** Compressed bodies and their validators. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { typeOf } from './serve-files.mjs';

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest|wasm)|image\/(svg|x-icon))/;
const SMALLEST_COMPRESSED = 860;
const MEMORY_FOR_COMPRESSED = 64 * 1024 * 1024;

const ENCODINGS = [
  {
    name: 'br',
    extension: '.br',
    /** @param {Buffer} body */
    compress: (body) =>
      promisify(zlib.brotliCompress)(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  {
    name: 'gzip',
    extension: '.gz',
    /** @param {Buffer} body */
    compress: (body) => promisify(zlib.gzip)(body, { level: 9 }),
  },
];

/**
 * Makes a function that gives a file's body in the best encoding that a client accepts. A precompressed file next to it
 * (`.br`, `.gz`) is used; otherwise each version of a file is compressed once and kept in memory.
 * @returns {(file: string, accepted: string) => Promise<{ body: Buffer, encoding: string | null, etag: string }>}
 */
export function createEncoder() {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  let size = 0;

  return async (file, accepted) => {
    const plain = await readFile(file);
    const digest = createHash('sha1').update(plain).digest('base64url');
    const encoding =
      COMPRESSIBLE.test(typeOf(file)) && plain.length >= SMALLEST_COMPRESSED ? choose(accepted) : null;
    if (encoding === null) return { body: plain, encoding: null, etag: `"${digest}"` };

    const key = `${digest}${encoding.extension}`;
    let body = compressed.get(key);
    if (body === undefined) {
      body = existsSync(file + encoding.extension)
        ? await readFile(file + encoding.extension)
        : await encoding.compress(plain);
      size += body.length;
      if (size > MEMORY_FOR_COMPRESSED) {
        compressed.clear();
        size = body.length;
      }
      compressed.set(key, body);
    }
    return { body, encoding: encoding.name, etag: `"${digest}-${encoding.name}"` };
  };
}

/** The best encoding that an Accept-Encoding header allows. @param {string} accepted */
function choose(accepted) {
  const offers = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.trim().split(/\s*;\s*/);
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
      }),
  );
  return ENCODINGS.find(({ name }) => offers.get(name) ?? offers.get('*')) ?? null;
}

/**
 * Whether an If-None-Match header contains a validator.
 * @param {string | undefined} header
 * @param {string} etag
 */
export function matchesEtag(header, etag) {
  const values = header?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? [];
  return values.includes(etag) || values.includes('*');
}
