import { localeCodes, localeDefinition } from '../../domain/routing/locale';
import { isSamePath } from '../../domain/routing/paths';
import { keepQueryAndHash } from '../../client/navigation/keep-query-and-hash';
import { site } from '../../site/public-config';
import type { SiteLink } from '../../site/schema';
import { linkHref, siteHref, type MenuLink, type NavState } from './site-links';

/** The links of a configured menu. */
export const menuLinks = (links: SiteLink[], { locale, path }: NavState): MenuLink[] =>
  links.map((link) => ({
    label: link.label[locale],
    href: linkHref(link, locale),
    isActive: link.to !== undefined && isSamePath(link.to, path),
  }));

/** Whether the site has another language. */
export const isMultilingual = (): boolean => localeCodes(site.i18n).length > 1;

/** The current page in every language, with the query and the hash that it has when the link is pressed. */
export const languageLinks = ({ locale, path }: NavState): MenuLink[] =>
  localeCodes(site.i18n).map((code) => ({
    label: localeDefinition(site.i18n, code).label,
    href: siteHref(path, code),
    isActive: code === locale,
    lang: localeDefinition(site.i18n, code).htmlLang,
    handlers: { onClick: keepQueryAndHash, onFocus: keepQueryAndHash, onPointerEnter: keepQueryAndHash },
  }));
