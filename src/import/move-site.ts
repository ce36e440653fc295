import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { address } from './docusaurus/old-addresses';
import { groupBy } from '../domain/basics/group-by';
import { moveNavigation, type NavigationSources } from './docusaurus/navigation';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from '../domain/content/docs-names';
import { grammarNames } from '../domain/markdown/grammars';
import { normalisePath } from '../domain/routing/paths';
import { docsOf } from './addresses';
import type { Gathered, OldDocsSet } from './gather';
import type { Inspection } from './inspect';
import { translator, type ReadSite } from './read-site';
import type { NewRoot } from './new-root';

/** What is not known before the texts are written. */
export interface SiteState {
  /** Old address → the new one that it is redirected to. */
  redirects: ReadonlyMap<string, string>;
  /** The checked content, without which the bar and the footer stay empty. */
  inspection: Inspection | null;
}

/** What the old configuration says, as data of `site.yml`. */
export function moveSite(
  read: ReadSite,
  gathered: Gathered,
  root: NewRoot,
  { inspection, redirects }: SiteState,
  drop: (what: string) => void,
): Record<string, unknown> {
  const { site, languages } = read;
  const { colorMode, announcementBar, navbar, footer, tableOfContents, prism, algolia } = site.themeConfig;
  const [main] = languages;
  const instances = groupBy(gathered.docs, ({ options }) => options.id);
  const known = new Set(inspection?.addresses.map(normalisePath));
  const sources: NavigationSources = {
    translate: (file, key, label) => translator(read, `docusaurus-theme-classic/${file}.json`)(key, label),
    find: (old) => {
      // Here the language is that of the page that the link is on.
      const own = languages.find(({ prefix }) => prefix !== '' && `${old}/`.startsWith(`/${prefix}/`));
      const wanted = own ? address(old.slice(own.prefix.length + 1)) : old;
      const isThere = languages.some(({ prefix }) => known.has(normalisePath(address(prefix, wanted))));
      return isThere ? wanted : redirects.get(normalisePath(wanted));
    },
    addressOfDoc: (instance, id) => {
      const set = instances.get(instance)?.find(({ version }) => version.isLast);
      const doc = set && docsOf(set, read).find((each) => each.id === id);
      return doc && inspection?.documents[doc.file];
    },
    versioned: new Set([...instances].flatMap(([id, sets]) => (sets.length > 1 ? [id] : []))),
    isBilingual: languages.length > 1,
    drop,
  };
  const { title = '' } = navbar;
  const { items, columns } = inspection ? moveNavigation(site, sources) : { items: [], columns: [] };
  const { origins: trusted = [] } = inspection ?? {};
  const favicon = site.favicon?.replace(/^\/?/, '/');
  const grammars = new Set<string>(grammarNames());
  const additionalLanguages = prism.additionalLanguages.filter((name) => grammars.has(name));
  const [blog] = site.blogs;
  return {
    title: site.title ?? 'Site',
    tagline: site.tagline,
    url: /^https?:\/\/[^/\s]+/.exec(site.url ?? '')?.[0] ?? 'https://example.com',
    baseUrl: site.baseUrl === undefined || site.baseUrl === '/' ? undefined : address(site.baseUrl, '/'),
    favicon: root.copies.has(`static${favicon ?? ''}`) ? favicon : undefined,
    organizationName: site.organizationName,
    projectName: site.projectName,
    titleDelimiter: site.titleDelimiter,
    i18n: {
      defaultLocale: main.locale,
      locales: Object.fromEntries(
        languages.map(({ locale, label, htmlLang, prefix }) => [
          locale,
          { label, htmlLang, prefix: locale === main.locale ? undefined : prefix },
        ]),
      ),
    },
    navbar: {
      title: title === '' ? undefined : sources.translate('navbar', 'title', title),
      hideOnScroll: navbar.hideOnScroll === true ? undefined : false,
      items: items.length > 0 ? items : undefined,
    },
    footer: {
      style: footer.style === 'light' ? 'light' : undefined,
      columns: columns.length > 0 ? columns : undefined,
      copyright: plainText(footer.copyright, drop),
    },
    announcementBar: announcementBar.content ? announcementBar : undefined,
    colorMode,
    tableOfContents,
    blog: blog && {
      pageSize: blog.postsPerPage === 'ALL' ? 10_000 : (blog.postsPerPage ?? 10),
      sidebarCount: blog.blogSidebarCount === 'ALL' ? undefined : blog.blogSidebarCount,
      permalinks: 'dated',
    },
    docs: docsSettings(instances),
    codeBlocks: additionalLanguages.length > 0 ? { additionalLanguages } : undefined,
    media: trusted.length > 0 ? { trusted } : undefined,
    search: algolia.appId && algolia.apiKey && algolia.indexName ? { hosted: algolia } : undefined,
  };
}

function docsSettings(instances: ReadonlyMap<string, readonly OldDocsSet[]>) {
  const all = [...instances].map(([id, sets]) => {
    const path = sets[0]?.newPath ?? id;
    const versions = sets.map(({ version }) => version);
    const isPlain = versions.length === 1 && versions[0]?.name === CURRENT_VERSION;
    return { id, path, versions: isPlain ? undefined : versions };
  });
  const main = all.find(({ id }) => id === DEFAULT_INSTANCE);
  const rest = all.filter((one) => one !== main);
  // Without main docs, another instance may have their address.
  const path = main?.path ?? rest.find((one) => one.path === 'docs')?.id ?? 'docs';
  const own = { path: path === 'docs' ? undefined : path, versions: main?.versions };
  const docs = { ...own, instances: rest.length > 0 ? rest : undefined };
  return Object.values(docs).some((value) => value !== undefined) ? docs : undefined;
}

/** HTML as text: a copyright line is text here. */
function plainText(html = '', drop: (what: string) => void): string | undefined {
  if (/<a\b/i.test(html)) drop('The copyright line has links, which are text now.');
  const text = html.replace(/<br\s*\/?>/gi, ' · ').replace(/<\/?(?:div|p|li|h\d)\b[^>]*>/gi, ' ');
  const plain = toString(fromHtml(text, { fragment: true }))
    .replace(/\s+/g, ' ')
    // It is not true any more.
    .replace(/Built with Docusaurus\s*\.?/i, '')
    .replace(/ (?=[.,;])/g, '')
    .replace(/^[\s·]+|[\s·]+$/g, '');
  return plain === '' ? undefined : plain;
}
