/** The part of Sucrase's parser that the playground reads; the package describes it elsewhere. */
declare module 'sucrase/dist/parser/index.js' {
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { tokens: { start: number; end: number }[] };
}
