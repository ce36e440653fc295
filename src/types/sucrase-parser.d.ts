/** The part of Sucrase's parser that the playground uses; the package's types are in another module. */
declare module 'sucrase/dist/parser/index.js' {
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { tokens: { start: number; end: number }[] };
}
