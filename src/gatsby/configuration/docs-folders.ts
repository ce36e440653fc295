import { statSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { docsSets } from '../../domain/content/docs-sets';
import { errorAt, type Problem, type SourcePosition } from '../../domain/problem/problem';
import { placeOf as placeInDocs } from '../../site/docs-settings';
import type { SiteConfig } from '../../site/schema';

/** Reports docs of the configuration whose folder no content root has. A site may have no docs at all. */
export function checkDocsFolders(
  { docs, contentRoots }: Pick<SiteConfig, 'docs' | 'contentRoots'>,
  root: string,
  placeOf: (path: readonly PropertyKey[]) => SourcePosition | null,
): Problem[] {
  const roots = [root, ...contentRoots.map((folder) => path.resolve(root, folder))];
  const isFolder = (inRoot: string): boolean =>
    roots.some((each) => statSync(path.join(each, inRoot), { throwIfNoEntry: false })?.isDirectory());
  return docsSets(docs).flatMap(({ instance, version, folder }) => {
    const isOptional =
      instance === DEFAULT_INSTANCE && version === CURRENT_VERSION && docs.versions.length === 1;
    if (isOptional || isFolder(folder)) return [];
    const place = ['docs', ...placeInDocs(docs, instance, version)];
    return [
      errorAt(
        'site.yml',
        placeOf(place),
        `"${place.join('.')}": there is no folder "${folder}".`,
        'Make it in the content root, or remove the version from the configuration.',
      ),
    ];
  });
}
