import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Locale } from '../../domain/routing/locale';
import type { MovedLanguages } from './languages';
import type { MovedNavItem } from './navigation';
import type { OldDocs, OldSite } from './old-site';
import type { MovedText } from './moved-text';
import type { DocsVersionSettings } from '../../domain/content/docs-sets';

/** What the configuration of the new site is made of. */
export interface SiteFileSources {
  site: OldSite;
  languages: MovedLanguages;
  /** Versions by docs instance. */
  versions: ReadonlyMap<OldDocs, readonly DocsVersionSettings[]>;
  navbar: { title: MovedText | undefined; items: MovedNavItem[] };
  footer: unknown[];
  /** Origins of remote pictures and videos. */
  trusted: readonly string[];
  /** Kinds of problems that do not keep the site from being published. */
  tolerated: readonly string[];
  /** Names of known code languages. */
  grammars: ReadonlySet<string>;
  /** Whether a published file exists. */
  hasFile: (path: string) => boolean;
}

/** The docs of a configuration. */
function docsOf(versions: SiteFileSources['versions']): Record<string, unknown> {
  const entries = [...versions].map(([{ id, routeBasePath }, list]) => ({
    id,
    path: routeBasePath === '' ? (id === 'default' ? 'docs' : id) : routeBasePath,
    ...(list.length === 1 && list[0]?.name === 'current' ? {} : { versions: list }),
  }));
  const main = entries.find(({ id }) => id === 'default');
  const others = entries.filter((entry) => entry !== main);
  const { id: _, path, ...rest } = main ?? { id: 'default', path: 'docs' };
  return { ...(path !== 'docs' && { path }), ...rest, ...(others.length > 0 && { instances: others }) };
}

/** `site.yml` of the new site: what the old configuration says, in this program's terms. */
export function siteFile(sources: SiteFileSources): Record<string, unknown> {
  const { site, languages, navbar, footer, trusted, tolerated, grammars, hasFile } = sources;
  const { themeConfig: theme } = site;
  const [main] = languages.languages;
  const blog = site.blogs[0];
  const docs = docsOf(sources.versions);
  const favicon = site.favicon === undefined ? undefined : `/${site.favicon.replace(/^\//, '')}`;
  const grammarNames = (theme.prism?.additionalLanguages ?? []).filter((name) => grammars.has(name));
  const toc = theme.tableOfContents;
  return compact({
    title: site.title ?? 'Site',
    tagline: site.tagline,
    url: originOf(site.url),
    baseUrl: site.baseUrl === undefined || site.baseUrl === '/' ? undefined : slashed(site.baseUrl),
    favicon: favicon !== undefined && hasFile(favicon) ? favicon : undefined,
    organizationName: site.organizationName,
    projectName: site.projectName,
    titleDelimiter: site.titleDelimiter,
    i18n: {
      defaultLocale: main.locale,
      locales: Object.fromEntries(
        languages.languages.map(({ locale, label, htmlLang, prefix }): [Locale, object] => [
          locale,
          compact({
            label: languages.isForeign && locale === main.locale ? undefined : label,
            htmlLang,
            prefix: locale === main.locale ? undefined : prefix,
          }),
        ]),
      ),
    },
    navbar: compact({
      title: navbar.title,
      hideOnScroll: theme.navbar.hideOnScroll === true ? undefined : false,
      items: navbar.items.length > 0 ? navbar.items : undefined,
    }),
    footer: compact({
      style: theme.footer.style === 'light' ? 'light' : undefined,
      columns: footer.length > 0 ? footer : undefined,
      copyright: plainText(theme.footer.copyright),
    }),
    announcementBar:
      theme.announcementBar?.content === undefined || theme.announcementBar.content === ''
        ? undefined
        : compact({
            id: theme.announcementBar.id ?? 'announcement',
            content: theme.announcementBar.content,
            isCloseable: theme.announcementBar.isCloseable,
          }),
    colorMode: compact({
      defaultMode: theme.colorMode?.defaultMode === 'dark' ? 'dark' : 'light',
      disableSwitch: theme.colorMode?.disableSwitch,
      respectPrefersColorScheme: theme.colorMode?.respectPrefersColorScheme,
    }),
    tableOfContents:
      toc === undefined
        ? undefined
        : compact({ minHeadingLevel: toc.minHeadingLevel, maxHeadingLevel: toc.maxHeadingLevel }),
    blog: blog && {
      pageSize: blog.postsPerPage === 'ALL' ? ALL_POSTS : (blog.postsPerPage ?? 10),
      ...(typeof blog.blogSidebarCount === 'number' && { sidebarCount: blog.blogSidebarCount }),
      permalinks: 'dated',
    },
    docs: Object.keys(docs).length > 0 ? docs : undefined,
    codeBlocks: grammarNames.length > 0 ? { additionalLanguages: grammarNames } : undefined,
    media: trusted.length > 0 ? { trusted } : undefined,
    problems: tolerated.length > 0 ? Object.fromEntries(tolerated.map((kind) => [kind, 'warn'])) : undefined,
    search:
      theme.algolia?.appId && theme.algolia.apiKey && theme.algolia.indexName
        ? { hosted: theme.algolia }
        : undefined,
  });
}

/** An object without the fields that are undefined. */
function compact<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Partial<T>;
}

const slashed = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');
const originOf = (url = ''): string => ORIGIN.exec(url)?.[0] ?? 'https://example.com';

/** Posts on a page where all of them are on one. */
const ALL_POSTS = 10_000;

/** Scheme and host of an address. */
const ORIGIN = /^https?:\/\/[^/\s]+/;

/** HTML as text: a copyright line is text here. */
const plainText = (html: string | undefined): string | undefined => {
  const text = html
    ?.replace(/<br\s*\/?>/gi, ' · ')
    .replace(/<\/?(?:div|p|li|h\d)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  const plain = toString(fromHtml(text ?? '', { fragment: true }))
    .replace(/\s+/g, ' ')
    // It is not true any more.
    .replace(/Built with Docusaurus\s*\.?/i, '')
    .replace(/ (?=[.,;])/g, '')
    .trim();
  return plain === '' ? undefined : plain;
};
