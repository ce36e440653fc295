import { errorAt, warningAt, type SourcePosition, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
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
export function checkSidebarLinks(
  links: readonly {
    at: readonly PropertyKey[];
    address: string;
    file: string;
    place: SourcePosition | null;
  }[],
  targets: LinkTargets,
): Problem[] {
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
  const { path } = splitAddress(target);
  switch (kind) {
    case 'sidebar':
      return wrongSidebar(target, instance, targets);
    case 'instance':
      return targets.sidebars.has(target)
        ? null
        : missing(
            `there are no docs "${target}"`,
            nearest(target, targets.sidebars.keys()),
            'Name one of docs.instances by its id, or remove it.',
          );
    case 'static':
      return targets.staticFiles.has(path)
        ? null
        : missing(
            `there is no file "${target}"`,
            nearest(path, targets.staticFiles),
            `Put it at static${path}, or correct the path.`,
          );
    case 'area':
      return isArea(path, targets)
        ? null
        : missing(
            `there is no page at or under "${target}"`,
            nearest(normalisePath(path), targets.paths.keys()),
            'Correct the path, or remove it.',
          );
    case 'file':
      return targets.paths.has(normalisePath(path)) || targets.files.has(path)
        ? null
        : missing(
            `"${target}" is not published`,
            nearest(path, [...targets.files, ...targets.paths.values()]),
            'Correct the path, or remove the link.',
          );
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
  return missing(
    `there is no docs sidebar "${target}"`,
    nearest(target, known),
    instance === DEFAULT_INSTANCE
      ? 'Declare it in docs/sidebars.yml, or remove the item.'
      : `Declare it in the sidebars.yml of "${instance}", or remove the item.`,
  );
}

function wrongPage(target: string, path: string, { locales, paths }: AddressTargets): Wrong | null {
  const { locale, path: neutral } = splitLocale(path, locales);
  const key = normalisePath(neutral);
  const published = paths.get(key);
  if (published !== undefined && locale === locales.defaultLocale) return null;
  if (published !== undefined)
    return {
      isHarmless: true,
      what: `"${target}" names a language`,
      fix: `Write ${published}; the page is linked in the reader's language.`,
    };
  const close = nearest(key, paths.keys());
  return missing(
    `"${target}" leads to no page`,
    close === null ? null : (paths.get(close) ?? close),
    'Correct the path, or remove the link.',
  );
}

const missing = (what: string, close: string | null, otherwise: string): Wrong => ({
  what,
  fix: close === null ? otherwise : `Did you mean "${close}"?`,
});

function isArea(path: string, { paths }: AddressTargets): boolean {
  const base = normalisePath(path).replace(/\/$/, '');
  return [...paths.keys()].some((page) => page === base || page.startsWith(`${base}/`));
}
