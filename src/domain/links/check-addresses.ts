import { errorAt, warningAt, type SourcePosition, type Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import { DEFAULT_INSTANCE } from '../content/docs-names';
import { splitLocale } from '../routing/locale';
import { normalisePath, splitAddress } from '../routing/paths';
import type { LinkTargets } from './resolve';

/** An address of the site outside of documents. */
export interface NamedAddress {
  /**
   * What it must lead to: a page of the site, by its path without language; any page below a path; a published file other
   * than a page; a file of `static/`; a docs sidebar, by its id; an instance of the docs, by its id.
   */
  kind: 'page' | 'area' | 'file' | 'static' | 'sidebar' | 'instance';
  target: string;
  /** Instance of the docs that has the sidebar; the default one if omitted. */
  instance?: string | undefined;
  field: string;
  place: SourcePosition | null;
}

/** Everything that an address may lead to. */
export interface AddressTargets extends Pick<LinkTargets, 'locales' | 'paths' | 'staticFiles'> {
  sidebars?: ReadonlyMap<string, readonly string[]>;
  /** Files other than pages and feeds that are published in every language. */
  files: ReadonlySet<string>;
}

/** Checks addresses of the site in a file. */
export function checkAddresses(
  addresses: readonly NamedAddress[],
  { locales, paths, staticFiles, sidebars = new Map(), files }: AddressTargets,
  file: string,
): Problem[] {
  const pages = [...paths.keys()];
  return addresses.flatMap(({ kind, target, instance = DEFAULT_INSTANCE, field, place }) => {
    const { path } = splitAddress(target);
    const neutral = normalisePath(splitLocale(path, locales).path);
    const fail = (found: string, fix: string): Problem[] => [
      errorAt(file, place, `"${field}": ${found}.`, fix),
    ];
    switch (kind) {
      case 'sidebar': {
        const known = sidebars.get(instance);
        // That there is no such instance is said where it is named.
        if (!known || known.includes(target)) return [];
        const owner =
          instance === DEFAULT_INSTANCE ? 'docs/sidebars.yml' : `the sidebars.yml of "${instance}"`;
        const fix = suggestion(target, known, `Declare it in ${owner}, or remove the item.`);
        return fail(`there is no docs sidebar "${target}"`, fix);
      }
      case 'instance': {
        if (sidebars.has(target)) return [];
        const otherwise = 'Name one of docs.instances by its id, or remove it.';
        return fail(`there are no docs "${target}"`, suggestion(target, sidebars.keys(), otherwise));
      }
      case 'static': {
        if (staticFiles.has(path)) return [];
        const otherwise = `Put it at static${path}, or correct the path.`;
        return fail(`there is no file "${target}"`, suggestion(path, staticFiles, otherwise));
      }
      case 'area': {
        const base = normalisePath(path).replace(/\/$/, '');
        if (pages.some((page) => page === base || page.startsWith(`${base}/`))) return [];
        const fix = suggestion(normalisePath(path), pages, 'Correct the path, or remove it.');
        return fail(`there is no page at or under "${target}"`, fix);
      }
      case 'file': {
        if (paths.has(normalisePath(path)) || files.has(path)) return [];
        const otherwise = 'Correct the path, or remove the link.';
        return fail(
          `"${target}" is not published`,
          suggestion(path, [...files, ...paths.values()], otherwise),
        );
      }
      case 'page': {
        const published = paths.get(neutral);
        if (published === undefined) {
          const written = (close: string): string => `"${paths.get(close) ?? close}"`;
          const fix = suggestion(neutral, pages, 'Correct the path, or remove the link.', written);
          return fail(`"${target}" leads to no page`, fix);
        }
        if (splitLocale(path, locales).locale === locales.defaultLocale) return [];
        // Readers find what is meant all the same.
        const found = `"${field}": "${target}" names a language.`;
        const fix = `Write ${published}; the page is linked in the reader's language.`;
        return [warningAt(file, place, found, fix)];
      }
    }
  });
}
