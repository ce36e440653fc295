import { warningAt, type Problem } from '../problem/problem';
import type { Localized } from '../routing/locale';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from './docs-names';

/** Why a version is not the one to read: it is newer, or older. */
export type VersionState = 'unreleased' | 'unmaintained';

/** A version of the docs as the configuration declares it. */
export interface DocsVersionSettings {
  name: string;
  label: string;
  isLast: boolean;
  /** Segment of the address; by default none for the last version, `next` for the current one, the name for others. */
  path?: string | undefined;
  /** By default the position among the versions decides. */
  banner?: VersionState | 'none' | undefined;
}

interface DocsSettings {
  path: string;
  versions: readonly DocsVersionSettings[];
  instances: readonly {
    id: string;
    path?: string | undefined;
    folder?: string | undefined;
    label?: Localized | undefined;
    versions: readonly DocsVersionSettings[];
  }[];
}

/** One version of one instance of the docs. Ids of docs, sidebars, categories and tags are scoped to it. */
export interface DocsSet {
  instance: string;
  version: string;
  /** Whether readers should use this version. It is true for exactly one version of an instance. */
  isLast: boolean;
  folder: string;
  /** Address without a slash at its end; that of the root is one. */
  path: string;
  /** Address of the instance, which is that of its last version. */
  instancePath: string;
  /** Beginning of the keys of its docs: nothing for `docs/`, the folder between slashes for others. */
  keyPrefix: string;
  label: Localized | null;
}

/** The instances of the docs, the default one first. */
export const instancesOf = ({ path, versions, instances }: DocsSettings): DocsSettings['instances'] => [
  { id: DEFAULT_INSTANCE, path, folder: 'docs', versions },
  ...instances,
];

/** The docs sets of a site: the default instance first, the versions of each in the order of the configuration. */
export function docsSets(settings: DocsSettings): DocsSet[] {
  return instancesOf(settings).flatMap(({ id, path = id, folder = id, label = null, versions }) =>
    versions.map((version): DocsSet => {
      const inside = versionFolder(id, folder, version.name);
      return {
        instance: id,
        version: version.name,
        isLast: version.isLast,
        folder: inside,
        path: addressOf(path, versionSegment(version)),
        instancePath: addressOf(path),
        keyPrefix: inside === 'docs' ? '' : `/${inside}/`,
        label,
      };
    }),
  );
}

const addressOf = (...parts: string[]): string =>
  `/${parts.filter((part) => part !== '' && part !== '/').join('/')}`;

/** Folder of a version in the content root, as Docusaurus names it. */
export function versionFolder(id: string, folder: string, version: string): string {
  if (version === CURRENT_VERSION) return folder;
  return `${id === DEFAULT_INSTANCE ? '' : `${id}_`}versioned_docs/version-${version}`;
}

/** Segment of a version's addresses below that of its instance; empty for none. */
export function versionSegment({ name, isLast, path }: DocsVersionSettings): string {
  if (path !== undefined) return path;
  if (isLast) return '';
  return name === CURRENT_VERSION ? 'next' : name;
}

/** The docs set of a site that has one folder of docs. */
export const ONE_SET: readonly DocsSet[] = docsSets({
  path: 'docs',
  versions: [{ name: CURRENT_VERSION, label: 'Next', isLast: true }],
  instances: [],
});

/** Whether a site has other docs than one folder at `/docs`: pages must say which docs they belong to. */
export const hasDocsMenu = (sets: readonly DocsSet[]): boolean =>
  sets.length > 1 || sets.some(({ path, version }) => path !== '/docs' || version !== CURRENT_VERSION);

/** The docs set that a path from the content root lies in. */
export const setOfPath = (path: string, sets: readonly DocsSet[]): DocsSet | undefined =>
  sets.find(({ folder }) => path.startsWith(`${folder}/`));

/** The docs set of a doc's key. */
export const setOfKey = (key: string, sets: readonly DocsSet[]): DocsSet | undefined =>
  setOfPath(key.startsWith('/') ? key.slice(1) : `docs/${key}`, sets);

/** Warns of folders of older versions that the configuration does not name: nothing in them is published. */
export function unpublishedVersions(files: readonly string[], sets: readonly DocsSet[]): Problem[] {
  const folders = new Set(
    files.flatMap((file) => /^(?:[\w-]+_)?versioned_docs\/version-[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  const found = 'No version of the configuration has this folder: its docs are not published.';
  const fix = 'Name the version under docs.versions, or remove the folder.';
  return [...folders]
    .filter((folder) => !sets.some((set) => set.folder === folder))
    .map((folder) => warningAt(folder, null, found, fix));
}
