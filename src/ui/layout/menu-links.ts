import { chooseVersion } from '../../client/browser/docs-versions';
import { keepQueryAndHash } from '../../client/navigation/hash-target';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { localeCodes, localeDefinition } from '../../domain/routing/locale';
import { isSamePath } from '../../domain/routing/paths';
import { versionsOfInstance } from '../../site/docs-menu';
import { site } from '../../site/public-config';
import type { NavbarItem } from '../../site/schema';
import { candidates } from './docs-targets';
import { linkHref, navTarget, siteHref, type MenuLink, type NavState } from './site-links';

/** A menu of the bar. */
export interface Menu {
  label: string;
  links: MenuLink[];
}

/**
 * The link or the menu behind an item of the bar; null without anything to open or to choose.
 * @param languages Name of the menu of languages.
 */
export function navEntry(
  item: Exclude<NavbarItem, { type: 'repository' }>,
  state: NavState,
  languages: string,
): Menu | MenuLink | null {
  const { locale, path } = state;
  switch (item.type) {
    case 'dropdown': {
      const links = item.items.map((link) => ({
        label: link.label[locale],
        href: linkHref(link, locale),
        isActive: link.to !== undefined && isSamePath(link.to, path),
      }));
      return { label: item.label[locale], links };
    }
    case 'locale': {
      const links = languageLinks(state);
      return links.length > 1 ? { label: languages, links } : null;
    }
    case 'versions':
      return process.env.GATSBY_DOCS_SETS ? versionMenu(item, state) : null;
    default:
      return navTarget(item, state);
  }
}

/** The current page in every language, with the query and the hash that it has when the link is pressed. */
const languageLinks = ({ locale, path }: NavState): MenuLink[] =>
  localeCodes(site.i18n).map((code) => ({
    label: localeDefinition(site.i18n, code).label,
    href: siteHref(path, code),
    isActive: code === locale,
    lang: localeDefinition(site.i18n, code).htmlLang,
    handlers: { onClick: keepQueryAndHash, onFocus: keepQueryAndHash, onPointerEnter: keepQueryAndHash },
  }));

/** The menu of the versions of an instance; null if there is nothing to choose. */
export function versionMenu(
  { instance = DEFAULT_INSTANCE, label }: Extract<NavbarItem, { type: 'versions' }>,
  { locale, docs }: NavState,
): Menu | null {
  const versions = versionsOfInstance(instance);
  if (!docs || versions.length < 2) return null;
  const isHere = docs.instance === instance;
  const [shown] = candidates(docs, instance);
  const links = versions.flatMap((version): MenuLink[] => {
    const set = docs.sets.find((each) => each.instance === instance && each.version === version.name);
    const path = (isHere ? docs.same?.[version.name] : undefined) ?? set?.path;
    if (typeof path !== 'string') return [];
    return [
      {
        label: version.label,
        href: siteHref(path, locale),
        isActive: isHere && docs.version === version.name,
        handlers: { onClick: () => chooseVersion(instance, version.name) },
      },
    ];
  });
  const current = versions.find(({ name }) => name === shown)?.label ?? '';
  return { label: `${label[locale]} ${current}`, links };
}
