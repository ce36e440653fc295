import { existsSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { localeCodes } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { contentRoots, staticFolders } from '../configuration/content-roots';
import { projectIn } from '../configuration/project';
import { writePageTexts } from '../outputs/page-texts';
import { feedOptions } from '../outputs/feed-options';
import { sitemapOptions } from '../outputs/sitemap';
import { WIDTHS } from '../pictures/document-pictures';
import { RASTER_FILE } from '../pictures/image-data';

/**
 * Gatsby's plugins in the order they run. Gatsby adds gatsby-plugin-typescript to every site; it is named so that nobody
 * has to know that. It compiles nothing in a build (see `bundling`).
 */
export function plugins(directory = process.cwd()): PluginRef[] {
  const project = projectIn(directory);
  return [
    ...contentRoots(project.root).map((folder, index) => ({
      resolve: 'gatsby-source-filesystem',
      options: {
        name: index === 0 ? 'content' : `content-${String(index + 1)}`,
        path: folder,
        // Files that are published unchanged need no nodes.
        ignore: [inFolder(path.join(folder, 'static'))],
      },
    })),
    ...staticFolders(project)
      .filter((folder) => existsSync(folder))
      .map((folder, index) => ({
        resolve: 'gatsby-source-filesystem',
        // Other static files are published, and nothing queries their nodes.
        options: { name: `static-${String(index + 1)}`, path: folder, ignore: [isOtherFile] },
      })),
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: writePageTexts(directory) },
    },
    {
      // gatsby-plugin-mdx itself.
      resolve: path.join(directory, 'src/gatsby/mdx-plugin/package.json'),
      options: { extensions: ['.mdx', '.md'] },
    },
    'gatsby-plugin-typescript',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          // AVIF takes eight times as long at the only effort that the plugin offers; every browser with cascade layers
          // supports WebP.
          formats: ['webp'],
          quality: 60,
          placeholder: 'dominantColor',
          breakpoints: WIDTHS,
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-feed', options: feedOptions() },
    // Before the i18n plugin: Gatsby lets later plugins wrap earlier ones, and the site shell needs the i18n provider
    // around it.
    { resolve: path.join(directory, 'src/runtime/shell-plugin/package.json'), options: {} },
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

/** Other files than raster images. The watcher asks for each path without `stats` first. */
const isOtherFile = (file: string, stats?: Stats): boolean =>
  stats?.isFile() === true && !RASTER_FILE.test(file);

const inFolder = (folder: string): RegExp =>
  new RegExp(`^${folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[\\\\/]`);
