import { hasScheme } from '../../domain/routing/paths';
import type { MovedText } from './moved-text';
import { complete } from './sidebars';
import type { OldNavItem, OldSite } from './old-site';

/** A link in the bar's menus and the footer. */
type MovedLink = { label: MovedText; to: string } | { label: MovedText; href: string };

/** An item of the bar in `site.yml`. */
export type MovedNavItem = { type: string; position?: 'right' } & Record<string, unknown>;

/** What navigation needs to know of the rest of the site. */
export interface NavigationSources {
  /** Label in the languages of the site, by its key in `navbar.json` and `footer.json`. */
  translate: (file: 'navbar' | 'footer', key: string, label: string) => MovedText;
  /** Address of a doc of an instance, or undefined. */
  addressOfDoc: (instance: string, id: string) => string | undefined;
  /** The address in the new site that an old one leads to (without query and hash); undefined if there is none. */
  find: (path: string) => string | undefined;
  /** Instances with more than one version. */
  versioned: ReadonlySet<string>;
  isBilingual: boolean;
  /** Origin of the site. */
  origin: string;
}

/** Something of the navigation that was left out, as a sentence. */
export type Dropped = (what: string) => void;

/** The items of the top bar. */
export function moveNavbar(site: OldSite, sources: NavigationSources, drop: Dropped): MovedNavItem[] {
  const items = site.themeConfig.navbar.items.flatMap((item) => navItem(item, sources, drop));
  if (sources.isBilingual && !items.some(({ type }) => type === 'locale'))
    items.push({ type: 'locale', position: 'right' });
  return items;
}

function navItem(item: OldNavItem, sources: NavigationSources, drop: Dropped): MovedNavItem[] {
  const position = item.position === 'left' ? {} : { position: 'right' as const };
  // A link that is only an icon says in another attribute what it is.
  const label =
    item.label ??
    item['aria-label'] ??
    (URL.canParse(item.href ?? '') ? new URL(item.href ?? '').hostname : '');
  const text = sources.translate('navbar', `item.label.${label}`, label);
  const instance = item.docsPluginId ?? 'default';
  const ofInstance = instance === 'default' ? {} : { instance };
  switch (item.type) {
    case 'localeDropdown':
      return sources.isBilingual ? [{ type: 'locale', ...position }] : [];
    case 'docsVersionDropdown':
    case 'docsVersion':
      return sources.versioned.has(instance) ? [{ type: 'versions', ...ofInstance, ...position }] : [];
    case 'search':
      return [];
    case 'docSidebar':
      if (item.sidebarId === undefined) return [];
      return [{ type: 'sidebar', sidebar: item.sidebarId, ...ofInstance, label: text, ...position }];
    case 'doc': {
      const old = sources.addressOfDoc(instance, item.docId ?? '');
      const to = old === undefined ? undefined : sources.find(old);
      if (to !== undefined) return [{ type: 'link', to, label: text, ...position }];
      drop(`“${label}” in the bar leads to the doc "${item.docId ?? ''}", which did not move.`);
      return [];
    }
    case undefined:
    case 'default':
    case 'dropdown':
      break;
    default:
      drop(`The bar's item of type "${item.type}" has no equivalent.`);
      return [];
  }
  if (item.items.length > 0) {
    const links = item.items.flatMap((inner) => {
      const [moved] = navItem({ ...inner, position: 'left', items: [] }, sources, drop);
      if (moved?.type !== 'link') return [];
      const {
        label: innerLabel,
        to,
        href,
      } = moved as unknown as { label: MovedText; to?: string; href?: string };
      return [to === undefined ? { label: innerLabel, href } : { label: innerLabel, to }];
    });
    return links.length === 0 ? [] : [{ type: 'dropdown', label: text, items: links, ...position }];
  }
  const link = linkOf({ ...item, label }, text, sources, (where) => {
    drop(`“${label}” in the bar leads to ${where}, which did not move.`);
  });
  if (link === null) return [];
  const base = 'to' in link && link.to !== '/' ? { activeBase: link.to.replace(/[?#].*$/s, '') } : {};
  return [{ type: 'link', ...link, ...base, ...position }];
}

/** The columns of the footer; links without a column come under the site's name. */
export function moveFooter(site: OldSite, sources: NavigationSources, drop: Dropped) {
  const { links } = site.themeConfig.footer;
  const linksOf = (
    items: readonly { label?: string | undefined; to?: string | undefined; href?: string | undefined }[],
  ) =>
    items.flatMap((item) => {
      const label = item.label ?? '';
      const text = sources.translate('footer', `link.item.label.${label}`, label);
      const link = linkOf(item, text, sources, (where) => {
        drop(`“${label}” in the footer leads to ${where}, which did not move.`);
      });
      return link === null ? [] : [link];
    });
  const columns = links
    .filter(({ items }) => items.length > 0)
    .map(({ title = '', items }) => ({
      title: title === '' ? (site.title ?? '') : sources.translate('footer', `link.title.${title}`, title),
      items: linksOf(items),
    }));
  const loose = linksOf(links.filter(({ items }) => items.length === 0));
  return [...columns, ...(loose.length > 0 ? [{ title: site.title ?? '', items: loose }] : [])].filter(
    ({ items }) => items.length > 0,
  );
}

function linkOf(
  {
    to,
    href,
    label: given,
  }: { to?: string | undefined; href?: string | undefined; label?: string | undefined },
  label: MovedText,
  { find, origin }: NavigationSources,
  drop: (where: string) => void,
): MovedLink | null {
  const target = complete(to ?? href ?? '', origin);
  if (target === '' || given === undefined || given === '') {
    if (target !== '') drop(`${target} without a label`);
    return null;
  }
  if (hasScheme(target))
    return /^(?:https?|mailto):/.test(target) ? { label, href: target } : { label, href: `https:${target}` };
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '') return null;
  const path = written.startsWith('/') ? written : `/${written}`;
  const found = find(path);
  if (found !== undefined) return { label, to: found + rest };
  drop(path);
  return null;
}
