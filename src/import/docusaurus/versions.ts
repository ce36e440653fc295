import type { DocsVersionSettings } from '../../domain/content/docs-sets';
import { trimmed } from './old-addresses';
import type { OldDocs } from './old-site';

/**
 * The versions that Docusaurus publishes of an instance, newest first.
 * @param names Content of its `versions.json`.
 * @param isThere Whether a version has a folder.
 */
export function moveVersions(
  options: OldDocs,
  names: readonly string[],
  isThere: (name: string) => boolean = () => true,
): DocsVersionSettings[] {
  const isVersioned = names.length > 0 && options.disableVersioning !== true;
  const withCurrent = !isVersioned || options.includeCurrentVersion !== false;
  const all = [...(withCurrent ? ['current'] : []), ...(isVersioned ? names : [])];
  const published = all.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true).filter(isThere);
  const last =
    published.find((name) => name === options.lastVersion) ??
    published.find((name) => name === (isVersioned ? names[0] : 'current')) ??
    published[0];
  return published.map((name): DocsVersionSettings => {
    const { label, path, banner } = options.versions[name] ?? {};
    return {
      name,
      label: label ?? (name === 'current' ? 'Next' : name),
      isLast: name === last,
      ...(path !== undefined && { path: trimmed(path) }),
      ...(banner !== undefined && { banner }),
    };
  });
}
