import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkData, parseYaml } from '../../domain/content/front-matter';
import {
  compareProblems,
  errorAt,
  warningAt,
  type Problem,
  type SourcePosition,
} from '../../domain/problem/problem';
import { docsSets, hasDocsMenu, instancesOf } from '../../domain/content/docs-sets';
import { publicConfig } from '../../site/public-config';
import { siteSchema, type SiteConfig } from '../../site/schema';
import { onlyLanguage, withAllLanguages } from '../../site/one-language';
import { checkDocsFolders } from './docs-folders';

/** Configuration file of a content root, in its folder. */
export const SITE_FILE = 'site.yml';

/** What a content root without a `site.yml` is called, and where it is published. */
const NEUTRAL = { title: 'Notes', url: 'https://example.com' };

interface Configuration {
  /** Null when something is wrong with it. */
  config: SiteConfig | null;
  problems: Problem[];
  /** Position of the value at a path, or of its nearest parent that is written. */
  placeOf: (path: readonly PropertyKey[]) => SourcePosition | null;
}

/** Reads the configuration of a content root: its `site.yml`, or neutral values and a warning where there is none. */
export function readConfiguration(root: string): Configuration {
  const location = path.join(root, SITE_FILE);
  if (!existsSync(location)) {
    const { title, url } = NEUTRAL;
    const missing = warningAt(
      SITE_FILE,
      null,
      `There is none: the site is called "${title}" and published at ${url}.`,
      `Make ${location} with "title" and "url".`,
    );
    return { config: siteSchema.parse(NEUTRAL), problems: [missing], placeOf: () => null };
  }
  const problems: Problem[] = [];
  const data = parseYaml(readFileSync(location, 'utf8'), SITE_FILE, 1, problems);
  const locale = onlyLanguage(data?.value);
  const complete = data && { ...data, value: locale ? withAllLanguages(data.value, locale) : data.value };
  const config = (complete && checkData(siteSchema, complete)) ?? null;
  const placeOf = data?.placeOf ?? (() => null);
  if (config) problems.push(...checkRoots(config, root, placeOf), ...checkDocsFolders(config, root, placeOf));
  return { config, problems: problems.sort(compareProblems), placeOf };
}

/** Reports additional content roots that are not folders, or that share files with another content root. */
function checkRoots(
  { contentRoots }: SiteConfig,
  root: string,
  placeOf: Configuration['placeOf'],
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
          SITE_FILE,
          place,
          `"contentRoots": there is no folder "${written}".`,
          `Make ${folder}, or correct the path (from the content root).`,
        ),
      ];
    if (shared === undefined) return [];
    return [
      errorAt(
        SITE_FILE,
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
 * The environment variables that hold a configuration: `SITE_CONFIG` for Node, those with Gatsby's prefix for pages.
 * The last two are empty on sites that do not use what they stand for, so that the minifier drops its code.
 * `develop` is at the root of its address, and a deploy that is only looked at has an address of its own (`SITE_URL`).
 */
export function siteVariables(
  written: SiteConfig,
  { NODE_ENV, SITE_URL } = process.env,
): Record<string, string> {
  const config = {
    ...written,
    ...(NODE_ENV === 'development' && { baseUrl: '/' }),
    ...(SITE_URL && { url: new URL(SITE_URL).origin }),
  };
  return {
    SITE_CONFIG: JSON.stringify(config),
    GATSBY_SITE_CONFIG: JSON.stringify(publicConfig(config)),
    GATSBY_DOCS_HIDEABLE: String(config.docs.hideable),
    GATSBY_DOCS_SETS: docsMenu(config),
  };
}

/** Versions and instances of the docs as JSON; empty on a site with one folder of docs at `/docs`. */
function docsMenu({ docs }: SiteConfig): string {
  if (!hasDocsMenu(docsSets(docs))) return '';
  return JSON.stringify(
    instancesOf(docs).map(({ id, versions }) => ({
      id,
      versions: versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
    })),
  );
}
