import { z } from 'zod';
import {
  announcementBar,
  comments,
  count,
  footerColumn,
  hostedSearch,
  localeDefinition,
  localizedText,
  magicComment,
  navbarItem,
  sitePath,
  support,
  text,
  url,
} from './fields';

/**
 * The shape of the site's configuration, in `config.ts` and in the `site.yml` of a content root. Node only: the browser
 * imports the data, never this file. Each field's `describe` text is its documentation.
 *
 * A `site.yml` needs `title` and `url`: whatever says nothing about the owner has a default here, and whatever does is
 * absent unless it is given.
 */

const isOrigin = (value: string): boolean => !URL.canParse(value) || new URL(value).origin === value;

const i18n = z
  .strictObject({
    defaultLocale: z.enum(['zh-Hans', 'en']).default('zh-Hans'),
    path: text
      .default('src/i18n/locales')
      .describe('Folder of the interface strings, from the repository root'),
    locales: z.strictObject({ 'zh-Hans': localeDefinition, en: localeDefinition }).prefault({
      'zh-Hans': { label: '简体中文', htmlLang: 'zh-Hans', ogLocale: 'zh_Hans' },
      en: { label: 'English', htmlLang: 'en', ogLocale: 'en' },
    }),
  })
  .transform(({ locales, ...table }) => {
    const prefixed = (code: 'zh-Hans' | 'en') => {
      const { prefix = code === table.defaultLocale ? '' : code } = locales[code];
      return { ...locales[code], prefix };
    };
    return { ...table, locales: { 'zh-Hans': prefixed('zh-Hans'), en: prefixed('en') } };
  });

const blog = z.strictObject({
  pageSize: count(1).default(10).describe('Posts per list page'),
  sidebarCount: count(0).default(100).describe('Recent posts in the blog sidebar'),
  latestCount: count(1).default(5).describe('Posts of "Latest Blogs"'),
  relatedCount: count(0).default(3).describe('Posts of "Related Blog"'),
  feedLimit: count(1).nullable().default(null).describe('Posts per feed; null for all'),
});

const docs = z.strictObject({
  autoCollapseCategories: z.boolean().default(true).describe('Opening a category closes its siblings'),
  hideable: z.boolean().default(false),
  recommendedCount: count(0).default(3).describe('Docs of "Recommended" under a doc'),
  versions: z
    .array(
      z.strictObject({
        name: text.describe('Stable name; "current" is what docs/ holds'),
        label: text.describe('Name shown to readers'),
        isLast: z.boolean().describe('The version to read; its docs have no banner'),
      }),
    )
    .refine(
      (versions) => versions.filter(({ isLast }) => isLast).length === 1,
      'does not name the version to read → Set "isLast" in exactly one',
    )
    .default([{ name: 'current', label: 'Next', isLast: true }])
    .describe('Versions of the docs, newest first'),
});

const codeBlocks = z.strictObject({
  magicComments: z
    .array(magicComment)
    .min(1)
    .default([
      { name: 'highlight', className: 'line-highlight' },
      { name: 'error', className: 'line-error' },
      { name: 'remove', className: 'line-remove' },
      { name: 'add', className: 'line-add' },
    ]),
  additionalLanguages: z.array(text).default([]),
  mermaidTheme: z.strictObject({ light: text.default('default'), dark: text.default('dark') }).prefault({}),
  livePosition: z.enum(['top', 'bottom']).default('bottom'),
});

const imageZoom = z.strictObject({
  margin: count(0).default(0).describe('Pixels around a zoomed image'),
  scrollOffset: count(0).default(40).describe('Pixels of scrolling that close it'),
  closeDelay: count(0).default(150).describe('Milliseconds before it closes on scroll'),
  attachDelay: count(0).default(1000).describe('Milliseconds after load before images become zoomable'),
});

const search = z.strictObject({
  contextualSearch: z
    .boolean()
    .default(true)
    .describe('Hosted results are those of the page’s language and docs version'),
  searchPagePath: text
    .regex(/^[\w-]+$/, 'is not one part of an address → Use letters, digits, "-" and "_"')
    .default('search')
    .describe('Path of the search page'),
  reportUrl: url
    .nullable()
    .default(null)
    .describe('Where missing results are reported; {query} stands for the query; null hides the link'),
  hosted: hostedSearch
    .nullable()
    .default(null)
    .describe('Hosted provider; null searches the index built into the site'),
});

