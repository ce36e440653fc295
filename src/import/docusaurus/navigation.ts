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
  /** The address of a doc here, without language; undefined if it did not move. */
  addressOfDoc: (instance: string, id: string) => string | undefined;
  /** The address in the new site that an old one leads to (without query and hash); undefined if there is none. */
  find: (path: string) => string | undefined;
  versioned: ReadonlySet<string>;
  isBilingual: boolean;
  /** Called with something of the navigation that was left out, as a sentence. */
  drop: (what: string) => void;
}

/** The items of the top bar, and the columns of the footer; its links without a column come under the site's name. */
export function moveNavigation({ title: name = '', url, themeConfig }: OldSite, sources: NavigationSources) {
  const { translate, addressOfDoc, find, versioned, isBilingual, drop } = sources;
  const items = themeConfig.navbar.items.flatMap(navItem);
  if (isBilingual && !items.some(({ type }) => type === 'locale'))
    items.push({ type: 'locale', position: 'right' });
  const { links } = themeConfig.footer;
  const columns = links
    .filter((column) => column.items.length > 0)
    .map(({ title = '', items: inner }) => ({
      title: title === '' ? name : translate('footer', `link.title.${title}`, title),
      items: footerLinks(inner),
    }));
  const loose = { title: name, items: footerLinks(links.filter((link) => link.items.length === 0)) };
  return { items, columns: [...columns, loose].filter((column) => column.items.length > 0) };

  function navItem(item: OldNavItem): MovedNavItem[] {
    const position = item.position === 'left' ? undefined : 'right';
    const { type, docId = '', sidebarId, docsPluginId = 'default' } = item;
    // A link that is only an icon says in another attribute what it is.
    const own = item.label ?? item['aria-label'] ?? /^\w+:\/\/([^/:?#]+)/.exec(item.href ?? '')?.[1] ?? '';
    const label = translate('navbar', `item.label.${own}`, own);
    const instance = docsPluginId === 'default' ? undefined : docsPluginId;
    switch (type) {
      case 'localeDropdown':
        return isBilingual ? [{ type: 'locale', position }] : [];
      case 'docsVersionDropdown':
      case 'docsVersion':
        return versioned.has(docsPluginId) ? [{ type: 'versions', instance, position }] : [];
      case 'search':
        return [];
      case 'docSidebar':
        return sidebarId ? [{ type: 'sidebar', sidebar: sidebarId, instance, label, position }] : [];
      case 'doc': {
        const to = addressOfDoc(docsPluginId, docId);
        if (to !== undefined) return [{ type: 'link', to, label, position }];
        drop(`“${own}” in the bar leads to the doc "${docId}", which did not move.`);
        return [];
      }
      case undefined:
      case 'default':
      case 'dropdown':
        break;
      default:
        drop(`The bar's item of type "${type}" has no equivalent.`);
        return [];
    }
    if (item.items.length > 0) {
      const inside = item.items
        .flatMap((inner) => navItem({ ...inner, items: [] }))
        .filter((inner) => inner.type === 'link')
        .map((inner) => ({ label: inner.label, to: inner.to, href: inner.href }));
      return inside.length === 0 ? [] : [{ type: 'dropdown', label, items: inside, position }];
    }
    return linkOf({ ...item, label: own }, label, 'bar').map((link) => ({
      type: 'link',
      ...link,
      activeBase: link.to === '/' || link.to === undefined ? undefined : splitAddress(link.to).path,
      position,
    }));
  }

  function footerLinks(old: readonly OldLink[]): MovedLink[] {
    return old.flatMap((item) => {
      const own = item.label ?? '';
      return linkOf(item, translate('footer', `link.item.label.${own}`, own), 'footer');
    });
  }

  /** The link as it is written here; none if it leads nowhere. */
  function linkOf(
    { to, href, label: own = '' }: OldLink,
    label: MovedText,
    where: 'bar' | 'footer',
  ): MovedLink[] {
    const target = complete(to ?? href ?? '', url);
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
}
