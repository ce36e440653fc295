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

/** What all plugins with texts have. */
const contentOptions = {
  exclude: lenient(z.array(z.string())).transform((value) => value ?? null),
  include: lenient(z.array(z.string())).transform((value) => value ?? null),
  admonitions: z
    .object({ keywords: listOf(z.string()) })
    .catch({ keywords: [] })
    .prefault({})
    .transform(({ keywords }) => keywords),
  tags: text.transform((file) => file ?? 'tags.yml'),
  remarkPlugins: listOf(z.unknown()),
  rehypePlugins: listOf(z.unknown()),
  beforeDefaultRemarkPlugins: listOf(z.unknown()),
  beforeDefaultRehypePlugins: listOf(z.unknown()),
};

/** The options of a plugin with texts that decide how they are read. */
export interface OldContent {
  /** Patterns of files that are left out, and of those that are read; null for Docusaurus's own. */
  exclude: string[] | null;
  include: string[] | null;
  /** Words for admonitions besides Docusaurus's own. */
  admonitions: string[];
  /** The file that declares tags, in the folder of the texts. */
  tags: string;
  /** Names of the plugins that change texts. */
  plugins: string[];
}

const docsOptions = z.object({
  ...contentOptions,
  id: name,
  path: text,
  routeBasePath: text,
  tagsBasePath: text,
  sidebarPath: text,
  lastVersion: text,
  includeCurrentVersion: flag,
  onlyIncludeVersions: lenient(z.array(z.string())),
  disableVersioning: flag,
  numberPrefixParser: z.unknown().optional(),
  versions: recordOf(versionOptions.catch({})),
});

const blogOptions = z.object({
  ...contentOptions,
  id: name,
  path: text,
  routeBasePath: text,
  tagsBasePath: text,
  archiveBasePath: text,
  authorsMapPath: text,
  postsPerPage: lenient(z.union([z.number(), z.literal('ALL')])),
  blogSidebarCount: lenient(z.union([z.number(), z.literal('ALL')])),
});

const pagesOptions = z.object({ ...contentOptions, id: name, path: text, routeBasePath: text });

const redirectRule = z.object({ from: z.union([z.string(), z.array(z.string())]), to: z.string() });

/** A link of the navigation bar; what its fields mean depends on `type`. */
const navLink = z.object({
  type: text,
  label: text,
  'aria-label': text,
  to: text,
  href: text,
  position: text,
  docId: text,
  sidebarId: text,
  docsPluginId: text,
});
const navItem = navLink.extend({ items: listOf(navLink) });

/** An item of the navigation bar. */
export type OldNavItem = z.output<typeof navItem>;

const footerLink = z.object({ label: text, to: text, href: text });
const footerColumn = z.object({ title: text, items: listOf(footerLink), label: text, to: text, href: text });

const themeConfig = z.object({
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
  organizationName: text,
  projectName: text,
  titleDelimiter: text,
  staticDirectories: lenient(z.array(z.string())),
  i18n: z
    .object({
      defaultLocale: name,
      locales: lenient(z.array(z.string().regex(/^[\w-]+$/))),
      path: text,
      localeConfigs: recordOf(z.object({ label: text, htmlLang: text, path: text, baseUrl: text }).catch({})),
    })
    .catch({ localeConfigs: {} })
    .prefault({}),
  markdown: z
    .object({ format: text, preprocessor: z.unknown().optional(), parseFrontMatter: z.unknown() })
    .partial()
    .catch({})
    .prefault({}),
  presets: listOf(z.unknown()),
  plugins: listOf(z.unknown()),
  themes: listOf(z.unknown()),
  themeConfig: themeConfig.catch(themeConfig.parse({})).prefault({}),
});

/** What every plugin with texts has: its id, its folder, and the beginning of its addresses. */
interface Instance extends OldContent {
  id: string;
  path: string;
  routeBasePath: string;
}

/** One instance of the docs plugin. */
export type OldDocs = Omit<z.output<typeof docsOptions>, keyof Instance> & Instance;
/** One instance of the blog plugin. */
export type OldBlog = Omit<z.output<typeof blogOptions>, keyof Instance> & Instance;
/** One instance of the pages plugin. */
export type OldPages = Instance;

/** A Docusaurus site as its configuration describes it. */
export interface OldSite extends Omit<z.output<typeof configSchema>, 'presets' | 'plugins' | 'themes'> {
  docs: OldDocs[];
  blogs: OldBlog[];
  pages: OldPages[];
  /** Rules of the redirect plugin, which are addresses of readers' links, too. */
  redirects: { from: string[]; to: string }[];
  /** Endings without which files, and with which pages were redirected to. */
  redirectedEndings: { ofFiles: string[]; ofPages: string[] };
  /** Plugins, presets and functions that the import does not know, by name. */
  unknownPlugins: string[];
}

/** Plugins and themes that have nothing to take over: this program has them built in, or does not need them. */
const BUILT_IN = new Set([
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/plugin-rsdoctor',
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-svgr',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-search-algolia',
]);
/** Plugins for texts whose work this program does. */
const KNOWN_TEXT_PLUGINS = new Set([
  'remark-math',
  'rehype-katex',
  'remark-gfm',
  'remark-emoji',
  'remark-directive',
  'remark-cjk-friendly',
  '@docusaurus/remark-plugin-npm2yarn',
]);

/**
 * Reads an evaluated configuration.
 * @param wrapped The plugin of Docusaurus that a module of the site wraps; null for any other module.
 */
