import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VIDEO_SERVICES, type VideoServiceName } from '../../domain/markdown/video-services';
import { WIDGET_ORIGIN } from '../../domain/publish/comments';
import {
  foreignScripts,
  headersFile,
  inlineScripts,
  pathPatterns,
  planHeaders,
  sourceOf,
  type TrustedOrigin,
} from '../../domain/publish/host-headers';
import { localeCodes, localizePath } from '../../domain/routing/locale';
import { CARD_PATH, CARDS_FOLDER, withBase } from '../../domain/routing/paths';
import { INDEX_FOLDER } from '../../domain/search/index-format';
import { site } from '../../site/config';
import type { SiteConfig } from '../../site/schema';
import { listFiles } from '../content/content-files';
import { liveScriptHash } from './browser-assets';

/** Folders of files that pages load, with a digest of their content in their paths. */
const HASHED_FOLDERS = ['static', 'data', INDEX_FOLDER];

/**
 * Patterns of the hashed files that exist. The host's rules apply to whatever status the answer has: with a rule for a
 * whole folder, browsers would keep the 404 of a file that another deploy has.
 */
export function hashedPatterns(folder: string): string[] {
  const patterns = HASHED_FOLDERS.flatMap((top) =>
    listFiles(path.join(folder, top)).flatMap((file) => {
      const [name = '', ...folders] = file.split('/').reverse();
      // Other parts are names of authors, in which a character may mean something to the host.
      const parts = folders.reverse().map((part) => (/^[\da-f]{5,}$/.test(part) ? part : ':folder'));
      const [digest] = /[\da-f]{10,}\.\w+$/.exec(name) ?? [];
      if (parts.length > 0) return `/${[top, ...parts].join('/')}/:file`;
      return digest === undefined ? [] : `/${top}/*${digest}`;
    }),
  );
  return [...new Set(patterns)];
}

/** Pictures that other sites show: social networks, feed readers, friends. */
const SHARED_FILES = [
  '/static/*',
  '/icons/*',
  site.favicon,
  `${CARDS_FOLDER}/*`,
  ...localeCodes(site.i18n).map((locale) => localizePath(CARD_PATH, locale, site.i18n)),
];

/** File name of a bundled script or style sheet. */
const HASHED_FILE = /(?:^|[-.])[0-9a-f]{10,20}\.(?:js|css)$/;

const bundlesIn = (folder: string): string[] => readdirSync(folder).filter((name) => HASHED_FILE.test(name));

/**
 * Writes `_headers` into the published folder.
 * @param twins Patterns of the Markdown twins.
 * @param drawings Addresses of drawings that keep theirs: those of `static/`.
 * @param pageNeeds What the documents use: only players of services that are among it may be loaded.
 */
export function publishHeaders(
  folder: string,
  scriptHashes: readonly string[],
  twins: readonly string[],
  drawings: readonly string[],
  pageNeeds: ReadonlySet<string>,
): void {
  const rules = planHeaders({
    baseUrl: site.baseUrl,
    scriptHashes,
    trusted: trustedOrigins(site, pageNeeds),
    immutable: [...hashedPatterns(folder), ...bundlesIn(folder).map((name) => `/${name}`)],
    shared: SHARED_FILES,
    sandbox: { folder: '/live/', scriptHash: liveScriptHash(folder) },
    foreign: ['/static/*'],
    documents: pathPatterns([
      ...drawings,
      ...listFiles(path.join(folder, 'static'))
        .filter((name) => /\.(?:svgz?|x?html?|xml)$/i.test(name))
        .map((name) => encodeURI(`/static/${name}`)),
    ]),
    twins,
    isHidden: process.env.SITE_NOINDEX === '1',
  });
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
}

