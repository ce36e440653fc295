import { joinPath } from '../basics/join-path';
import { translationsOf, type ContentDocument, type Translation } from '../content/documents';
import type { LinkRecord } from '../markdown/context';
import { nearest, nearestFile, suggestion } from '../problem/nearest';
import { isFileAddress } from '../routing/link-kind';
import { mayPublish } from '../routing/published-kinds';
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
  /** Names of the files in a folder of the content. */
  fileNames?: ((folder: string) => readonly string[]) | undefined;
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

const PLAYED = {
  image: 'The image',
  video: 'The video',
  audio: 'The sound file',
  captions: 'The captions file',
} as const satisfies Record<NonNullable<LinkRecord['shows']>, string>;

/**
 * Resolves an address in a document: a file path (`./Other.mdx`), an address of the site, or an anchor. The id of a
 * title leads to its page.
 */
export function resolveLink(
  record: LinkRecord,
  from: Translation,
  document: ContentDocument,
  targets: LinkTargets,
): ResolvedLink {
  const link = resolve(record, from, document, targets);
  if (link.kind !== 'page' && link.kind !== 'anchor') return link;
  const target = link.kind === 'anchor' ? document : link.document;
  const id = decodePath(link.hash.slice(1));
  const texts = target ? translationsOf(target).map(({ compiled }) => compiled) : [];
  // In another language it may be the id of a heading.
  const isTitle =
    texts.some(({ titleId }) => titleId === id) && !texts.some(({ anchors }) => anchors.includes(id));
  if (!target || !isTitle) return link;
  const page = { kind: 'page', path: target.path, locale: null, query: '', document: target } as const;
  return { ...page, ...link, kind: 'page', hash: '' };
}

function resolve(
  { url, checked, shows }: LinkRecord,
  from: Translation,
  document: ContentDocument,
  { locales, files, paths, documents, staticFiles, fileAddress, fileNames, redirects }: LinkTargets,
): ResolvedLink {
  const { path, query, hash } = splitAddress(url);
  const folder = from.file.split('/').slice(0, -1);
  if (url.trim() === '')
    return broken('A link has no address.', 'Write a path or an address between the parentheses.');
  if (path === '' && query === '') return { kind: 'anchor', hash };
  if (!checked) return { kind: 'file', address: url };
  if (shows) return assetAt();
  if (/\.mdx?$/.test(path)) return documentAt();
  const resolved = pageAt(path, query, hash);
  return resolved.kind === 'broken' && isFileAddress(path) ? assetAt() : resolved;

  /** A broken link, and where it would lead if its target existed: it stays a link when the site is published with it. */
  function broken(reason: string, fix: string): ResolvedLink {
    const written = splitAddress(url.trim());
    const rest = written.query + written.hash;
    if (written.path === '') return { kind: 'broken', reason, fix, path: null, locale: null, rest };
    const bare = written.path
      .replace(/^@site\/(?:content\/|static\/)?/, '/')
      .replace(/(?:\/index)?\.mdx?$/, '');
    const split = splitLocale(absolute(bare), locales);
    const locale = split.locale === locales.defaultLocale ? null : split.locale;
    return { kind: 'broken', reason, fix, path: split.path, locale, rest };
  }

  /** The path of an address of the site, from the page of the document. */
  function absolute(address: string): string {
    return address.startsWith('/') ? address : `/${joinPath(document.path.split('/').slice(1, -1), address)}`;
  }

  /** A file next to the document (`./tides.csv`), or in `static/` (`@site/static/files/tides.csv`). */
  function assetAt(): ResolvedLink {
    const fromStatic = staticAddress(path, from.file);
    const source =
      fromStatic === null
        ? (/^@site\/(?:content\/)?(.*)$/.exec(path)?.[1] ?? joinPath(folder, path))
        : `static${fromStatic}`;
    if (fromStatic !== null && staticFiles.has(fromStatic))
      return { kind: 'file', address: encodeURI(fromStatic) + query + hash };
    if (fromStatic === null && !mayPublish(source))
      return broken(
        `The file "${path}" is of a kind that texts do not publish.`,
        'Put it into static/, which is reviewed as code, and write its address with a leading slash.',
      );
    const address = fromStatic === null ? fileAddress(source) : null;
    if (address !== null) return { kind: 'file', address: address + query + hash, source };
    const [, place = '', name = source] = /^(.*)\/([^/]*)$/.exec(source) ?? [];
    const sibling = fromStatic === null && fileNames ? nearestFile(name, fileNames(place)) : null;
    const inStatic = fromStatic === null ? null : nearest(fromStatic, staticFiles);
    const close = sibling === null ? inStatic && `static${inStatic}` : `${place && `${place}/`}${sibling}`;
    return broken(
      shows
        ? `${PLAYED[shows]} "${path}" does not exist (looked for ${source}).`
        : `The link "${path}" leads to no file (looked for ${source}).`,
      close === null
        ? 'Put the file there, or correct the path (relative to the document, or from static/ with a leading slash).'
        : `Did you mean ${close}?`,
    );
  }

  function documentAt(): ResolvedLink {
    // Docs link within their own version.
    const collection = document.collection === 'doc' ? document.set.folder : (from.file.split('/')[0] ?? '');
    const bare = path.replace(/^@site\/(content\/)?/, '/');
    const candidates = bare.startsWith('/')
      ? [bare.slice(1), `${collection}${bare}`]
      : [joinPath(folder, bare), ...(bare.startsWith('.') ? [] : [joinPath(collection.split('/'), bare)])];
    const [found] = candidates.flatMap((candidate) => files.get(candidate) ?? []);
    if (found) return { kind: 'page', path: found.path, locale: null, query, hash, document: found };
    const otherwise = 'Correct the path, or remove the link.';
    return broken(
      `The link "${path}" leads to no document (looked for ${candidates.join(' and ')}).`,
      suggestion(candidates[0] ?? '', files.keys(), otherwise, (close) => close),
    );
  }

  /** A page or a file of `static/` at an address of the site. */
  function pageAt(address: string, query: string, hash: string, isMoved = false): ResolvedLink {
    const whole = address === '' ? document.path : absolute(address);
    if (staticFiles.has(whole)) return { kind: 'file', address: whole + query + hash };
    const { locale, path: neutral } = splitLocale(whole, locales);
    const key = normalisePath(neutral.replace(/(\/index)?\.html$/, '') || '/');
    const published = paths.get(key);
    if (published !== undefined)
      return {
        kind: 'page',
        path: published,
        locale: locale === locales.defaultLocale ? null : locale,
        query,
        hash,
        document: documents.get(key) ?? null,
      };
    const moved = isMoved ? undefined : redirects?.get(decodePath(whole).replace(/\/+$/, ''));
    if (moved !== undefined) return redirected(moved);
    const otherwise = 'Correct the address, or link the document by its file path.';
    const written = (close: string): string => paths.get(close) ?? close;
    return broken(
      `The link "${address}" leads to no page.`,
      suggestion(key, paths.keys(), otherwise, written),
    );
  }

  /** A link to an old address leads to the new one; its own query and anchor have precedence. */
  function redirected(moved: string): ResolvedLink {
    const target = splitAddress(moved);
    const [ownQuery, ownHash] = [query || target.query, hash || target.hash];
    if (hasScheme(moved)) return { kind: 'file', address: target.path + ownQuery + ownHash, moved };
    const resolved = pageAt(target.path, ownQuery, ownHash, true);
    return resolved.kind === 'page' || resolved.kind === 'file' ? { ...resolved, moved } : resolved;
  }
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
