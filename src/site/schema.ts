import { z } from 'zod';
import { embedsSchema, mediaSchema, problemsSchema } from './content-settings';

/**
 * The shape of the site's configuration. Node only: the browser imports the data, never this file.
 * Each field's `describe` text is its documentation.
 */

const text = z.string().min(1);
const url = z.url();
const sitePath = text.regex(/^\//, 'must start with "/"');

/** A text per language. */
export const localizedText = z.strictObject({ 'zh-Hans': text, en: text });

const link = z.strictObject({
  label: localizedText.describe('Visible text'),
  to: sitePath.optional().describe('Path of this site without a language prefix'),
  href: url.optional().describe('Address of another site'),
  file: sitePath.optional().describe('Path of a file published beside the pages (a feed), per language'),
});

const oneTarget = (item: { to?: string | undefined; href?: string | undefined; file?: string | undefined }) =>
  [item.to, item.href, item.file].filter(Boolean).length === 1;
const oneTargetMessage = 'needs exactly one of "to", "href" and "file"';

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sidebar').describe('The first page of a docs sidebar'),
    sidebar: text,
    label: localizedText,
    position: z.enum(['left', 'right']),
  }),
  z.strictObject({
    type: z.literal('link'),
    label: localizedText,
    to: sitePath.optional(),
    href: url.optional(),
    activeBase: sitePath.optional().describe('The item is current on every path under this one'),
    position: z.enum(['left', 'right']),
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    label: localizedText,
    items: z.array(link.refine(oneTarget, oneTargetMessage)).min(1),
    position: z.enum(['left', 'right']),
  }),
  z.strictObject({ type: z.literal('locale'), position: z.enum(['left', 'right']) }),
  z.strictObject({
    type: z.literal('repository'),
    label: localizedText,
    href: url,
    position: z.enum(['left', 'right']),
  }),
]);

const magicComment = z.strictObject({
  name: text.describe('Word before "-next-line", "-start" and "-end"'),
  className: text.describe('Class of the marked lines'),
});

const localeDefinition = z.strictObject({
  label: text,
  htmlLang: text,
  direction: z.enum(['ltr', 'rtl']),
  prefix: z.string().regex(/^[a-z-]*$/i),
  ogLocale: text,
});

const supportWay = z
  .strictObject({
    label: text.describe('Name of the service'),
    href: url.optional().describe('Where to pay'),
    image: sitePath.optional().describe('QR code under static/'),
  })
  .refine((way) => way.href ?? way.image, 'needs "href", "image" or both');

const askAi = z.strictObject({
  assistantId: text.describe('Id of the assistant (agent)'),
  suggestedQuestions: z.boolean().describe('Questions to begin with'),
});

const hostedSearch = z.strictObject({
  appId: text.describe('Application id at the provider'),
  apiKey: text.describe('Public key that may only search'),
  indexName: z
    .union([text, localizedText])
    .describe('One index for both languages, told apart by the facet "language", or one for each'),
  externalUrlRegex: text
    .nullable()
    .describe('Results that match are opened by the browser, not by the router'),
  replacePathname: z
    .strictObject({ from: text.describe('Regular expression'), to: z.string() })
    .nullable()
    .describe('Changes the paths of results, for indexes of another deployment'),
  askAi: askAi.nullable().describe('Assistant that answers questions; null leaves it out'),
});

