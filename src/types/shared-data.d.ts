/** All shared data by address; written by `src/gatsby/nodes/shared-data.ts` and bundled for the renderer only. */
declare module 'tidepool-shared-data' {
  const data: Record<string, unknown>;
  export default data;
}

/**
 * Scripts of each template by chunk name, and the style sheets; written by `src/gatsby/internals/template-scripts.ts`,
 * for the renderer only.
 */
declare module 'tidepool-template-scripts' {
  const scripts: Record<string, string[]>;
  export default scripts;
}
