import { z } from 'zod';
import { judged } from '../domain/content/schema-fields';
import { completeTexts, inEveryLanguage, type TextFinding } from '../domain/content/texts-per-language';
import { addressFault } from '../domain/routing/address-fault';
import type { Localized } from '../domain/routing/locale';
import { grammarNames } from '../domain/markdown/grammars';
import { embedsSchema, mediaSchema, problemsSchema, securitySchema } from './content-settings';
import { docs } from './docs-settings';
import {
  announcementBar,
  comments,
  count,
  footerColumn,
  hostedSearch,
  i18n,
  localizedText,
  localizedTexts,
  magicComment,
  manifest,
  navbarItem,
  orNull,
  sitePath,
  support,
  text,
  url,
} from './fields';

/*
 * The shape of a `site.yml`; each field's `describe` text is its documentation. Only `title` and `url` are needed:
 * everything that says nothing about the owner has a default, everything else is absent unless it is given.
 */

const isOrigin = (value: string): boolean => !URL.canParse(value) || new URL(value).origin === value;

const blog = z.strictObject({
  pageSize: count(1).default(10).describe('Posts per list page'),
  sidebarCount: count(0).default(100).describe('Recent posts in the blog sidebar'),
  latestCount: count(1).default(5).describe('Posts of "Latest Blogs"'),
  relatedCount: count(0).default(3).describe('Posts of "Related Blog"'),
  permalinks: z
    .enum(['name', 'dated'])
    .default('name')
    .describe(
      'Addresses of posts without "slug": "name" makes /blog/Awk of 2024-04-22-Awk.md, "dated" makes /blog/2024/04/22/Awk of it, as Docusaurus does',
    ),
  feedLimit: orNull(count(1), 'Posts per feed; null for all'),
});

const tags = z.strictObject({
  permalinks: z
    .enum(['key', 'kebab'])
    .default('key')
    .describe(
      'Addresses of tags without "permalink": "key" takes the tag as written, "kebab" makes /blog/tags/big-data of "Big Data", as Docusaurus does',
    ),
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
  additionalLanguages: z
    .array(z.enum(grammarNames()))
    .default([])
    .describe('Additional Prism grammars to load; some extend others, such as js-extras'),
  mermaidTheme: z.strictObject({ light: text.default('base'), dark: text.default('dark') }).prefault({}),
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
    .regex(/^[\w-]+$/, {
      error: 'is not a single segment of an address → Use letters, digits, "-" and "_"',
      abort: true,
    })
    .regex(/^(?!blog$)/i, 'is the address of the blog → Choose another')
    .superRefine(judged((value) => addressFault(`/${value}`)))
    .default('search')
    .describe('Path of the search page'),
  reportUrl: url
    .nullable()
    .optional()
    .describe(
      'Where missing results are reported, by default a new issue on GitHub; {query} stands for the query; null hides the link',
    ),
  hosted: orNull(hostedSearch, 'Hosted provider; null searches the index built into the site'),
});

