/** Every file of shared data by address; written by `src/gatsby/nodes/shared-data.ts`, bundled for the server only. */
declare module 'tidepool-shared-data' {
  const data: Record<string, unknown>;
  export default data;
}

/** Scripts of each template by the name of its chunk; written by `src/gatsby/internals/template-scripts.ts`, for the server only. */
declare module 'tidepool-template-scripts' {
  const scripts: Record<string, string[]>;
  export default scripts;
}
