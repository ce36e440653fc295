import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VIDEO_SERVICES, type VideoServiceName } from '../../domain/markdown/video-services';
import { WIDGET_ORIGIN } from '../../domain/publish/comments';
import {
  headersFile,
  inlineScripts,
  pathPatterns,
  planHeaders,
  type TrustedOrigin,
} from '../../domain/publish/host-headers';
import { localeCodes, localizePath } from '../../domain/routing/locale';
import { CARD_PATH, CARDS_FOLDER } from '../../domain/routing/paths';
import { INDEX_FOLDER } from '../../domain/search/index-format';
import { site } from '../../site/config';
import type { SiteConfig } from '../../site/schema';
import { listFiles } from '../store/content-files';
import { liveScriptHash } from './browser-assets';

/** Folders in which the path of every file holds a hash of its content. */
const HASHED_FOLDERS = [
  '/static/*',
  '/data/*',
  `${CARDS_FOLDER}/*`,
  ...localeCodes(site.i18n).map((locale) => `/${INDEX_FOLDER}/${locale}/*`),
];

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
  const bundles = readdirSync(folder).filter((name) => HASHED_FILE.test(name));
  const rules = planHeaders({
    baseUrl: site.baseUrl,
    scriptHashes,
    trusted: trustedOrigins(site, pageNeeds),
    immutable: [...HASHED_FOLDERS, ...bundles.map((name) => `/${name}`)],
    shared: SHARED_FILES,
    sandbox: { folder: '/live/', scriptHash: liveScriptHash(folder) },
    foreign: ['/static/*', ...pathPatterns(drawings)],
    papers: pathPatterns(
      listFiles(path.join(folder, 'static'))
        .filter((name) => /\.pdf$/i.test(name))
        .map((name) => encodeURI(`/static/${name}`)),
    ),
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
  }: Pick<SiteConfig, 'comments' | 'embeds' | 'media'> & { search: Pick<SiteConfig['search'], 'hosted'> },
  pageNeeds: ReadonlySet<string>,
): TrustedOrigin[] {
  const origins = media.trusted.map((origin): TrustedOrigin => ({ origin, gives: ['image', 'media'] }));
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

/** More inline scripts mean that one differs from page to page: the header would grow with the site. */
const MAX_SCRIPTS = 12;

/** `sha256-…` of the inline scripts of all built pages. @throws when pages do not share their scripts. */
export function scriptHashes(folder: string): string[] {
  const scripts = new Set<string>();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    for (const text of inlineScripts(readFileSync(path.join(folder, file), 'utf8'))) scripts.add(text);
    if (scripts.size > MAX_SCRIPTS)
      throw new Error(
        `Inline scripts differ from page to page, last on ${file}. The Content-Security-Policy names each of them: ` +
          'give a script the same text on all pages and put what differs into data attributes.',
      );
  }
  return [...scripts].sort().map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
