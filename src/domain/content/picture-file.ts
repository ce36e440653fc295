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
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*?\?>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i,
  ],
];

/** How many bytes of a file {@link pictureKind} needs. */
export const SIGNATURE_BYTES = 4096;

/** Format of a picture by its first bytes, one character each; null for anything else. */
export function pictureKind(start: string): string | null {
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** Parts of an SVG file that run code in the browser of someone who opens it. */
const ACTIVE =
  /<(?:[\w-]+:)?(script|iframe|object|embed|handler|listener)\b|\s(on[a-z]+)\s*=|(?:href|src|to|from|values)\s*=\s*["']\s*((?:javascript|vbscript|data:text)[^"']*)/i;

/** What a drawing would fetch from another site: anything but the target of a link. And what its parser would multiply. */
const FOREIGN =
  /<!(ENTITY)\b|<(?!a\b|svg:a\b)[\w:-]+\s[^<>]*?\bhref\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]*)|(?:url\(\s*|@import\s+)["']?\s*((?:https?:)?\/\/[^"')\s>]*)|<\?xml-stylesheet[^>]*?href\s*=\s*["']([^"']*)/i;

/** What a drawing takes from elsewhere: a picture, font or style sheet of another site, or an entity. Null for nothing. */
export function foreignContent(svg: string) {
  const match = FOREIGN.exec(svg);
  if (!match) return null;
  const [, entity, ...addresses] = match;
  const what = entity ? `<!${entity}>` : `"${addresses.find(Boolean) ?? ''}"`;
  return { line: svg.slice(0, match.index).split('\n').length, what };
}

/** A place in a drawing where it holds code. Null for a plain drawing. */
export function activeContent(svg: string) {
  // Character references spell addresses too; line ends stay where they are.
  const text = svg.replace(/&#(x[\da-f]+|\d+);?/gi, (whole, code: string) => {
    const point = code.startsWith('x') || code.startsWith('X') ? parseInt(code.slice(1), 16) : Number(code);
    return point > 32 && point < 127 ? String.fromCharCode(point) : point <= 32 ? '' : whole;
  });
  const match = ACTIVE.exec(text);
  if (!match) return null;
  const [whole, element, handler, address] = match;
  const what = element ? `<${element}>` : handler ? `the attribute "${handler}"` : `"${address ?? whole}"`;
  const start = match.index + (/^\s*\n/.exec(whole)?.[0].length ?? 0);
  return { line: text.slice(0, start).split('\n').length, what };
}
