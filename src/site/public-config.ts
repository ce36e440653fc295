import type { SiteConfig } from './schema';

/** The fields that pages read: they are in the scripts of every page, so a field costs bytes there. */
const PUBLIC = [
  'title',
  'tagline',
  'favicon',
  'touchIcon',
  'url',
  'baseUrl',
  'titleDelimiter',
  'repository',
  'i18n',
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'imageZoom',
  'support',
  'comments',
  'embeds',
  'search',
] as const satisfies readonly (keyof SiteConfig)[];

/** The part of the configuration that pages read. */
export const publicConfig = (config: SiteConfig) => {
  const fields = Object.fromEntries(PUBLIC.map((name) => [name, config[name]]));
  const { i18n, docs, codeBlocks } = config;
  return {
    ...(fields as Pick<SiteConfig, (typeof PUBLIC)[number]>),
    i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales },
    docs: { autoCollapseCategories: docs.autoCollapseCategories },
    codeBlocks: { livePosition: codeBlocks.livePosition, mermaidTheme: codeBlocks.mermaidTheme },
  };
};

/** What {@link publicConfig} gives. */
export type PublicConfig = ReturnType<typeof publicConfig>;

/** The configuration in scripts of pages and in the renderer. Gatsby puts variables named `GATSBY_…` into them. */
export const site = JSON.parse(process.env.GATSBY_SITE_CONFIG ?? 'null') as PublicConfig;