/** Schema of {@link SiteConfig}. */
export const siteSchema = z
  .strictObject({
    title: localizedText.describe('Name of the site'),
    tagline: localizedText.optional().describe('One sentence under the name'),
    favicon: sitePath.default('/favicon.svg').describe('Icon under static/'),
    touchIcon: sitePath
      .nullable()
      .default('/icons/apple-touch-icon.png')
      .describe('PNG of 180 pixels under static/, for the home screens of iPhones; null for none'),
    manifest: manifest.prefault({}),
    url: url
      .refine(
        isOrigin,
        'is more than an origin → Write only https:// and the host here, and the path in "baseUrl"',
      )
      .describe('Origin the site is published at'),
    baseUrl: text
      .regex(/^\/(?:.*\/)?$/, { error: 'is not a folder → Start and end it with "/"', abort: true })
      .superRefine(judged(addressFault))
      .default('/')
      .describe('Path the site is published under, "/" for the root'),
    organizationName: orNull(text, 'Owner of the repository on GitHub'),
    projectName: orNull(text, 'Name of the repository on GitHub'),
    repository: orNull(
      url,
      'Source repository; without it that of organizationName and projectName on GitHub',
    ),
    editUrl: orNull(
      url,
      'Prefix of edit links, followed by the path of the source file: from the repository, or from the content root for a site.yml; null hides them',
    ),
    contentRoots: z
      .array(text)
      .default([])
      .describe(
        'Further folders with posts, docs and pages, each as a path from the content root; with it they count as one folder. Files of "static" are those of the content root',
      ),
    titleDelimiter: text.default('|').describe('Between page title and site title'),
    i18n: i18n.prefault({}),
    navbar: z
      .strictObject({
        title: localizedText.optional().describe('Name in the bar; without it the title of the site'),
        hideOnScroll: z.boolean().default(true),
        items: z
          .array(navbarItem)
          .prefault([{ type: 'docs' }, { type: 'blog' }, { type: 'locale', position: 'right' }]),
      })
      .prefault({}),
    footer: z
      .strictObject({
        style: z.enum(['dark', 'light']).default('dark'),
        columns: z.array(footerColumn).default([]),
        copyright: localizedText.optional().describe('Last line; without it the title of the site'),
      })
      .prefault({}),
    home: z
      .strictObject({
        facts: orNull(
          localizedText,
          'What the site is, in a sentence; {posts} and {docs} stand for their numbers',
        ),
        phrases: localizedTexts.prefault([]).describe('Typed one after the other; none for no typing'),
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
    tags: tags.prefault({}),
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
    support: orNull(support, 'Ways to buy the author a coffee; null or an empty list hides the button'),
    comments: comments.nullable().default(null),
    embeds: embedsSchema.prefault({}),
    problems: problemsSchema.prefault({}),
    media: mediaSchema.prefault({}),
    security: securitySchema.prefault({}),
    search: search.prefault({}),
  })
  .superRefine((site, context) => {
    site.navbar.items.forEach((item, index) => {
      if (item.type !== 'repository' || (item.href ?? repositoryOf(site)) !== null) return;
      context.addIssue({
        code: 'custom',
        path: ['navbar', 'items', index],
        message: 'leads nowhere → Give "href", or "repository" of the site',
      });
    });
  })
  .transform((written) => {
    const findings: TextFinding[] = [];
    const { tagline, navbar, footer, ...site } = completeTexts(written, written.i18n, (finding) =>
      findings.push(finding),
    );
    const config = {
      ...site,
      repository: repositoryOf(site),
      tagline: tagline ?? inEveryLanguage('', site.i18n),
      search: {
        ...site.search,
        reportUrl: site.search.reportUrl === undefined ? issuesOf(site) : site.search.reportUrl,
      },
      manifest: { ...site.manifest, shortName: site.manifest.shortName ?? site.title },
      navbar: { ...navbar, title: navbar.title ?? site.title },
      footer: { ...footer, copyright: footer.copyright ?? copyrightOf(site.title) },
    };
    textFindings.set(config, findings);
    return config;
  });

/** What is wrong with the texts of a configuration that are given per language. */
export const textFindings = new WeakMap<object, readonly TextFinding[]>();

type RepositorySettings = Record<'repository' | 'organizationName' | 'projectName', string | null>;

/** Address of the source repository: the configured one, or the one on GitHub; null if neither is known. */
function repositoryOf({ repository, organizationName, projectName }: RepositorySettings): string | null {
  if (repository !== null) return repository;
  return organizationName === null || projectName === null
    ? null
    : `https://github.com/${organizationName}/${projectName}`;
}

/** Where readers can report that the search found nothing: a new issue of a repository on GitHub. */
function issuesOf(settings: RepositorySettings): string | null {
  const repository = repositoryOf(settings)?.replace(/(\.git)?\/?$/, '');
  return repository?.startsWith('https://github.com/') ? `${repository}/issues/new?title={query}` : null;
}

const copyrightOf = (title: Localized): Localized =>
  Object.fromEntries(Object.entries(title).map(([locale, name]) => [locale, `© ${name}`])) as Localized;

/** The site's configuration; see {@link siteSchema} for what each field means. */
export type SiteConfig = z.infer<typeof siteSchema>;

/** One entry of the top bar. */
export type NavbarItem = SiteConfig['navbar']['items'][number];

/** A labelled link of the top bar's menus or the footer: a path, an address or a published file. */
export type SiteLink = SiteConfig['footer']['columns'][number]['items'][number];
