import { own } from '../domain/basics/own';
import type { NamedAddress } from '../domain/links/check-addresses';
import type { SiteConfig } from './schema';

/** An address in the configuration, and where it is written. */
interface ConfiguredLink extends Omit<NamedAddress, 'field' | 'place'> {
  /** Path of the value in the configuration. */
  path: PropertyKey[];
}

/** What the fields that hold an address of this site must lead to. */
const KINDS: Record<string, ConfiguredLink['kind']> = {
  favicon: 'static',
  touchIcon: 'static',
  src: 'static',
  image: 'static',
  to: 'page',
  file: 'file',
  activeBase: 'area',
  sidebar: 'sidebar',
  instance: 'instance',
};

/** Every address of this site in the configuration. An absolute one belongs to the site if it begins with the site's own. */
export function configuredLinks(site: SiteConfig): ConfiguredLink[] {
  const { favicon, touchIcon, manifest, navbar, footer, support, search, announcementBar } = site;
  const base = site.url + site.baseUrl;
  const pageAt = (address: string, path: PropertyKey[]): ConfiguredLink[] =>
    address.startsWith(base) ? [{ path, kind: 'page', target: `/${address.slice(base.length)}` }] : [];
  const linksIn = (table: object, above: PropertyKey[] = []): ConfiguredLink[] =>
    Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
      const path = [...above, Array.isArray(table) ? Number(key) : key];
      if (typeof value === 'object' && value !== null) return linksIn(value, path);
      if (typeof value !== 'string') return [];
      const kind = own(KINDS, key);
      const { instance } = table as { instance?: string };
      if (kind) return [{ path, kind, target: value, instance }];
      return /^(?:href|reportUrl)$/.test(key) ? pageAt(value, path) : [];
    });
  return [
    ...linksIn({
      favicon,
      touchIcon,
      manifest: { icons: manifest.icons },
      navbar: { items: navbar.items },
      footer: { columns: footer.columns },
      support,
      search: { reportUrl: search.reportUrl },
    }),
    ...Object.entries(announcementBar?.content ?? {}).flatMap(([locale, html]) =>
      [...html.matchAll(/\shref\s*=\s*["']([^"']*)["']/g)].flatMap(([, href = '']): ConfiguredLink[] => {
        const path = ['announcementBar', 'content', locale];
        return href.startsWith('/') ? [{ path, kind: 'page', target: href }] : pageAt(href, path);
      }),
    ),
  ];
}
