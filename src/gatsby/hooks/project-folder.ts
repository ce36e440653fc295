import type { Store } from 'gatsby';

/** Absolute path of the repository; Gatsby's store is untyped. */
export function projectFolder(store: Store): string {
  const getState = store.getState as () => { program: { directory: string } };
  return getState().program.directory;
}
