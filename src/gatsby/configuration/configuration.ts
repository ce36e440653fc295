import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkData, parseYaml } from '../../domain/content/front-matter';
import { compareProblems, errorAt, type SourcePosition, type Problem } from '../../domain/problem/problem';
import { siteSchema, type SiteConfig } from '../../site/schema';
import { onlyLanguage, withAllLanguages } from '../../site/one-language';
import { contentRoot } from './content-root';
import { checkDocsFolders } from './docs-folders';
import { objectPlaces } from './object-places';

/** Configuration file of a content root, in its folder. */
export const SITE_FILE = 'site.yml';
/** The owner's configuration file, in the repository. */
export const OWN_FILE = 'src/site/config.ts';
/** Environment variable that holds a content root's resolved configuration as JSON. */
export const SITE_VARIABLE = 'GATSBY_SITE_CONFIG';

/** A configuration and the positions of its values. */
export interface Configuration {
  /** Name of the file in messages. */
  file: string;
  /** Null when something is wrong with it. */
  config: SiteConfig | null;
  problems: Problem[];
  /** Position of the value at a path, or of its nearest parent that is written. */
  placeOf: (path: readonly PropertyKey[]) => SourcePosition | null;
}

/**
 * Reads the configuration of a content root.
 * @returns null where the content root has none.
 */
export function readSiteFile(root: string): Configuration | null {
  const location = path.join(root, SITE_FILE);
  if (!existsSync(location)) return null;
  const problems: Problem[] = [];
  const data = parseYaml(readFileSync(location, 'utf8'), SITE_FILE, 1, problems);
  const locale = onlyLanguage(data?.value);
  const complete = data && { ...data, value: locale ? withAllLanguages(data.value, locale) : data.value };
  const config = complete && checkData(siteSchema, complete, SITE_FILE, problems);
  const placeOf = data?.placeOf ?? (() => null);
  if (config) problems.push(...checkFolders(config, root, { file: SITE_FILE, placeOf }));
  return { file: SITE_FILE, config, problems: problems.sort(compareProblems), placeOf };
}

/**
 * Checks the owner's configuration.
 * @param value What the module exports.
 * @param directory Absolute path of the repository.
 */
export function checkOwn(value: unknown, directory: string): Configuration {
  const problems: Problem[] = [];
  const placeOf = ownPlaces(directory);
  const config = checkData(siteSchema, { value, placeOf }, OWN_FILE, problems);
  if (config) problems.push(...checkFolders(config, contentRoot(directory), { file: OWN_FILE, placeOf }));
  return { file: OWN_FILE, config, problems: problems.sort(compareProblems), placeOf };
}

/** Reports folders that the configuration names and that do not exist. */
const checkFolders = (...args: Parameters<typeof checkRoots>): Problem[] => [
  ...checkRoots(...args),
  ...checkDocsFolders(...args),
];

/** Reports additional content roots that are not folders, or that share files with another content root. */
function checkRoots(
  { contentRoots }: SiteConfig,
  root: string,
  { file, placeOf }: Pick<Configuration, 'file' | 'placeOf'>,
): Problem[] {
  const known = [root];
  return contentRoots.flatMap((written, index) => {
    const folder = path.resolve(root, written);
    const shared = known.find((other) => isWithin(folder, other) || isWithin(other, folder));
    known.push(folder);
    const place = placeOf(['contentRoots', index]);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      return [
        errorAt(
          file,
          place,
          `"contentRoots": there is no folder "${written}".`,
          `Make ${folder}, or correct the path (from the content root).`,
        ),
      ];
    if (shared === undefined) return [];
    return [
      errorAt(
        file,
        place,
        `"contentRoots": the folder "${written}" and ${shared} have files in common.`,
        'Name folders that do not contain each other.',
      ),
    ];
  });
}

const isWithin = (folder: string, other: string): boolean =>
  `${folder}${path.sep}`.startsWith(`${other}${path.sep}`);

/**
 * Value of the environment variable for a content root; empty when the owner's configuration applies or the content
 * root's is invalid.
 */
export function siteVariable(configuration: Configuration | null): string {
  return configuration?.config ? JSON.stringify(configuration.config) : '';
}

const ownPlaces = (directory: string): Configuration['placeOf'] =>
  objectPlaces(readFileSync(path.join(directory, OWN_FILE), 'utf8'), 'own');

/** Finds where the configuration in use is written. */
export function usedConfiguration(root: string, directory: string): Pick<Configuration, 'file' | 'placeOf'> {
  return readSiteFile(root) ?? { file: OWN_FILE, placeOf: ownPlaces(directory) };
}

/**
 * Folder that edit links are relative to: a content root with its own configuration may come from another repository.
 * @param root Absolute path of the content root.
 * @param directory Absolute path of the repository.
 */
export const editFolder = (root: string, directory: string): string =>
  existsSync(path.join(root, SITE_FILE)) ? root : directory;
