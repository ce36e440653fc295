import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseData, parseYaml, reportTexts, type YamlData } from '../../domain/content/front-matter';
import { compareProblems, warningAt, type Problem, type SourcePosition } from '../../domain/problem/problem';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { docsSets, hasDocsMenu, instancesOf } from '../../domain/content/docs-sets';
import { placeOf as placeInDocs } from '../../site/docs-settings';
import { suggestion } from '../../domain/problem/nearest';
import { own } from '../../domain/basics/own';
import { localeCodes, perLocale } from '../../domain/routing/locale';
import { publicConfig } from '../../site/public-config';
import { siteSchema, textFindings, type SiteConfig } from '../../site/schema';
import { knownLanguages, readLanguages } from './languages';
import { scriptTexts } from './script-texts';

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
    return {
      config: withLanguages(siteSchema.parse(NEUTRAL), root),
      problems: [missing],
      placeOf: () => null,
    };
  }
  const problems: Problem[] = [];
  const data = parseYaml(readFileSync(location, 'utf8'), SITE_FILE, 1, problems);
  const parsed = (data && parseData(siteSchema, data)) ?? null;
  const config = parsed && withLanguages(parsed, root);
  const placeOf = data?.placeOf ?? (() => null);
  if (parsed && config && data) {
    reportTexts(textFindings.get(parsed) ?? [], data, config.i18n);
    checkLanguages(config, data);
    problems.push(...readLanguages(config.i18n).problems);
    checkRoots(config, root, data);
    checkDocsFolders(config, root, data);
  }
  const isBroken = problems.some(({ severity }) => severity === 'error');
  return { config: isBroken ? null : config, problems: problems.sort(compareProblems), placeOf };
}

/** A configuration with what the program knows of languages: those it could have, and words for the bar. */
function withLanguages(config: SiteConfig, root: string): SiteConfig {
  const folder = path.resolve(root, config.i18n.path);
  const codes = localeCodes(config.i18n);
  const unpublished = knownLanguages(folder).filter((code) => !codes.some((own) => own === code));
  const i18n = { ...config.i18n, path: folder, unpublished };
  const { texts } = readLanguages(i18n);
  const items = config.navbar.items.map((item) => {
    if (!('label' in item) || item.label[i18n.defaultLocale] !== '') return item;
    const label = perLocale(i18n, (code) => own<string>(texts[code].language.navbar, item.type) ?? '');
    return { ...item, label };
  });
  return { ...config, i18n, navbar: { ...config.navbar, items } };
}

/** Reports languages that the program has no text in. */
function checkLanguages({ i18n }: SiteConfig, data: YamlData): void {
  const known = knownLanguages(i18n.path);
  for (const code of localeCodes(i18n).filter((locale) => !known.includes(locale)))
    data.error(
      ['i18n', 'locales', code],
      `"i18n.locales": there are no texts of the interface in "${code}".`,
      suggestion(
        code,
        known,
        `Write them into ${path.join(i18n.path, code)}, or name one of ${known.join(', ')}.`,
      ),
    );
}

/** Reports additional content roots that are not folders. */
function checkRoots({ contentRoots }: SiteConfig, root: string, data: YamlData): void {
  for (const [index, written] of contentRoots.entries()) {
    const folder = path.resolve(root, written);
    if (!isFolder(folder))
      data.error(
        ['contentRoots', index],
        `"contentRoots": there is no folder "${written}".`,
        `Make ${folder}, or correct the path (from the content root).`,
      );
  }
}

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

/** Reports docs of the configuration whose folder no content root has. A site may have no docs at all. */
function checkDocsFolders({ docs, contentRoots }: SiteConfig, root: string, data: YamlData): void {
  const roots = [root, ...contentRoots.map((folder) => path.resolve(root, folder))];
  for (const { instance, version, folder } of docsSets(docs)) {
    const isOptional =
      instance === DEFAULT_INSTANCE && version === CURRENT_VERSION && docs.versions.length === 1;
    if (isOptional || roots.some((each) => isFolder(path.join(each, folder)))) continue;
    const place = ['docs', ...placeInDocs(docs, instance, version)];
    data.error(
      place,
      `"${place.join('.')}": there is no folder "${folder}".`,
      'Make it in the content root, or remove the version from the configuration.',
    );
  }
}

/**
 * The environment variables that hold a configuration: `SITE_CONFIG` for Node, those with Gatsby's prefix for pages.
 * `GATSBY_DOCS_SETS` is empty on sites with one folder of docs, so that the minifier drops the code for more.
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
    GATSBY_DOCS_SETS: docsMenu(config),
    ...scriptTexts(config),
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
