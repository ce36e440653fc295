import { joinPath } from '../basics/join-path';
import type { ContentDocument, Doc, Version } from '../content/documents';
import type { LinkRecord } from '../markdown/context';
import { nearest, suggestion } from '../problem/nearest';
import { isFileAddress } from '../routing/link-kind';
import { localizePath, splitLocale, type Locale, type LocaleTable } from '../routing/locale';
import { decodePath, hasScheme, normalisePath, splitAddress } from '../routing/paths';
import { staticAddress } from '../routing/static-address';

/** Everything that links can lead to. */
export interface LinkTargets {
  locales: LocaleTable;
  /** Source file (relative to the content root, any language) → document. */
  files: Map<string, ContentDocument>;
  /** Normalized locale-neutral path → the published path. */
  paths: Map<string, string>;
  /** Normalized path → the document shown there. */
  documents: Map<string, ContentDocument>;
  /** Old address, decoded and without a slash at its end → the new one. */
  redirects?: ReadonlyMap<string, string>;
  /** Root-relative addresses of files that are published unchanged. */
  staticFiles: Set<string>;
  /** Address at which a file of the content (relative to its root) is published; null if it does not exist. */
  fileAddress: (file: string) => string | null;
}

/** Where a link leads; localized when it is used. */
export type ResolvedLink =
  | { kind: 'anchor'; hash: string }
  | {
      kind: 'page';
      path: string;
      locale: Locale | null;
      query: string;
      hash: string;
      document: ContentDocument | null;
      moved?: string;
    }
  /** `source`: the content file, if it is one. */
  | { kind: 'file'; address: string; source?: string; moved?: string }
  /** `path`: where the link would lead, locale-neutral; null if unknown. */
  | { kind: 'broken'; reason: string; fix: string; path: string | null; locale: Locale | null; rest: string };

type Resolution =
  | Exclude<ResolvedLink, { kind: 'broken' }>
  | Pick<Extract<ResolvedLink, { kind: 'broken' }>, 'kind' | 'reason' | 'fix'>;

type SplitAddress = ReturnType<typeof splitAddress>;

/** Resolves an address in a document: a file path (`./Other.mdx`), an address of the site, or an anchor. */
export function resolveLink(
  record: LinkRecord,
  from: Version,
  document: ContentDocument,
  targets: LinkTargets,
): ResolvedLink {
  const resolved = resolve(record, from, document, targets);
  return resolved.kind === 'broken'
    ? { ...resolved, ...writtenPlace(record.url, document, targets) }
    : resolved;
}

/** Where a broken link would lead if its target existed: it stays a link when the site is published with it. */
function writtenPlace(
  url: string,
  document: ContentDocument,
  { locales }: LinkTargets,
): { path: string | null; locale: Locale | null; rest: string } {
  const { path, query, hash } = splitAddress(url.trim());
  const rest = query + hash;
  if (path === '') return { path: null, locale: null, rest };
  const bare = path.replace(/^@site\/(?:content\/|static\/)?/, '/').replace(/(?:\/index)?\.mdx?$/, '');
  const absolute = bare.startsWith('/') ? bare : `/${joinPath(document.path.split('/').slice(1, -1), bare)}`;
  const split = splitLocale(absolute, locales);
  return { ...split, locale: split.locale === locales.defaultLocale ? null : split.locale, rest };
}

function resolve(
  record: LinkRecord,
  from: Version,
  document: ContentDocument,
  targets: LinkTargets,
): Resolution {
  const address = splitAddress(record.url);
  const { path, query, hash } = address;
  if (record.url.trim() === '') {
    return {
      kind: 'broken',
      reason: 'A link has no address.',
      fix: 'Write a path or an address between the parentheses.',
    };
  }
  if (path === '' && query === '') return { kind: 'anchor', hash };
  if (!record.checked) return { kind: 'file', address: record.url };
  if (record.shows) return resolveAsset(path, query + hash, from, targets, record.shows);
  if (/\.mdx?$/.test(path)) return resolveFile(address, from, rootOf(document, from), targets);
  const resolved = resolveAddress(address, document, targets);
  if (resolved.kind !== 'broken' || !isFileAddress(path)) return resolved;
  return resolveAsset(path, query + hash, from, targets);
}

/** A file next to the document (`./tides.csv`), or in `static/` (`@site/static/files/tides.csv`). */
function resolveAsset(
  path: string,
  rest: string,
  from: Version,
  targets: LinkTargets,
  shows?: LinkRecord['shows'],
): Resolution {
  const fromStatic = staticAddress(path, from.file);
  if (fromStatic !== null) {
    if (targets.staticFiles.has(fromStatic)) return { kind: 'file', address: encodeURI(fromStatic) + rest };
    const close = nearest(fromStatic, targets.staticFiles);
    return missingFile(path, `static${fromStatic}`, close === null ? null : `static${close}`, shows);
  }
  const inside = /^@site\/(?:content\/)?(.*)$/.exec(path)?.[1];
  const source = inside ?? joinPath(from.file.split('/').slice(0, -1), path);
  const address = targets.fileAddress(source);
  if (address !== null) return { kind: 'file', address: address + rest, source };
  return missingFile(path, source, null, shows);
}

