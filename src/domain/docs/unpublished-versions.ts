import type { DocsSet } from '../content/docs-sets';
import { warningAt, type Problem } from '../problem/problem';

const FOUND = 'No version of the configuration has this folder: its docs are not published.';

/** Warns of folders of older versions that the configuration does not name: nothing in them is published. */
export function unpublishedVersions(files: readonly string[], sets: readonly DocsSet[]): Problem[] {
  const folders = new Set(
    files.flatMap((file) => /^(?:[\w-]+_)?versioned_docs\/version-[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  return [...folders]
    .filter((folder) => !sets.some((set) => set.folder === folder))
    .map((folder) =>
      warningAt(folder, null, FOUND, 'Name the version under docs.versions, or remove the folder.'),
    );
}
