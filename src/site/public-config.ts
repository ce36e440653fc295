import type { SiteConfig } from './schema';

/** The part of the configuration that pages read: it is in the scripts of every page, so a field costs bytes there. */
export function publicConfig({
  title,
  tagline,
  favicon,
  touchIcon,
  url,
  baseUrl,
  titleDelimiter,
  repository,
  i18n: { defaultLocale, locales },
  navbar,
  footer,
  announcementBar,
  colorMode,
  imageZoom,
  support,
  comments,
  embeds,
  search,
  docs: { autoCollapseCategories },
  codeBlocks: { livePosition, mermaidTheme },
}: SiteConfig) {
  return {
    title,
    tagline,
    favicon,
    touchIcon,
    url,
    baseUrl,
    titleDelimiter,
    repository,
    i18n: { defaultLocale, locales },
    navbar,
    footer,
    announcementBar,
    colorMode,
    imageZoom,
    support,
    comments,
    embeds,
    search,
    docs: { autoCollapseCategories },
    codeBlocks: { livePosition, mermaidTheme },
  };
}

/** What {@link publicConfig} gives. */
export type PublicConfig = ReturnType<typeof publicConfig>;

/** The configuration in scripts of pages and in the renderer. Gatsby puts variables named `GATSBY_…` into them. */
export const site = JSON.parse(process.env.GATSBY_SITE_CONFIG ?? 'null') as PublicConfig;