const PLAYED = {
  image: 'The image',
  video: 'The video',
  audio: 'The sound file',
  captions: 'The captions file',
} as const satisfies Record<NonNullable<LinkRecord['shows']>, string>;

const missingFile = (
  path: string,
  place: string,
  close: string | null,
  shows: LinkRecord['shows'],
): Resolution => ({
  kind: 'broken',
  reason: shows
    ? `${PLAYED[shows]} "${path}" does not exist (looked for ${place}).`
    : `The link "${path}" leads to no file (looked for ${place}).`,
  fix:
    close === null
      ? 'Put the file there, or correct the path (relative to the document, or from static/ with a leading slash).'
      : `Did you mean ${close}?`,
});

/** The folder of a document's collection; docs link within their own version. */
const rootOf = (document: ContentDocument, { file }: Version): string =>
  document.collection === 'doc' ? (document as Doc).set.folder : (file.split('/')[0] ?? '');

function resolveFile(
  { path, query, hash }: SplitAddress,
  from: Version,
  collection: string,
  targets: LinkTargets,
): Resolution {
  const folder = from.file.split('/').slice(0, -1);
  const bare = path.replace(/^@site\/(content\/)?/, '/');
  const candidates = bare.startsWith('/')
    ? [bare.slice(1), `${collection}${bare}`]
    : [joinPath(folder, bare), ...(bare.startsWith('.') ? [] : [joinPath(collection.split('/'), bare)])];
  for (const candidate of candidates) {
    const document = targets.files.get(candidate);
    if (document) return { kind: 'page', path: document.path, locale: null, query, hash, document };
  }
  const otherwise = 'Correct the path, or remove the link.';
  return {
    kind: 'broken',
    reason: `The link "${path}" leads to no document (looked for ${candidates.join(' and ')}).`,
    fix: suggestion(candidates[0] ?? '', targets.files.keys(), otherwise, (close) => close),
  };
}

function resolveAddress(
  { path, query, hash }: SplitAddress,
  document: ContentDocument,
  targets: LinkTargets,
): Resolution {
  const folder = document.path.split('/').slice(1, -1);
  const absolute = path === '' ? document.path : path.startsWith('/') ? path : `/${joinPath(folder, path)}`;
  if (targets.staticFiles.has(absolute)) return { kind: 'file', address: `${absolute}${query}${hash}` };
  const { locale, path: neutral } = splitLocale(absolute, targets.locales);
  const key = normalisePath(neutral.replace(/(\/index)?\.html$/, '') || '/');
  const published = targets.paths.get(key);
  if (published !== undefined) {
    const isExplicit = locale !== targets.locales.defaultLocale;
    return {
      kind: 'page',
      path: published,
      locale: isExplicit ? locale : null,
      query,
      hash,
      document: targets.documents.get(key) ?? null,
    };
  }
  const moved = targets.redirects?.get(decodePath(absolute).replace(/\/+$/, ''));
  if (moved !== undefined) return redirected(moved, { query, hash }, document, targets);
  const otherwise = 'Correct the address, or link the document by its file path.';
  const written = (close: string): string => targets.paths.get(close) ?? close;
  return {
    kind: 'broken',
    reason: `The link "${path}" leads to no page.`,
    fix: suggestion(key, targets.paths.keys(), otherwise, written),
  };
}

/** A link to an old address leads to the new one; its own query and anchor have precedence. */
function redirected(
  moved: string,
  own: Pick<SplitAddress, 'query' | 'hash'>,
  document: ContentDocument,
  targets: LinkTargets,
): Resolution {
  const target = splitAddress(moved);
  const query = own.query || target.query;
  const hash = own.hash || target.hash;
  if (hasScheme(moved)) return { kind: 'file', address: target.path + query + hash, moved };
  const address = { path: target.path, query, hash };
  const resolved = resolveAddress(address, document, { ...targets, redirects: new Map() });
  return resolved.kind === 'page' || resolved.kind === 'file' ? { ...resolved, moved } : resolved;
}

/** The final address of a resolved link on a page in one language, without the base path. */
export function linkAddress(link: ResolvedLink, pageLocale: Locale, locales: LocaleTable): string {
  switch (link.kind) {
    case 'anchor':
      return link.hash;
    case 'file':
      return link.address;
    case 'page':
      return localizePath(link.path, link.locale ?? pageLocale, locales) + link.query + link.hash;
    case 'broken': {
      const { path, rest } = link;
      if (path === null) return rest || '#';
      return (isFileAddress(path) ? path : localizePath(path, link.locale ?? pageLocale, locales)) + rest;
    }
  }
}
