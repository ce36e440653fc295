import type { SiteConfig, SiteLink } from './schema';

/** An address in the configuration, and where it is written. */
export interface ConfiguredLink {
  /** Path of the value in the configuration. */
  path: PropertyKey[];
  /**
   * What the address must lead to: a page of the site, by its path without language; any page below a path; a published
   * file other than a page; a file of `static/`; a docs sidebar, by its id; an instance of the docs, by its id.
   */
  kind: 'page' | 'area' | 'file' | 'static' | 'sidebar' | 'instance';
  target: string;
  /** Instance of the docs that has the sidebar. */
  instance?: string | undefined;
}

/** Every address of this site in the configuration. */
export function configuredLinks(site: SiteConfig): ConfiguredLink[] {
  const { navbar, footer, support, announcementBar } = site;
  return [
    { path: ['favicon'], kind: 'static', target: site.favicon },
    ...optional(['touchIcon'], 'static', site.touchIcon),
    ...site.manifest.icons.map(({ src }, index): ConfiguredLink => ({
      path: ['manifest', 'icons', index, 'src'],
      kind: 'static',
      target: src,
    })),
    ...navbar.items.flatMap((item, index) => navbarLinks(item, ['navbar', 'items', index], site)),
    ...footer.columns.flatMap(({ items }, index) =>
      items.flatMap((item, at) => linkOf(item, ['footer', 'columns', index, 'items', at], site)),
    ),
    ...Object.entries(support ?? {}).flatMap(([locale, ways]) =>
      ways.flatMap((way, index) => [
        ...optional(['support', locale, index, 'image'], 'static', way.image),
        ...outside(['support', locale, index, 'href'], way.href, site),
      ]),
    ),
    ...Object.entries(announcementBar?.content ?? {}).flatMap(([locale, html]) =>
      [...html.matchAll(/\shref\s*=\s*["']([^"']*)["']/g)].flatMap(([, href = '']): ConfiguredLink[] =>
        href.startsWith('/')
          ? [{ path: ['announcementBar', 'content', locale], kind: 'page', target: href }]
          : outside(['announcementBar', 'content', locale], href, site),
      ),
    ),
    ...outside(['search', 'reportUrl'], site.search.reportUrl, site),
  ];
}

function navbarLinks(
  item: SiteConfig['navbar']['items'][number],
  path: PropertyKey[],
  site: SiteConfig,
): ConfiguredLink[] {
  switch (item.type) {
    case 'sidebar':
      return [
        { path: [...path, 'sidebar'], kind: 'sidebar', target: item.sidebar, instance: item.instance },
        ...optional([...path, 'instance'], 'instance', item.instance),
      ];
    case 'docs':
    case 'versions':
      return optional([...path, 'instance'], 'instance', item.instance);
    case 'link':
      return [
        ...optional([...path, 'activeBase'], 'area', item.activeBase),
        ...linkOf({ label: item.label, to: item.to, href: item.href }, path, site),
      ];
    case 'dropdown':
      return item.items.flatMap((link, index) => linkOf(link, [...path, 'items', index], site));
    case 'repository':
      return outside([...path, 'href'], item.href, site);
    default:
      return [];
  }
}

const linkOf = ({ to, file, href }: SiteLink, path: PropertyKey[], site: SiteConfig): ConfiguredLink[] => [
  ...optional([...path, 'to'], 'page', to),
  ...optional([...path, 'file'], 'file', file),
  ...outside([...path, 'href'], href, site),
];

const optional = (
  path: PropertyKey[],
  kind: ConfiguredLink['kind'],
  target: string | null | undefined,
): ConfiguredLink[] => (target === null || target === undefined ? [] : [{ path, kind, target }]);

/** An absolute address belongs to the site only if it begins with the site's own. */
function outside(path: PropertyKey[], href: string | null | undefined, site: SiteConfig): ConfiguredLink[] {
  const base = site.url + site.baseUrl;
  if (!href?.startsWith(base)) return [];
  return [{ path, kind: 'page', target: `/${href.slice(base.length)}` }];
}