/** Origins of the services that are configured and used, and what each may provide. */
export function trustedOrigins(
  {
    comments,
    search,
    embeds,
    media,
    security,
  }: Pick<SiteConfig, 'comments' | 'embeds' | 'media' | 'security'> & {
    search: Pick<SiteConfig['search'], 'hosted'>;
  },
  pageNeeds: ReadonlySet<string>,
): TrustedOrigin[] {
  const giving = (sources: readonly string[], ...gives: TrustedOrigin['gives'][number][]): TrustedOrigin[] =>
    sources.map((origin) => ({ origin, gives }));
  const scripts = security.scriptSources.filter((source) => !isHash(source));
  const origins = [
    ...giving(media.trusted, 'image', 'media'),
    ...giving(scripts, 'script'),
    ...giving(security.connectSources, 'connect'),
    ...giving(security.frameSources, 'frame'),
  ];
  if (comments !== null) origins.push({ origin: WIDGET_ORIGIN, gives: ['frame'] });
  if (embeds.steam) origins.push({ origin: 'https://store.steampowered.com', gives: ['frame'] });
  for (const [name, { host }] of Object.entries(VIDEO_SERVICES)) {
    if (embeds[name as VideoServiceName] && pageNeeds.has(name))
      origins.push({ origin: `https://${host}`, gives: ['frame', 'autoplay'] });
  }
  if (search.hosted !== null) {
    const { appId, askAi } = search.hosted;
    const hosts = [`https://${appId.toLowerCase()}-dsn.algolia.net`, 'https://*.algolianet.com'];
    // Where the Ask AI assistant of DocSearch's dialog answers.
    if (askAi !== null) hosts.push(`https://${appId.toLowerCase()}.algolia.net`);
    origins.push(...hosts.map((origin): TrustedOrigin => ({ origin, gives: ['connect'] })));
  }
  return origins;
}

/**
 * `sha256-…` of the inline scripts that pages have: the program's, and those of pages in the author's `static/`.
 * @param own Texts of the scripts that the program may write.
 * @param statics Addresses of the files in `static/`, which are published unchanged.
 * @param trusted Further sources of scripts: origins, and `sha256-…` of inline ones.
 * @throws when a page has another script, inline or from a file.
 */
export function scriptHashes(
  folder: string,
  own: readonly string[],
  statics: ReadonlySet<string>,
  trusted: readonly string[] = [],
): string[] {
  const files = bundlesIn(folder).map((name) => withBase(`/${name}`, site.baseUrl));
  const known = new Set([...own, ...files]);
  const isKnown = (source: string): boolean =>
    known.has(source) || trusted.includes(hashOf(source)) || trusted.includes(originOf(source) ?? '');
  /** What scripts that are not known may be allowed by, with the first of each. */
  const unknown = new Map<string, string>();
  const written = listFiles(folder)
    .filter((file) => file.endsWith('.html') && !/^(?:static|live)\//.test(file))
    .flatMap((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      if (statics.has(`/${file}`)) return inlineScripts(html);
      for (const [script, attributes, text = ''] of foreignScripts(html, isKnown)) {
        const source = sourceOf(attributes ?? '');
        const allowing = (source === undefined ? hashOf(text) : originOf(source)) ?? 'nothing: remove it';
        if (!unknown.has(allowing))
          unknown.set(
            allowing,
            `${file} has ${JSON.stringify(script.trim().slice(0, 200))}, allowed by ${allowing}`,
          );
      }
      return own.filter((text) => html.includes(text));
    });
  if (unknown.size > 0)
    throw new UnknownScripts(
      `Pages have scripts that the program has not written:\n\n${[...unknown.values()].slice(0, SHOWN).join('\n')}\n\n` +
        'Those that a plugin or a page of yours writes, allow in "security.scriptSources" of site.yml; ' +
        'remove the others from what is shown there.',
    );
  return [...new Set([...[...new Set(written)].map(hashOf).sort(), ...trusted.filter(isHash)])];
}

/** Scripts of pages that neither the program has written nor the site's owner allowed; the message names them. */
export class UnknownScripts extends Error {}

/** So many unknown scripts are shown: one may be different on every page. */
const SHOWN = 10;

/** The origin of another site's script; undefined for what is none. */
const originOf = (source: string): string | undefined =>
  /^https:\/\/\S+$/.test(source) && URL.canParse(source) ? new URL(source).origin : undefined;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const isHash = (source: string): boolean => source.startsWith('sha256-');
