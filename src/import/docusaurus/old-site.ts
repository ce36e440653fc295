import { z } from 'zod';

/*
 * What the import knows of a Docusaurus configuration. It is read without complaint: a field of another type counts as
 * missing, because the site was built with it. Functions and values of packages arrive as objects (`$function`,
 * `$package`), and so count as missing, too.
 */

/** A field that is undefined if it has another type. */
const lenient = <T extends z.ZodType>(type: T) => type.optional().catch(undefined);
const text = lenient(z.string());
/** A name that becomes that of a folder. */
const name = lenient(z.string().regex(/^[\w-]+$/));
const flag = lenient(z.boolean());
const number = lenient(z.number());
/** Entries that fit; the others are left out. */
const listOf = <T extends z.ZodType>(type: T) =>
  z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((items) =>
      items.flatMap((item): z.output<T>[] => {
        const result = type.safeParse(item);
        return result.success ? [result.data] : [];
      }),
    );
const recordOf = <T extends z.ZodType>(type: T) => z.record(z.string(), type).catch({}).default({});

/** A version of docs in the options of the docs plugin. */
const versionOptions = z.object({
  label: text,
  path: text,
  banner: lenient(z.enum(['none', 'unreleased', 'unmaintained'])),
});

const docsOptions = z.object({
  id: name,
  path: text,
  routeBasePath: text,
  tagsBasePath: text,
  sidebarPath: text,
  editUrl: text,
  lastVersion: text,
  includeCurrentVersion: flag,
  onlyIncludeVersions: lenient(z.array(z.string())),
  disableVersioning: flag,
  versions: recordOf(versionOptions.catch({})),
});

const blogOptions = z.object({
  id: name,
  path: text,
  routeBasePath: text,
  tagsBasePath: text,
  archiveBasePath: text,
  authorsMapPath: text,
  postsPerPage: number,
  blogSidebarCount: lenient(z.union([z.number(), z.literal('ALL')])),
  editUrl: text,
});

const pagesOptions = z.object({ id: name, path: text, routeBasePath: text });

const redirectRule = z.object({ from: z.union([z.string(), z.array(z.string())]), to: z.string() });

/** A link of the navigation bar; what its fields mean depends on `type`. */
export interface OldNavItem {
  type?: string | undefined;
  label?: string | undefined;
  to?: string | undefined;
  href?: string | undefined;
  position?: string | undefined;
  activeBasePath?: string | undefined;
  docId?: string | undefined;
  sidebarId?: string | undefined;
  docsPluginId?: string | undefined;
  items: OldNavItem[];
}

const navItem: z.ZodType<OldNavItem> = z.lazy(() =>
  z
    .object({
      type: text,
      label: text,
      to: text,
      href: text,
      position: text,
      activeBasePath: text,
      docId: text,
      sidebarId: text,
      docsPluginId: text,
      items: listOf(navItem),
    })
    .transform((item): OldNavItem => item),
);

const footerLink = z.object({ label: text, to: text, href: text });
const footerColumn = z.object({ title: text, items: listOf(footerLink), label: text, to: text, href: text });

const themeConfig = z.object({
  image: text,
  colorMode: lenient(z.object({ defaultMode: text, disableSwitch: flag, respectPrefersColorScheme: flag })),
  announcementBar: lenient(z.object({ id: text, content: text, isCloseable: flag })),
  navbar: z
    .object({ title: text, hideOnScroll: flag, items: listOf(navItem) })
    .catch({ items: [] })
    .prefault({}),
  footer: z
    .object({ style: text, copyright: text, links: listOf(footerColumn) })
    .catch({ links: [] })
    .prefault({}),
  docs: lenient(z.object({ sidebar: lenient(z.object({ hideable: flag, autoCollapseCategories: flag })) })),
  tableOfContents: lenient(z.object({ minHeadingLevel: number, maxHeadingLevel: number })),
  prism: lenient(z.object({ additionalLanguages: lenient(z.array(z.string())) })),
  algolia: lenient(z.object({ appId: text, apiKey: text, indexName: text })),
});

const configSchema = z.object({
  title: text,
  tagline: text,
  url: text,
  baseUrl: text,
  favicon: text,
  trailingSlash: flag,
  organizationName: text,
  projectName: text,
  titleDelimiter: text,
  staticDirectories: lenient(z.array(z.string())),
  i18n: z
    .object({
      defaultLocale: name,
      locales: lenient(z.array(z.string().regex(/^[\w-]+$/))),
      path: text,
      localeConfigs: recordOf(z.object({ label: text, htmlLang: text, path: text }).catch({})),
    })
    .catch({ localeConfigs: {} })
    .prefault({}),
  presets: z.array(z.unknown()).catch([]).default([]),
  plugins: z.array(z.unknown()).catch([]).default([]),
  themeConfig: themeConfig.catch(themeConfig.parse({})).prefault({}),
});

