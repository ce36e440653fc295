/** A style sheet as text, for scripts that bring their own; see `src/gatsby/bundling/webpack.ts`. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
