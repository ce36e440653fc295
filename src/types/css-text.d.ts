/** A style sheet as text, for scripts with their own styles; see `src/gatsby/bundling/webpack.ts`. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
