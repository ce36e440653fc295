/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Pixels a picture may have: as many as a camera's. Work on one takes four bytes of memory for each. */
export const MAX_PIXELS = 50_000_000;

/** How many bytes of a file {@link pictureSize} may have to see: photographs begin with notes of the camera. */
export const SIZE_BYTES = 256 * 1024;

/**
 * The size of a picture by what its file says of itself, so that nothing is unpacked to know it; null where it does not
 * say.
 * @param start The file's first bytes, one character each.
 */
export function pictureSize(kind: string, start: string): PictureSize | null {
  const byte = (at: number): number => start.charCodeAt(at) || 0;
  const big = (at: number, length: number): number =>
    Array.from({ length }).reduce<number>((sum, _, index) => sum * 256 + byte(at + index), 0);
  const little = (at: number, length: number): number =>
    Array.from({ length }).reduceRight<number>((sum, _, index) => sum * 256 + byte(at + index), 0);
  switch (kind) {
    case 'png':
      return { width: big(16, 4), height: big(20, 4) };
    case 'gif':
      return { width: little(6, 2), height: little(8, 2) };
    case 'bmp':
      return { width: little(18, 4), height: little(22, 4) };
    case 'webp':
      if (start.startsWith('VP8X', 12)) return { width: little(24, 3) + 1, height: little(27, 3) + 1 };
      if (start.startsWith('VP8L', 12))
        return { width: (little(21, 2) & 0x3fff) + 1, height: ((little(21, 4) >>> 14) & 0x3fff) + 1 };
      return { width: little(26, 2) & 0x3fff, height: little(28, 2) & 0x3fff };
    case 'avif': {
      const at = start.indexOf('ispe');
      return at < 0 ? null : { width: big(at + 8, 4), height: big(at + 12, 4) };
    }
    case 'jpeg':
      return jpegSize(big);
    default:
      return null;
  }
}

/** The size is in the frame header, after segments that each say how long they are. */
function jpegSize(big: (at: number, length: number) => number): PictureSize | null {
  for (let at = 2; at < SIZE_BYTES; at += 2 + big(at + 2, 2)) {
    if (big(at, 1) !== 0xff) return null;
    const marker = big(at + 1, 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: big(at + 7, 2), height: big(at + 5, 2) };
  }
  return null;
}
