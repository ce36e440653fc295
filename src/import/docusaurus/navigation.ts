import { hasScheme } from '../../domain/routing/paths';
import type { MovedText } from './moved-text';
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
  /** Whether the new site has a page or file at an address (without query and hash). */
  exists: (path: string) => boolean;
  /** Instances with more than one version. */
  versioned: ReadonlySet<string>;
  isBilingual: boolean;
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
  const label = item.label ?? '';
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
      const to = sources.addressOfDoc(instance, item.docId ?? '');
      if (to !== undefined && sources.exists(to)) return [{ type: 'link', to, label: text, ...position }];
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
      const [moved] = navItem({ ...inner, position: 'left' }, sources, drop);
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
  const link = linkOf(item, text, sources, (where) => {
    drop(`“${label}” in the bar leads to ${where}, which did not move.`);
  });
  if (link === null) return [];
  const base = 'to' in link && link.to !== '/' ? { activeBase: link.to } : {};
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
  { exists }: NavigationSources,
  drop: (where: string) => void,
): MovedLink | null {
  const target = to ?? href;
  if (target === undefined || target === '' || given === undefined || given === '') return null;
  if (hasScheme(target))
    return /^(?:https?|mailto):/.test(target) ? { label, href: target } : { label, href: `https:${target}` };
  if (target.startsWith('#')) return null;
  const path = target.startsWith('/') ? target : `/${target}`;
  if (exists(path.replace(/[?#].*$/s, ''))) return { label, to: path };
  drop(path);
  return null;
}
