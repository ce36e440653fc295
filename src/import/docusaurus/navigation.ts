import { hasScheme, splitAddress } from '../../domain/routing/paths';
import type { MovedText } from './languages';
import { complete } from './sidebars';
import type { OldLink, OldNavItem, OldSite } from './old-site';

interface MovedLink {
  label: MovedText;
  to?: string;
  href?: string;
}

type MovedNavItem = Record<string, unknown>;

/** What navigation needs to know of the rest of the site. */
export interface NavigationSources {
  /** Label in the languages of the site, by its key in `navbar.json` and `footer.json`. */
  translate: (file: 'navbar' | 'footer', key: string, label: string) => MovedText;
  addressOfDoc: (instance: string, id: string) => string | undefined;
  /** The address in the new site that an old one leads to (without query and hash); undefined if there is none. */
  find: (path: string) => string | undefined;
  versioned: ReadonlySet<string>;
  isBilingual: boolean;
  origin: string;
  /** Called with something of the navigation that was left out, as a sentence. */
  drop: (what: string) => void;
}

/** The items of the top bar. */
export function moveNavbar(site: OldSite, sources: NavigationSources): MovedNavItem[] {
  const items = site.themeConfig.navbar.items.flatMap((item) => navItem(item, sources));
  if (sources.isBilingual && !items.some(({ type }) => type === 'locale'))
    items.push({ type: 'locale', position: 'right' });
  return items;
}

function navItem(item: OldNavItem, sources: NavigationSources): MovedNavItem[] {
  const position = item.position === 'left' ? undefined : 'right';
  const leaveOut = (what: string): [] => {
    sources.drop(what);
    return [];
  };
  const { type, items, docId = '', sidebarId, docsPluginId = 'default' } = item;
  // A link that is only an icon says in another attribute what it is.
  const own = item.label ?? item['aria-label'] ?? /^\w+:\/\/([^/:?#]+)/.exec(item.href ?? '')?.[1] ?? '';
  const label = sources.translate('navbar', `item.label.${own}`, own);
  const instance = docsPluginId === 'default' ? undefined : docsPluginId;
  switch (type) {
    case 'localeDropdown':
      return sources.isBilingual ? [{ type: 'locale', position }] : [];
    case 'docsVersionDropdown':
    case 'docsVersion':
      return sources.versioned.has(docsPluginId) ? [{ type: 'versions', instance, position }] : [];
    case 'search':
      return [];
    case 'docSidebar':
      return sidebarId ? [{ type: 'sidebar', sidebar: sidebarId, instance, label, position }] : [];
    case 'doc': {
      const old = sources.addressOfDoc(docsPluginId, docId);
      const to = old === undefined ? undefined : sources.find(old);
      if (to !== undefined) return [{ type: 'link', to, label, position }];
      return leaveOut(`“${own}” in the bar leads to the doc "${docId}", which did not move.`);
    }
    case undefined:
    case 'default':
    case 'dropdown':
      break;
    default:
      return leaveOut(`The bar's item of type "${type}" has no equivalent.`);
  }
  if (items.length > 0) {
    const links = items
      .flatMap((inner) => navItem({ ...inner, items: [] }, sources))
      .filter((inner) => inner.type === 'link')
      .map((inner) => ({ label: inner.label, to: inner.to, href: inner.href }));
    return links.length === 0 ? [] : [{ type: 'dropdown', label, items: links, position }];
  }
  return linkOf({ ...item, label: own }, label, 'bar', sources).map((link) => ({
    type: 'link',
    ...link,
    activeBase: link.to === '/' || link.to === undefined ? undefined : splitAddress(link.to).path,
    position,
  }));
}

/** The columns of the footer; links without a column come under the site's name. */
export function moveFooter({ title: name = '', themeConfig }: OldSite, sources: NavigationSources) {
  const { links } = themeConfig.footer;
  const linksOf = (items: readonly OldLink[]): MovedLink[] =>
    items.flatMap((item) => {
      const label = sources.translate('footer', `link.item.label.${item.label ?? ''}`, item.label ?? '');
      return linkOf(item, label, 'footer', sources);
    });
  const columns = links
    .filter(({ items }) => items.length > 0)
    .map(({ title = '', items }) => ({
      title: title === '' ? name : sources.translate('footer', `link.title.${title}`, title),
      items: linksOf(items),
    }));
  const loose = { title: name, items: linksOf(links.filter(({ items }) => items.length === 0)) };
  return [...columns, loose].filter(({ items }) => items.length > 0);
}

/** The link as it is written here; none if it leads nowhere. */
function linkOf(
  { to, href, label: own = '' }: OldLink,
  label: MovedText,
  where: 'bar' | 'footer',
  { find, origin, drop }: NavigationSources,
): MovedLink[] {
  const target = complete(to ?? href ?? '', origin);
  const { path, query, hash } = splitAddress(target);
  if (path === '') return [];
  if (own !== '' && hasScheme(target))
    return [{ label, href: /^(?:https?|mailto):/.test(target) ? target : `https:${target}` }];
  const found = own === '' ? undefined : find(path.startsWith('/') ? path : `/${path}`);
  if (found !== undefined) return [{ label, to: found + query + hash }];
  const shown = own === '' ? `${target} without a label` : path.replace(/^(?!\/)/, '/');
  drop(`“${own}” in the ${where} leads to ${shown}, which did not move.`);
  return [];
}
