/** A short name for a text: FNV-1a of its characters in hexadecimal, twice. It protects nothing. */
export const textHash = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x01000193);

function fnv(text: string, start: number): string {
  let state = start;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, '0');
}
