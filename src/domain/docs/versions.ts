import type { DocsVersionSettings, VersionState } from '../content/docs-sets';

/** A version of the docs as the configuration declares it, newest first. */
export type DocsVersion = Omit<DocsVersionSettings, 'path'>;

/** A version with its pages, as far as banners need them. */
export interface PublishedVersion extends DocsVersion {
  mainDoc: string;
  /** Doc id → address. */
  docs: ReadonlyMap<string, string>;
}

/** The version readers should use. */
export const lastVersion = <V extends DocsVersion>(versions: readonly V[]): V | undefined =>
  versions.find(({ isLast }) => isLast) ?? versions[0];

/** State of a version; null for the recommended one, for those without banner, and for unknown names. */
export function versionState(name: string, versions: readonly DocsVersion[]): VersionState | null {
  const position = versions.findIndex((version) => version.name === name);
  const last = lastVersion(versions);
  if (position === -1 || last === undefined) return null;
  const banner = versions[position]?.banner;
  if (banner !== undefined) return banner === 'none' ? null : banner;
  if (last.name === name) return null;
  return position < versions.indexOf(last) ? 'unreleased' : 'unmaintained';
}

/**
 * The banner over a doc of an outdated or unreleased version: it links the same doc in the recommended version, or that
 * version's main doc.
 */
export function versionBanner(docId: string, name: string, versions: readonly PublishedVersion[]) {
  const state = versionState(name, versions);
  const last = lastVersion(versions);
  const shown = versions.find((version) => version.name === name);
  if (state === null || !last || !shown) return null;
  const permalink = last.docs.get(docId) ?? last.mainDoc;
  return { state, label: shown.label, latest: { name: last.name, label: last.label, permalink } };
}

/** Label on the badge of a doc; null while there is only one version to choose. */
export const versionBadge = (name: string, versions: readonly DocsVersion[]): string | null =>
  versions.length > 1 ? (versions.find((version) => version.name === name)?.label ?? null) : null;

/** The stored choice, or null when that version no longer exists. */
export const preferredVersion = (stored: string | null, versions: readonly DocsVersion[]): string | null =>
  versions.some(({ name }) => name === stored) ? stored : null;

/** Versions that a link may lead to, best first: the one being read, the reader's choice, the recommended one. */
export function versionCandidates(
  active: string | null,
  preferred: string | null,
  versions: readonly DocsVersion[],
): string[] {
  const wanted = [active, preferred, lastVersion(versions)?.name ?? null];
  const names = wanted.filter((name): name is string => versions.some((version) => version.name === name));
  return [...new Set(names)];
}
