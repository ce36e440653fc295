/** Decompresses WOFF2 fonts; the package has no types. */
declare module 'wawoff2' {
  /** @returns A view of the decompressor's memory, valid until its next call. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