/** Schema of {@link SiteConfig}. */
export const siteSchema = z
  .strictObject({
    title: localizedText.describe('Name of the site'),
    tagline: localizedText.optional().describe('One sentence under the name'),
    favicon: sitePath.default('/favicon.svg').describe('Icon under static/'),
    url: url
      .refine(
        isOrigin,
        'is more than an origin → Write only https:// and the host here, and the path in "baseUrl"',
      )
      .describe('Origin the site is published at'),
    baseUrl: sitePath
      .regex(/\/$/, 'is not a folder → End it with "/"')
      .default('/')
      .describe('Path the site is published under, "/" for the root'),
    organizationName: text.nullable().default(null),
    projectName: text.nullable().default(null),
    repository: url.nullable().default(null).describe('Source repository'),
    editUrl: url
      .nullable()
      .default(null)
      .describe('Prefix of edit links, followed by the path of the source file; null hides them'),
    titleDelimiter: text.default('|').describe('Between page title and site title'),
    i18n: i18n.prefault({}),
    navbar: z
      .strictObject({
        title: localizedText.optional().describe('Name in the bar; without it the title of the site'),
        hideOnScroll: z.boolean().default(true),
        items: z.array(navbarItem).default([{ type: 'locale', position: 'right' }]),
      })
      .prefault({}),
    footer: z
      .strictObject({
        style: z.enum(['dark', 'light']).default('dark'),
        columns: z.array(footerColumn).default([]),
        copyright: localizedText.optional().describe('Last line; without it the title of the site'),
      })
      .prefault({}),
    announcementBar: announcementBar.nullable().default(null),
    colorMode: z
      .strictObject({
        defaultMode: z.enum(['light', 'dark']).default('dark'),
        disableSwitch: z.boolean().default(false),
        respectPrefersColorScheme: z.boolean().default(false),
      })
      .prefault({}),
    tableOfContents: z
      .strictObject({
        minHeadingLevel: z.int().min(2).max(6).default(2),
        maxHeadingLevel: z.int().min(2).max(6).default(3),
      })
      .refine(
        (toc) => toc.minHeadingLevel <= toc.maxHeadingLevel,
        'begins below where it ends → Swap minHeadingLevel and maxHeadingLevel',
      )
      .prefault({}),
    blog: blog.prefault({}),
    docs: docs.prefault({}),
    codeBlocks: codeBlocks.prefault({}),
    imageZoom: imageZoom.prefault({}),
    sitemap: z
      .strictObject({
        changefreq: z
          .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
          .default('monthly'),
        priority: z.number().min(0).max(1).default(0.5),
        excludeTagPages: z.boolean().default(true),
      })
      .prefault({}),
    support: support
      .nullable()
      .default(null)
      .describe('Ways to buy the author a coffee; null or an empty list hides the button'),
    comments: comments.nullable().default(null),
    embeds: z
      .strictObject({
        steam: z
          .boolean()
          .default(true)
          .describe('The widget of the Steam store, loaded when a reader asks for it'),
      })
      .prefault({}),
    search: search.prefault({}),
  })
  .transform(({ tagline, navbar, footer, ...site }) => ({
    ...site,
    tagline: tagline ?? { 'zh-Hans': '', en: '' },
    navbar: { ...navbar, title: navbar.title ?? site.title },
    footer: { ...footer, copyright: footer.copyright ?? copyrightOf(site.title) },
  }));

const copyrightOf = (title: { 'zh-Hans': string; en: string }) => ({
  'zh-Hans': `© ${title['zh-Hans']}`,
  en: `© ${title.en}`,
});

/** The site's configuration; see {@link siteSchema} for what each field means. */
export type SiteConfig = z.infer<typeof siteSchema>;

/** One entry of the top bar. */
export type NavbarItem = SiteConfig['navbar']['items'][number];

/** A labelled link of the top bar's menus or the footer: a path, an address or a published file. */
export type SiteLink = SiteConfig['footer']['columns'][number]['items'][number];

/** A hosted search. */
export type HostedSearch = NonNullable<SiteConfig['search']['hosted']>;

/** One way to buy the author a coffee. */
export type SupportWay = NonNullable<SiteConfig['support']>['en'][number];
