const CODE = /^(`{3,}|~{3,})[^]*?^\1.*$/gm;

/**
 * The first line of a text, from 0, that is still one of those that `npm run new` writes, outside of code blocks; -1
 * without one.
 */
export const placeholderLine = (body: string, lines: readonly string[]): number =>
  body
    .replace(CODE, (block) => block.replace(/.+/g, ''))
    .split('\n')
    .findIndex((line) => lines.includes(line.trim()));
