import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, type LocaleTable, splitLocale } from '../../src/domain/routing/locale';

/** A page of a built site. */
interface BuiltPage {
  /** Name of its template. */
  kind: string;
  locale: Locale;
  address: string;
}

/** The pages of a built site by address. */
export function builtPages(folder: string, table: LocaleTable): BuiltPage[] {
  const data = path.join(folder, 'page-data');
  return readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file): BuiltPage => {
      const { componentChunkName, path: address } = JSON.parse(
        readFileSync(path.join(data, file), 'utf8'),
      ) as { componentChunkName: string; path: string };
      const kind = componentChunkName.replace(/^component---src-(?:templates-|pages-)?|-tsx$/g, '');
      return { kind, locale: splitLocale(address, table).locale, address };
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** The first and last page, by address, of every kind in every language of a built site. */
export function samplePages(folder: string, table: LocaleTable): BuiltPage[] {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of builtPages(folder, table)) {
    const name = `${page.kind} ${page.locale}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups.values()]
    .flatMap((group) => [...new Set([group[0], group.at(-1)])])
    .filter((page) => page !== undefined);
}
