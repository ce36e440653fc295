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

/** How many bytes of a file {@link pictureKind} needs. */
export const SIGNATURE_BYTES = 4096;

/** Format of a picture by its first bytes, one character each; null for anything else. */
export function pictureKind(start: string): string | null {
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
