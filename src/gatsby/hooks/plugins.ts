import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { localeCodes } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { contentRoot } from '../configuration/content-root';
import { contentRoots } from '../configuration/content-roots';
import { configuredFeeds, feedOptions } from '../outputs/feed-options';
import { sitemapOptions } from '../outputs/sitemap';

/**
 * Gatsby's plugins in the order they run.
 *
 * gatsby-plugin-typescript makes `.ts` and `.tsx` files code and pages. Gatsby adds it to every site; here it is named. Its
 * Babel preset compiles nothing in a build (see `bundling`).
 */
export function plugins(directory = process.cwd()): PluginRef[] {
  return [
    ...contentRoots(contentRoot(directory)).map((folder, index) => ({
      resolve: 'gatsby-source-filesystem',
      options: {
        name: index === 0 ? 'content' : `content-${String(index + 1)}`,
        path: folder,
        // What is published as it is has no nodes.
        ignore: [inFolder(path.join(folder, 'static'))],
      },
    })),
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.join(directory, site.i18n.path) },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    'gatsby-plugin-typescript',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-feed', options: feedOptions(configuredFeeds()) },
    // Before the i18n plugin: Gatsby lets later plugins wrap earlier ones, and the page frame needs its provider around it.
    { resolve: path.join(directory, 'src/runtime/frame-plugin/package.json'), options: {} },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: localeCodes(site.i18n),
        defaultLanguage: site.i18n.defaultLocale,
        fallbackLanguage: site.i18n.defaultLocale,
        siteUrl: site.url,
        redirect: false,
        verbose: false,
        i18nextOptions: {
          interpolation: { escapeValue: false },
          defaultNS: 'common',
          returnNull: false,
        },
      },
    },
  ];
}

/** Matches the files of a folder. */
const inFolder = (folder: string): RegExp =>
  new RegExp(`^${folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[\\\\/]`);