/** Schema of {@link SiteConfig}. */
export const siteSchema = z.strictObject({
  title: localizedText.describe('Name of the site'),
  tagline: localizedText.describe('One sentence under the name'),
  favicon: sitePath.describe('Icon under static/'),
  url: url
    .refine((value) => !value.endsWith('/'), 'must not end with a slash')
    .describe('Origin the site is published at'),
  baseUrl: sitePath
    .regex(/\/$/, 'must end with "/"')
    .describe('Path the site is published under, "/" for the root'),
  organizationName: text,
  projectName: text,
  repository: url.describe('Source repository'),
  editUrl: url
    .nullable()
    .describe(
      'Prefix of edit links, followed by the path of the source file from the repository (files outside have none); null hides them',
    ),
  titleDelimiter: text.describe('Between page title and site title'),
  i18n: z.strictObject({
    defaultLocale: z.enum(['zh-Hans', 'en']),
    path: text.describe('Folder of the interface strings, from the repository root'),
    locales: z.strictObject({ 'zh-Hans': localeDefinition, en: localeDefinition }),
  }),
  navbar: z.strictObject({ title: localizedText, hideOnScroll: z.boolean(), items: z.array(navbarItem) }),
  footer: z.strictObject({
    style: z.enum(['dark', 'light']),
    columns: z.array(
      z.strictObject({
        title: localizedText,
        items: z.array(link.refine(oneTarget, oneTargetMessage)).min(1),
      }),
    ),
    copyright: localizedText,
  }),
  announcementBar: z
    .strictObject({
      id: text.describe('A changed id shows the bar again to readers who closed it'),
      content: localizedText.describe('Trusted HTML'),
      backgroundColor: text.nullable().describe('CSS colour; null takes the theme'),
      textColor: text.nullable().describe('CSS colour; null takes the theme'),
      isCloseable: z.boolean(),
    })
    .nullable(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  tableOfContents: z
    .strictObject({ minHeadingLevel: z.int().min(2).max(6), maxHeadingLevel: z.int().min(2).max(6) })
    .refine(
      (toc) => toc.minHeadingLevel <= toc.maxHeadingLevel,
      'minHeadingLevel must not exceed maxHeadingLevel',
    ),
  blog: z.strictObject({
    pageSize: z.int().min(1).describe('Posts per list page'),
    sidebarCount: z.int().min(0).describe('Recent posts in the blog sidebar'),
    latestCount: z.int().min(1).describe('Posts of "Latest Blogs"'),
    relatedCount: z.int().min(0).describe('Posts of "Related Blog"'),
    feedLimit: z.int().min(1).nullable().describe('Posts per feed; null for all'),
  }),
  docs: z.strictObject({
    autoCollapseCategories: z.boolean().describe('Opening a category closes its siblings'),
    hideable: z.boolean(),
    recommendedCount: z.int().min(0).describe('Docs of "Recommended" under a doc'),
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
        'needs exactly one "isLast"',
      )
      .describe('Versions of the docs, newest first'),
  }),
  codeBlocks: z.strictObject({
    magicComments: z.array(magicComment).min(1),
    additionalLanguages: z.array(text),
    mermaidTheme: z.strictObject({ light: text, dark: text }),
    livePosition: z.enum(['top', 'bottom']),
  }),
  imageZoom: z.strictObject({
    margin: z.int().min(0).describe('Pixels around a zoomed image'),
    scrollOffset: z.int().min(0).describe('Pixels of scrolling that close it'),
    closeDelay: z.int().min(0).describe('Milliseconds before it closes on scroll'),
    attachDelay: z.int().min(0).describe('Milliseconds after load before images become zoomable'),
  }),
  sitemap: z.strictObject({
    changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']),
    priority: z.number().min(0).max(1),
    excludeTagPages: z.boolean(),
  }),
  support: z
    .strictObject({ 'zh-Hans': z.array(supportWay), en: z.array(supportWay) })
    .nullable()
    .describe('Ways to buy the author a coffee, per language; null or an empty list hides the button'),
  comments: z
    .strictObject({
      provider: z.literal('giscus'),
      repo: text.regex(/^[^/]+\/[^/]+$/, 'must look like owner/name'),
      repoId: text,
      category: text,
      categoryId: text,
      docs: z.boolean().describe('Comments under docs as well as posts'),
      sharedAcrossLocales: z.boolean().describe('One thread for both languages'),
    })
    .nullable(),
  embeds: embedsSchema,
  problems: problemsSchema.prefault({}),
  media: mediaSchema.prefault({}),
  search: z.strictObject({
    contextualSearch: z
      .boolean()
      .describe('Hosted results are those of the page’s language and docs version'),
    searchPagePath: text.regex(/^[\w-]+$/, 'must be one path segment').describe('Path of the search page'),
    reportUrl: url
      .nullable()
      .describe('Where missing results are reported; {query} stands for the query; null hides the link'),
    hosted: hostedSearch.nullable().describe('Hosted provider; null searches the index built into the site'),
  }),
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

/**
 * Checks a configuration.
 * @throws Error listing every wrong field, one per line.
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  const result = siteSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`);
  throw new Error(`src/site/config.ts is not a valid site configuration:\n${lines.join('\n')}`);
}
