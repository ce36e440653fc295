import { encodeAddress } from './absolute-address';
import { localizePath, type Locale, type LocaleTable } from './locale';
import { withBase } from './paths';

interface AddressedSite {
  i18n: LocaleTable;
  baseUrl: string;
}

/** Address of a locale-neutral path in one language, below the path that the site is published under. */
export const pageAddress = (path: string, locale: Locale, { i18n, baseUrl }: AddressedSite): string =>
  withBase(localizePath(path, locale, i18n), baseUrl);

/** The same for use outside of the site: absolute and encoded. */
export const pageUrl = (path: string, locale: Locale, site: AddressedSite & { url: string }): string =>
  encodeAddress(site.url + pageAddress(path, locale, site));
