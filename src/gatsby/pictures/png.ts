import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits per palette index, and the colour type "palette". */
const INDEXED = [8, 3];

/**
 * Writes a PNG with a palette (ISO/IEC 15948).
 * @param pixels A palette index per pixel, row by row.
 * @param palette Three bytes per colour.
 */
export function encodePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  palette: readonly number[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  // Every row begins with its filter type: 0 (none), because palette indices have no gradients to predict.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 2, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const result = Buffer.alloc(named.length + 8);
  result.writeUInt32BE(data.length, 0);
  named.copy(result, 4);
  result.writeUInt32BE(crc32(named), named.length + 4);
  return result;
}
