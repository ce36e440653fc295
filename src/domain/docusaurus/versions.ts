import type { OldDocs } from './old-site';

/** A version of the docs, as `docs.versions` of the configuration lists it. */
export interface MovedVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** Segment of its addresses if it is not the usual one. */
  path?: string;
  banner?: string;
}

/**
 * The versions that Docusaurus publishes of an instance, newest first.
 * @param names Content of its `versions.json`.
 */
export function moveVersions(options: OldDocs, names: readonly string[]): MovedVersion[] {
  const isVersioned = names.length > 0 && options.disableVersioning !== true;
  const withCurrent = !isVersioned || options.includeCurrentVersion !== false;
  const all = [...(withCurrent ? ['current'] : []), ...(isVersioned ? names : [])];
  const published = all.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last =
    published.find((name) => name === options.lastVersion) ??
    published.find((name) => name === (isVersioned ? names[0] : 'current')) ??
    published[0];
  return published.map((name): MovedVersion => {
    const { label, path, banner } = options.versions[name] ?? {};
    return {
      name,
      label: label ?? (name === 'current' ? 'Next' : name),
      isLast: name === last,
      ...(path !== undefined && { path: path.replace(/^\/+|\/+$/g, '') }),
      ...(banner !== undefined && ['none', 'unreleased', 'unmaintained'].includes(banner) && { banner }),
    };
  });
}

/** The segment of a version's addresses below those of its instance. */
export const versionSegment = ({ name, isLast, path }: MovedVersion): string =>
  path ?? (isLast ? '' : name === 'current' ? 'next' : name);