/** The theme's settings of a Docusaurus site. */
export type OldTheme = z.output<typeof themeConfig>;

/** One instance of the docs plugin. */
export type OldDocs = z.output<typeof docsOptions> & { id: string; path: string; routeBasePath: string };
/** One instance of the blog plugin. */
export type OldBlog = z.output<typeof blogOptions> & { id: string; path: string; routeBasePath: string };
/** One instance of the pages plugin. */
export interface OldPages {
  id: string;
  path: string;
  routeBasePath: string;
}

/** A Docusaurus site as its configuration describes it. */
export interface OldSite extends Omit<z.output<typeof configSchema>, 'presets' | 'plugins'> {
  docs: OldDocs[];
  blogs: OldBlog[];
  pages: OldPages[];
  /** Rules of the redirect plugin, which are addresses of readers' links, too. */
  redirects: { from: string[]; to: string }[];
  /** Plugins and presets that the import does not know, by name. */
  unknownPlugins: string[];
}

/** Plugins that a site of this program does not need, or has built in. */
const NEEDLESS =
  /sitemap|gtag|google|analytics|image-zoom|ideal-image|pwa|debug|mermaid|live-codeblock|search|tailwind|postcss|sass|less|css|svgr|rsdoctor|webpack|raw-loader|vercel|baidu|clarity|posthog|hotjar|theme-classic|preset/;

/** Reads an evaluated configuration. */
export function readOldSite(config: unknown): OldSite {
  const { presets, plugins, ...rest } = configSchema.parse(
    typeof config === 'object' && config !== null && !Array.isArray(config) ? config : {},
  );
  const site: OldSite = { ...rest, docs: [], blogs: [], pages: [], redirects: [], unknownPlugins: [] };
  for (const [name, options] of presets.map(nameAndOptions)) {
    if (!/(^|\/)(preset-)?classic$/.test(name)) {
      if (!NEEDLESS.test(name)) site.unknownPlugins.push(name);
      continue;
    }
    const given = options as Record<string, unknown>;
    if (given.docs !== false) addDocs(site, given.docs);
    if (given.blog !== false) addBlog(site, given.blog);
    if (given.pages !== false) addPages(site, given.pages);
  }
  for (const [name, options] of plugins.map(nameAndOptions)) {
    // Sites wrap the plugins in files of their own, named after them.
    if (/content-docs$|docs-plugin$/.test(name)) addDocs(site, options);
    else if (/content-blog$|blog-plugin$/.test(name)) addBlog(site, options);
    else if (name.endsWith('content-pages')) addPages(site, options);
    else if (name.endsWith('client-redirects')) {
      const { redirects } = z.object({ redirects: listOf(redirectRule) }).parse(options);
      site.redirects.push(...redirects.map(({ from, to }) => ({ from: [from].flat(), to })));
    } else if (name !== '' && !NEEDLESS.test(name)) site.unknownPlugins.push(name);
  }
  return site;
}

/** A preset or plugin as it is written: a name, or a name with options; `$package` if it was required. */
function nameAndOptions(entry: unknown): [name: string, options: object] {
  const [first, second] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const options = typeof second === 'object' && second !== null ? second : {};
  if (typeof first === 'string') return [first.replace(/(?<=.)\.[cm]?[jt]sx?$/, ''), options];
  const { $package: name, $function: own } = (first ?? {}) as { $package?: string; $function?: string };
  return [name?.replace(/\.default$/, '') ?? own ?? '', options];
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

function addDocs(site: OldSite, given: unknown): void {
  const options = docsOptions.parse(object(given));
  const id = options.id ?? 'default';
  site.docs.push({
    ...options,
    id,
    path: options.path ?? 'docs',
    routeBasePath: trimmed(options.routeBasePath ?? 'docs'),
  });
}

function addBlog(site: OldSite, given: unknown): void {
  const options = blogOptions.parse(object(given));
  site.blogs.push({
    ...options,
    id: options.id ?? 'default',
    path: options.path ?? 'blog',
    routeBasePath: trimmed(options.routeBasePath ?? 'blog'),
  });
}

function addPages(site: OldSite, given: unknown): void {
  const options = pagesOptions.parse(object(given));
  site.pages.push({
    id: options.id ?? 'default',
    path: options.path ?? 'src/pages',
    routeBasePath: trimmed(options.routeBasePath ?? ''),
  });
}