export function readOldSite(
  config: unknown,
  wrapped: (module: string) => string | null = () => null,
): OldSite {
  const { presets, plugins, themes, ...rest } = configSchema.parse(
    typeof config === 'object' && config !== null && !Array.isArray(config) ? config : {},
  );
  const site: OldSite = {
    ...rest,
    docs: [],
    blogs: [],
    pages: [],
    redirects: [],
    redirectedEndings: { ofFiles: [], ofPages: [] },
    unknownPlugins: [],
  };
  for (const [name, options] of presets.map(nameAndOptions)) {
    if (fullName(name, 'preset') !== '@docusaurus/preset-classic') {
      site.unknownPlugins.push(name);
      continue;
    }
    const given = options as Record<string, unknown>;
    if (given.docs !== false) addDocs(site, given.docs);
    if (given.blog !== false) addBlog(site, given.blog);
    if (given.pages !== false) addPages(site, given.pages);
    for (const option of ['gtag', 'googleTagManager', 'googleAnalytics'])
      if (option in given) site.unknownPlugins.push(`classic: ${option}`);
  }
  for (const [name, options] of plugins.map(nameAndOptions)) addPlugin(site, wrapped(name) ?? name, options);
  for (const [name] of themes.map(nameAndOptions))
    if (name !== '' && !BUILT_IN.has(fullName(name, 'theme'))) site.unknownPlugins.push(name);
  for (const field of ['preprocessor', 'parseFrontMatter'] as const)
    if (rest.markdown[field] !== undefined) site.unknownPlugins.push(`markdown.${field}`);
  return site;
}

function addPlugin(site: OldSite, name: string, options: object): void {
  switch (fullName(name, 'plugin')) {
    case '@docusaurus/plugin-content-docs':
      addDocs(site, options);
      return;
    case '@docusaurus/plugin-content-blog':
      addBlog(site, options);
      return;
    case '@docusaurus/plugin-content-pages':
      addPages(site, options);
      return;
    case '@docusaurus/plugin-client-redirects': {
      const { redirects, fromExtensions, toExtensions, createRedirects } = redirectOptions.parse(options);
      site.redirects.push(...redirects.map(({ from, to }) => ({ from: [from].flat(), to })));
      site.redirectedEndings.ofPages.push(...fromExtensions);
      site.redirectedEndings.ofFiles.push(...toExtensions);
      if (createRedirects !== undefined) site.unknownPlugins.push('client-redirects: createRedirects');
      return;
    }
    default:
      if (name !== '' && !BUILT_IN.has(fullName(name, 'plugin'))) site.unknownPlugins.push(name);
  }
}

const redirectOptions = z.object({
  redirects: listOf(redirectRule),
  fromExtensions: listOf(z.string()),
  toExtensions: listOf(z.string()),
  createRedirects: z.unknown().optional(),
});

/** The package of a plugin, preset or theme: its name may be written without what all of its kind begin with. */
function fullName(name: string, kind: 'plugin' | 'preset' | 'theme'): string {
  const [scope, rest = ''] = name.startsWith('@') ? name.split('/') : ['@docusaurus', name];
  if (scope !== '@docusaurus') return name;
  return rest.startsWith(`${kind}-`) ? `@docusaurus/${rest}` : `@docusaurus/${kind}-${rest}`;
}

/** A preset or plugin as it is written: a name, or a name with options; `$package` if it was required. */
function nameAndOptions(entry: unknown): [name: string, options: object] {
  const [first, second] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const options = typeof second === 'object' && second !== null ? second : {};
  if (typeof first === 'string') return [first, options];
  const { $package: name, $function: own } = (first ?? {}) as { $package?: string; $function?: string };
  return [name?.replace(/\.default$/, '') ?? own ?? '', options];
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

type Parsed = z.output<typeof pagesOptions>;

/** The options that all plugins with texts have; unknown plugins for texts are noted. */
function instanceOf(
  site: OldSite,
  options: Parsed,
  defaults: { path: string; routeBasePath: string },
): Instance {
  const { remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins } = options;
  const plugins = [remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins]
    .flat()
    .map((entry) => nameAndOptions(entry)[0])
    .filter((name) => name !== '');
  for (const name of plugins)
    if (!KNOWN_TEXT_PLUGINS.has(name) && !site.unknownPlugins.includes(name)) site.unknownPlugins.push(name);
  return {
    id: options.id ?? 'default',
    path: options.path ?? defaults.path,
    routeBasePath: trimmed(options.routeBasePath ?? defaults.routeBasePath),
    exclude: options.exclude,
    include: options.include,
    admonitions: options.admonitions,
    tags: options.tags,
    plugins,
  };
}

function addDocs(site: OldSite, given: unknown): void {
  const options = docsOptions.parse(object(given));
  const instance = instanceOf(site, options, { path: 'docs', routeBasePath: 'docs' });
  site.docs.push({ ...options, ...instance });
  if (typeof options.numberPrefixParser === 'object' && options.numberPrefixParser !== null)
    site.unknownPlugins.push('docs: numberPrefixParser');
}

function addBlog(site: OldSite, given: unknown): void {
  const options = blogOptions.parse(object(given));
  const blog = { ...options, ...instanceOf(site, options, { path: 'blog', routeBasePath: 'blog' }) };
  // The first blog is the main one here: that at /blog, or the one without an id.
  const isMain =
    blog.routeBasePath === 'blog' || (blog.id === 'default' && site.blogs[0]?.routeBasePath !== 'blog');
  if (isMain) site.blogs.unshift(blog);
  else site.blogs.push(blog);
}

function addPages(site: OldSite, given: unknown): void {
  const options = pagesOptions.parse(object(given));
  site.pages.push(instanceOf(site, options, { path: 'src/pages', routeBasePath: '' }));
}
