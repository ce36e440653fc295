/** Every file of shared data by address; written by `src/gatsby/shared-data.ts`, bundled for the server only. */
declare module 'tidepool-shared-data' {
  const data: Record<string, unknown>;
  export default data;
}
