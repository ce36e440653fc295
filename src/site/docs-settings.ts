import { z } from 'zod';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from '../domain/content/docs-names';
import { docsSets } from '../domain/content/docs-sets';
import { addressFault, pathFault } from '../domain/routing/address-fault';
import { normalisePath } from '../domain/routing/paths';
import { count, localizedText, text } from './fields';

/** Parts of the configuration's schema about the docs: where they are, their versions and further instances. */

const isAddress = (value: string): boolean =>
  /^[\p{L}\p{N}._~/-]+$/u.test(value) && pathFault(`/${value}/`) === null;

const PATH_FIX = 'is not a path → Write names and "/" between them, such as docs or handbook/guide';

const docsPath = text.refine(isAddress, PATH_FIX);

/** The root of the site, too: its `index` is the home page then. */
const docsRoot = text.refine((value) => value === '/' || isAddress(value), PATH_FIX);

const versions = z
  .array(
    z.strictObject({
      name: docsPath
        .refine((name) => !name.includes('/'), 'is not a name → Use letters, digits, ".", "-" and "_"')
        .describe('Stable name; "current" is what the folder of the docs itself holds'),
      label: text.describe('Name shown to readers'),
      isLast: z.boolean().describe('The version to read; its docs have no banner'),
      path: z
        .string()
        .refine((value) => value === '' || isAddress(value), PATH_FIX)
        .optional()
        .describe(
          'Part of the address; by default none for the version to read, "next" for the current one, the name for others',
        ),
      banner: z
        .enum(['unreleased', 'unmaintained', 'none'])
        .optional()
        .describe('Banner over its docs; by default that of a newer or an older version'),
    }),
  )
  .refine(
    (list) => list.filter(({ isLast }) => isLast).length === 1,
    'does not name the version to read → Set "isLast" in exactly one',
  )
  .refine(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'names a version twice → Give every version its own name',
  )
  .default([{ name: CURRENT_VERSION, label: 'Next', isLast: true }]);

/** Folders of the content root that hold something else. */
const TAKEN_FOLDERS = ['docs', 'blog', 'pages', 'data', 'static'];

const instance = z.strictObject({
  id: text
    .regex(/^[\w-]+$/, 'is not an id → Use letters, digits, "-" and "_"')
    .refine((id) => id !== DEFAULT_INSTANCE, 'is the name of the docs in docs/ → Choose another id')
    .describe('Stable name, also of the folder of its older versions'),
  path: docsRoot.optional().describe('Address of its docs, / for the root of the site; without it the id'),
  folder: docsPath.optional().describe('Folder of the content root; without it the id'),
  label: localizedText.optional().describe('Name shown to readers'),
  versions: versions.describe('Versions of its docs, newest first'),
});

/** Schema of `docs`. */
export const docs = z
  .strictObject({
    autoCollapseCategories: z.boolean().default(true).describe('Opening a category closes its siblings'),
    recommendedCount: count(0).default(3).describe('Docs of "Recommended" under a doc'),
    path: docsRoot.default('docs').describe('Address of the docs in docs/, / for the root of the site'),
    versions: versions.describe(
      'Versions of the docs, newest first: docs/, and the folders versioned_docs/version-NAME',
    ),
    instances: z
      .array(instance)
      .default([])
      .describe('Further docs with their own folder, address and sidebars'),
  })
  .superRefine((settings, context) => {
    const sets = docsSets(settings);
    sets.forEach(({ path, folder, instance: id, version }, at) => {
      const earlier = sets.slice(0, at);
      const message = earlier.some((other) => normalisePath(other.path) === normalisePath(path))
        ? `has the address ${path}, which another version or instance has → Give one of them another "path"`
        : earlier.some((other) => isWithin(folder, other.folder))
          ? `has the folder ${folder}, which lies in that of other docs → Give it another "folder" or "id"`
          : /^\/blog(\/|$)/.test(normalisePath(path))
            ? 'has an address of the blog → Give it another "path"'
            : addressFault(path);
      if (message !== null)
        context.addIssue({ code: 'custom', path: placeOf(settings, id, version), message });
    });
    settings.instances.forEach(({ folder, id }, at) => {
      const [top = ''] = (folder ?? id).split('/');
      if (!TAKEN_FOLDERS.includes(top)) return;
      context.addIssue({
        code: 'custom',
        path: ['instances', at, folder === undefined ? 'id' : 'folder'],
        message: `names the folder ${top}/, which holds something else → Name a folder of its own`,
      });
    });
  });

const isWithin = (a: string, b: string): boolean =>
  `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

/** The docs' part of the configuration, as far as its places depend on it. */
interface Placed {
  versions: readonly { name: string }[];
  instances: readonly { id: string; versions: readonly { name: string }[] }[];
}

/** Path of a version in the docs' part of the configuration. */
export function placeOf({ versions: main, instances }: Placed, id: string, version: string): PropertyKey[] {
  const at = instances.findIndex((each) => each.id === id);
  const own = id === DEFAULT_INSTANCE ? main : (instances[at]?.versions ?? []);
  const inside = ['versions', own.findIndex(({ name }) => name === version)];
  return id === DEFAULT_INSTANCE ? inside : ['instances', at, ...inside];
}
