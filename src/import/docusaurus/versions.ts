import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import type { DocsVersionSettings } from '../../domain/content/docs-sets';
import { trimmed } from './old-addresses';
import type { OldDocs } from './old-site';

/** The versions that Docusaurus publishes of an instance, newest first; `names` is what its `versions.json` says. */
export function moveVersions(
  { disableVersioning, includeCurrentVersion, onlyIncludeVersions, lastVersion, versions }: OldDocs,
  names: readonly string[],
  isThere: (name: string) => boolean = () => true,
): DocsVersionSettings[] {
  const old = disableVersioning === true ? [] : names;
  const all = old.length > 0 && includeCurrentVersion === false ? old : ['current', ...old];
  const published = all.filter((name) => onlyIncludeVersions?.includes(name) ?? true).filter(isThere);
  const last = [lastVersion, old[0] ?? 'current', published[0]].find((name) =>
    published.includes(name ?? ''),
  );
  return published.map((name) => {
    const { label = name === 'current' ? 'Next' : name, path, banner } = versions[name] ?? {};
    const own = { ...(path !== undefined && { path: trimmed(path) }), ...(banner && { banner }) };
    return { name, label, isLast: name === last, ...own };
  });
}

/** The path of an instance here: one at the root of the old site may need a path of its own. */
export const newDocsPath = (
  { id, routeBasePath }: Pick<OldDocs, 'id' | 'routeBasePath'>,
  mayHaveRoot: boolean,
): string => routeBasePath || (mayHaveRoot ? '/' : id === DEFAULT_INSTANCE ? 'docs' : id);
