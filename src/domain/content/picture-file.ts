/** Formats of pictures by the bytes their files begin with; `ftyp` is followed by a brand. */
const SIGNATURES: [kind: string, pattern: RegExp][] = [
  ['png', /^\x89PNG\r\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|mif1|heic)/],
  ['ico', /^\0\0[^]\0/],
  ['bmp', /^BM/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  [
    'svg',
    // Each alternative has one possible end, so that nothing is tried twice.
    /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i,
  ],
];

/** What the last bytes of a whole picture hold; some programs append notes of their own. */
const ENDS: Readonly<Record<string, RegExp>> = { png: /IEND/, jpeg: /\xff\xd9/, gif: /;\0*$/ };

/** Whether a picture lacks its end, as after a broken copy, by its first and last bytes and its size. */
export function isCutOff(kind: string, start: string, end: string, size: number): boolean {
  const mark = ENDS[kind];
  if (mark !== undefined) return !mark.test(end);
  // The header of a WebP says how long the rest is (RIFF).
  const length = (at: number): number => start.charCodeAt(at) * 256 ** (at - 4);
  return kind === 'webp' && [4, 5, 6, 7].map(length).reduce((sum, part) => sum + part) + 8 > size;
}

/** How many bytes of a file {@link pictureKind} needs, from its start, and {@link isCutOff} from its end, too. */
export const SIGNATURE_BYTES = 4096;

/** Format of a picture by its first bytes, one character each; null for anything else. */
export function pictureKind(start: string): string | null {
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
