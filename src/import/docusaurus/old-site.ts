import { z } from 'zod';
import { asObject, asText } from '../../domain/basics/data';
import { trimmed } from './old-addresses';

/*
 * What the import knows of a Docusaurus configuration. It is read without complaint: a field of another type counts as
 * missing, because the site was built with it. Functions and values of packages arrive as objects (`$function`,
 * `$package`), and so count as missing, too.
 */

/** A field that is undefined if it has another type. */
const lenient = <T extends z.ZodType>(type: T) => type.optional().catch(undefined);
const text = lenient(z.string());
const texts = lenient(z.array(z.string()));
const textOr = (otherwise: string) => text.transform((value) => value ?? otherwise);
const fields = <Name extends string, T>(type: T, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<Name, T>;
const flag = lenient(z.boolean());
const number = lenient(z.number());
const anything = z.unknown().optional();
/** A name that becomes that of a folder. */
const folderName = z.string().regex(/^[\w-]+$/);
/** Entries that fit; the others are left out. */
const listOf = <T extends z.ZodType>(type: T) => {
  const list = anything.transform((items) =>
    (Array.isArray(items) ? items : []).flatMap((item): z.output<T>[] => {
      const { success, data } = type.safeParse(item);
      return success ? [data] : [];
    }),
  );
  return Object.assign(list, { item: type });
};
/** Fields that are all missing if there is something else. */
const table = <T extends z.ZodRawShape>(shape: T) =>
  Object.assign(
    anything.transform((value) => z.object(shape).parse(asObject(value))),
    { shape },
  );
const recordOf = <T extends z.ZodType>(type: T) => z.record(z.string(), type).catch({}).default({});

/** A preset or plugin as it is written: a name, or a name with options; `$package` if it was required. */
const plugin = z.unknown().transform((entry) => {
  const [first, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const { $package: required, $function: own } = asObject(first);
  const name = asText(first) ?? asText(required)?.replace(/\.default$/, '') ?? asText(own) ?? '';
  return { name, options: asObject(options) };
});

/** Fields with the plugins that change texts. */
const TEXT_PLUGINS = (['remark', 'rehype', 'beforeDefaultRemark', 'beforeDefaultRehype'] as const).map(
  (name) => `${name}Plugins` as const,
);

/** What all plugins with texts have. */
const contentOptions = (path: string, routeBasePath: string) => ({
  id: lenient(folderName).transform((id) => id ?? 'default'),
  path: textOr(path),
  routeBasePath: textOr(routeBasePath).transform(trimmed),
  /** Patterns of files that are left out, and of those that are read. */
  exclude: texts,
  include: texts,
  /** Words for admonitions besides Docusaurus's own. */
  admonitions: table({ keywords: listOf(z.string()) }).transform(({ keywords }) => keywords),
  /** The file that declares tags, in the folder of the texts. */
  tags: textOr('tags.yml'),
  ...fields(listOf(plugin), ...TEXT_PLUGINS),
});

const docsOptions = z.object({
  ...contentOptions('docs', 'docs'),
  ...fields(text, 'tagsBasePath', 'sidebarPath', 'lastVersion'),
  ...fields(flag, 'includeCurrentVersion', 'disableVersioning'),
  onlyIncludeVersions: texts,
  numberPrefixParser: anything,
  versions: recordOf(
    table({
      ...fields(text, 'label', 'path'),
      banner: lenient(z.enum(['none', 'unreleased', 'unmaintained'])),
    }),
  ),
});
const blogOptions = z.object({
  ...contentOptions('blog', 'blog'),
  ...fields(text, 'tagsBasePath', 'archiveBasePath'),
  authorsMapPath: textOr('authors.yml'),
  authorsBasePath: textOr('authors'),
  pageBasePath: textOr('page'),
  ...fields(lenient(z.union([z.number(), z.literal('ALL')])), 'postsPerPage', 'blogSidebarCount'),
});
const pagesOptions = z.object(contentOptions('src/pages', ''));
const redirectOptions = z.object({
  redirects: listOf(z.object({ from: z.union([z.string(), z.array(z.string())]), to: z.string() })),
  /** Endings with which pages, and without which files were redirected to. */
  ...fields(listOf(z.string()), 'fromExtensions', 'toExtensions'),
  createRedirects: anything,
});

const link = z.object(fields(text, 'label', 'to', 'href'));
/** A link of the navigation bar; what its fields mean depends on `type`. */
const navLink = link.extend(
  fields(text, 'type', 'aria-label', 'position', 'docId', 'sidebarId', 'docsPluginId'),
);
const navItem = navLink.extend({ items: listOf(navLink) });

const configSchema = z.object({
  ...fields(text, 'title', 'tagline', 'url', 'baseUrl', 'favicon', 'organizationName', 'projectName'),
  titleDelimiter: text,
  trailingSlash: flag,
  staticDirectories: texts,
  i18n: table({
    defaultLocale: lenient(folderName),
    locales: lenient(z.array(folderName)),
    path: textOr('i18n'),
    localeConfigs: recordOf(table(fields(text, 'label', 'htmlLang', 'path', 'baseUrl'))),
  }),
  markdown: table({ format: text, preprocessor: anything, parseFrontMatter: anything }),
  ...fields(listOf(plugin), 'presets', 'plugins', 'themes'),
  themeConfig: table({
    colorMode: table({
      defaultMode: text.transform((mode) => (mode === 'dark' ? 'dark' : 'light')),
      ...fields(flag, 'disableSwitch', 'respectPrefersColorScheme'),
    }),
    announcementBar: table({ id: textOr('announcement'), content: text, isCloseable: flag }),
    navbar: table({ title: text, hideOnScroll: flag, items: listOf(navItem) }),
    footer: table({
      ...fields(text, 'style', 'copyright'),
      links: listOf(link.extend({ title: text, items: listOf(link) })),
    }),
    tableOfContents: lenient(z.object({ minHeadingLevel: number, maxHeadingLevel: number })),
    prism: table({ additionalLanguages: listOf(z.string()) }),
    algolia: table(fields(text, 'appId', 'apiKey', 'indexName')),
  }),
});

/** A link of the bar or the footer. */
export type OldLink = z.output<typeof link>;
/** An item of the navigation bar. */
export type OldNavItem = z.output<typeof navItem>;
/** One instance of the docs plugin. */
export type OldDocs = z.output<typeof docsOptions>;
/** One instance of the blog plugin. */
export type OldBlog = z.output<typeof blogOptions>;
/** One instance of the pages plugin, and what every plugin with texts has. */
export type OldContent = z.output<typeof pagesOptions>;

/** A Docusaurus site as its configuration describes it. */
export interface OldSite extends z.output<typeof configSchema> {
  docs: OldDocs[];
  blogs: OldBlog[];
  pages: OldContent[];
  redirects: z.output<typeof redirectOptions>[];
  /** Plugins, presets and functions that the import does not know, by name. */
  unknownPlugins: string[];
  /** Settings that nothing here reads, by name: `themeConfig.navbar.logo`. */
  unread: string[];
}

/** Settings of the build, and those that say what this program does anyway. */
const NEEDLESS =
  /^(?:onBroken\w+|onDuplicateRoutes|future|baseUrlIssueBanner|noIndex|markdown\.(?:mermaid|hooks)|classic\.(?:sitemap|debug)|blog\.showReadingTime|docs\.showLastUpdate\w+)$/;

/** The names of the settings in some data that a schema leaves out. */
function unread(data: unknown, schema: unknown, name = ''): string[] {
  const { shape, item } = schema as { shape?: Record<string, unknown>; item?: unknown };
  if (item !== undefined && Array.isArray(data))
    return data.flatMap((each, index) => unread(each, item, `${name}[${String(index)}]`));
  return Object.entries(shape === undefined ? {} : asObject(data)).flatMap(([key, value]) => {
    const own = name === '' ? key : `${name}.${key}`;
    const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
    if (value === undefined || isEmpty || NEEDLESS.test(own)) return [];
    return Object.hasOwn(shape ?? {}, key) ? unread(value, shape?.[key], own) : [own];
  });
}

/** Plugins and themes that have nothing to take over: this program has them built in, or does not need them. */
const BUILT_IN = new RegExp(
  '^(?:@docusaurus/(?:plugin-(?:css-cascade-layers|debug|ideal-image|rsdoctor|sitemap|svgr)|' +
    'theme-(?:classic|live-codeblock|mermaid|search-algolia)))?$',
);
/** Plugins for texts whose work this program does. */
const KNOWN_TEXT_PLUGIN =
  /^(?:remark-(?:math|gfm|emoji|directive|cjk-friendly)|rehype-katex|@docusaurus\/remark-plugin-npm2yarn)?$/;

/** Reads an evaluated configuration; `wrapped` gives the plugin of Docusaurus that a module of the site wraps. */
export function readOldSite(
  config: unknown,
  wrapped: (module: string) => string | null = () => null,
): OldSite {
  const read = configSchema.parse(asObject(config));
  const site: OldSite = {
    ...read,
    docs: [],
    blogs: [],
    pages: [],
    redirects: [],
    unknownPlugins: [],
    unread: [],
  };
  site.unread = unread(config, configSchema);
  for (const { name, options } of site.presets) {
    const isClassic = fullName(name, 'preset') === '@docusaurus/preset-classic';
    if (!isClassic) site.unknownPlugins.push(name);
    // A preset of others that takes its options is one like it.
    if (!isClassic && !('docs' in options || 'blog' in options)) continue;
    for (const kind of ['docs', 'blog', 'pages'])
      if (options[kind] !== false) addPlugin(site, `content-${kind}`, asObject(options[kind]));
    if (isClassic) site.unread.push(...unread(options, CLASSIC, 'classic'));
    for (const option of ['gtag', 'googleTagManager', 'googleAnalytics'])
      if (option in options) site.unknownPlugins.push(`classic: ${option}`);
  }
  for (const { name, options } of site.plugins) addPlugin(site, wrapped(name) ?? name, options);
  for (const { name } of site.themes)
    if (!BUILT_IN.test(fullName(name, 'theme'))) site.unknownPlugins.push(name);
  for (const field of ['preprocessor', 'parseFrontMatter'] as const)
    if (site.markdown[field] !== undefined) site.unknownPlugins.push(`markdown.${field}`);
  return site;
}

const CLASSIC = {
  shape: fields(anything, 'docs', 'blog', 'pages', 'gtag', 'googleTagManager', 'googleAnalytics'),
};

function addPlugin(site: OldSite, name: string, options: object): void {
  const add = <T extends OldContent>(instances: T[], instance: T, isFirst = false): void => {
    instances.splice(isFirst ? 0 : instances.length, 0, instance);
    for (const used of textPlugins(instance))
      if (!KNOWN_TEXT_PLUGIN.test(used)) site.unknownPlugins.push(`${used} (of ${instance.path})`);
  };
  switch (fullName(name, 'plugin')) {
    case '@docusaurus/plugin-content-docs': {
      const docs = docsOptions.parse(options);
      site.unread.push(...unread(options, docsOptions, 'docs'));
      add(site.docs, docs);
      if (asObject(docs.numberPrefixParser) === docs.numberPrefixParser)
        site.unknownPlugins.push('docs: numberPrefixParser');
      return;
    }
    case '@docusaurus/plugin-content-blog': {
      const blog = blogOptions.parse(options);
      site.unread.push(...unread(options, blogOptions, 'blog'));
      // The first blog is the main one here: that at /blog, or the one without an id.
      const isOnly = blog.id === 'default' && site.blogs[0]?.routeBasePath !== 'blog';
      add(site.blogs, blog, blog.routeBasePath === 'blog' || isOnly);
      return;
    }
    case '@docusaurus/plugin-content-pages':
      add(site.pages, pagesOptions.parse(options));
      site.unread.push(...unread(options, pagesOptions, 'pages'));
      return;
    case '@docusaurus/plugin-client-redirects':
      site.redirects.push(redirectOptions.parse(options));
      return;
    default:
      if (!BUILT_IN.test(fullName(name, 'plugin'))) site.unknownPlugins.push(name);
  }
}

/** The package of a plugin, preset or theme: its name may be written without what all of its kind begin with. */
function fullName(name: string, kind: 'plugin' | 'preset' | 'theme'): string {
  const [scope, rest = ''] = name.startsWith('@') ? name.split('/') : ['@docusaurus', name];
  if (name === '' || scope !== '@docusaurus') return name;
  return rest.startsWith(`${kind}-`) ? `@docusaurus/${rest}` : `@docusaurus/${kind}-${rest}`;
}

/** Names of the plugins that change the texts of an instance. */
export const textPlugins = (options: OldContent): string[] =>
  TEXT_PLUGINS.flatMap((list) => options[list].map(({ name }) => name));
