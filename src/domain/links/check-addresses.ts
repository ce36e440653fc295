import { errorAt, warningAt, type SourcePosition, type Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import type { LinkedAddress } from '../docs/docs-set';
import { DEFAULT_INSTANCE } from '../content/docs-names';
import { isFileAddress } from '../routing/link-kind';
import { splitLocale } from '../routing/locale';
import { normalisePath, splitAddress } from '../routing/paths';
import type { LinkTargets } from './resolve';

/** An address of the site outside of documents. */
export interface NamedAddress {
  kind: 'page' | 'area' | 'file' | 'static' | 'sidebar' | 'instance';
  target: string;
  /** Instance of the docs that has the sidebar; the default one if omitted. */
  instance?: string | undefined;
  field: string;
  place: SourcePosition | null;
}

/** Everything that an address may lead to. */
export interface AddressTargets extends Pick<LinkTargets, 'locales' | 'paths' | 'staticFiles'> {
  sidebars: ReadonlyMap<string, readonly string[]>;
  /** Files other than pages and feeds that are published in every language. */
  files: ReadonlySet<string>;
}

/** Checks addresses of the site in a file. */
export function checkAddresses(
  addresses: readonly NamedAddress[],
  targets: AddressTargets,
  file: string,
): Problem[] {
  return addresses.flatMap((address) => {
    const wrong = wrongWith(address, targets);
    if (wrong === null) return [];
    const problemAt = wrong.isHarmless ? warningAt : errorAt;
    return [problemAt(file, address.place, `"${address.field}": ${wrong.what}.`, wrong.fix)];
  });
}

/** Checks the addresses of the site that sidebars link: pages, and files of `static/`. */
export function checkSidebarLinks(links: readonly LinkedAddress[], targets: LinkTargets): Problem[] {
  const own: AddressTargets = { ...targets, sidebars: new Map(), files: new Set() };
  return links.flatMap(({ at, address, file, place }) => {
    const kind = isFileAddress(splitAddress(address).path) ? 'static' : 'page';
    return checkAddresses([{ kind, target: address, field: at.join('.'), place }], own, file);
  });
}

interface Wrong {
  /** Whether readers find what is meant all the same. */
  isHarmless?: true;
  what: string;
  fix: string;
}

function wrongWith({ kind, target, instance }: NamedAddress, targets: AddressTargets): Wrong | null {
  const { sidebars, staticFiles, paths, files } = targets;
  const { path } = splitAddress(target);
  switch (kind) {
    case 'sidebar':
      return wrongSidebar(target, instance, targets);
    case 'instance': {
      if (sidebars.has(target)) return null;
      const otherwise = 'Name one of docs.instances by its id, or remove it.';
      return {
        what: `there are no docs "${target}"`,
        fix: suggestion(target, sidebars.keys(), otherwise),
      };
    }
    case 'static': {
      if (staticFiles.has(path)) return null;
      const otherwise = `Put it at static${path}, or correct the path.`;
      return { what: `there is no file "${target}"`, fix: suggestion(path, staticFiles, otherwise) };
    }
    case 'area': {
      if (isArea(path, targets)) return null;
      const fix = suggestion(normalisePath(path), paths.keys(), 'Correct the path, or remove it.');
      return { what: `there is no page at or under "${target}"`, fix };
    }
    case 'file': {
      if (paths.has(normalisePath(path)) || files.has(path)) return null;
      const fix = suggestion(path, [...files, ...paths.values()], 'Correct the path, or remove the link.');
      return { what: `"${target}" is not published`, fix };
    }
    case 'page':
      return wrongPage(target, path, targets);
  }
}

function wrongSidebar(
  target: string,
  instance = DEFAULT_INSTANCE,
  { sidebars }: AddressTargets,
): Wrong | null {
  const known = sidebars.get(instance);
  // That there is no such instance is said where it is named.
  if (!known || known.includes(target)) return null;
  const file = instance === DEFAULT_INSTANCE ? 'docs/sidebars.yml' : `the sidebars.yml of "${instance}"`;
  return {
    what: `there is no docs sidebar "${target}"`,
    fix: suggestion(target, known, `Declare it in ${file}, or remove the item.`),
  };
}

function wrongPage(target: string, path: string, { locales, paths }: AddressTargets): Wrong | null {
  const { locale, path: neutral } = splitLocale(path, locales);
  const key = normalisePath(neutral);
  const published = paths.get(key);
  if (published === undefined) {
    const written = (close: string): string => `"${paths.get(close) ?? close}"`;
    const fix = suggestion(key, paths.keys(), 'Correct the path, or remove the link.', written);
    return { what: `"${target}" leads to no page`, fix };
  }
  if (locale === locales.defaultLocale) return null;
  return {
    isHarmless: true,
    what: `"${target}" names a language`,
    fix: `Write ${published}; the page is linked in the reader's language.`,
  };
}

function isArea(path: string, { paths }: AddressTargets): boolean {
  const base = normalisePath(path).replace(/\/$/, '');
  return [...paths.keys()].some((page) => page === base || page.startsWith(`${base}/`));
}
