import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listed } from '../../domain/blog/lists';
import { versionFor, type Post } from '../../domain/content/documents';
import { pageTitles } from '../../domain/site/page-titles';
import { lastSets, type SiteContent } from '../../domain/site/site-content';
import { localizeSidebar } from '../../domain/docs/sidebar-views';
import { docsOf, type SidebarNode } from '../../domain/docs/sidebar-nodes';
import type { Sidebars } from '../../domain/docs/sidebars';
import { pageAddress } from '../../domain/routing/page-address';
import { localeCodes, type Locale, type Localized } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import type { BlogSidebarData, DocsSidebarData, SidebarPost } from '../../domain/site/shared-data';
import { allMessages } from '../../i18n/all-messages';
import { formatMessage, type MessageTable } from '../../i18n/message';
import { site } from '../../site/config';
import { digestOf } from '../store/digest-cache';
import { SERVER_COPY } from '../store/server-copy';
import { writeChanged } from '../store/write-changed';

/** Addresses of the data files that pages share, each fetched once. */
export type SharedData = ReturnType<typeof publishSharedData>;

const FOLDER = 'data';

const MESSAGES: Localized<MessageTable> = allMessages;

/** Writes the sidebars and page titles of every language to files named by their digest. */
export function publishSharedData(content: SiteContent) {
  const directory = process.cwd();
  const folder = path.join(directory, 'public', FOLDER);
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  const byAddress: Record<string, unknown> = {};
  const publish = (name: string, data: unknown, isRendered = true): string => {
    const json = JSON.stringify(data);
    const file = `${name}.${digestOf(json).slice(0, 12)}.json`;
    written.add(file);
    if (!existsSync(path.join(folder, file))) writeFileSync(path.join(folder, file), json);
    const address = withBase(`/${FOLDER}/${file}`, site.baseUrl);
    if (isRendered) byAddress[address] = data;
    return address;
  };
  const inEachLanguage = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(localeCodes(site.i18n).map((locale) => [locale, make(locale)])) as Localized<T>;
  const shared = {
    // Only browsers look titles up, so the renderer needs no copy.
    pageTitles: inEachLanguage((locale) => {
      const message = (key: string): string => formatMessage([MESSAGES[locale]], key, locale);
      const titles = pageTitles(content.plan.pages, content.index, locale, message);
      return publish(`page-titles.${locale}`, titles, false);
    }),
    blogSidebars: inEachLanguage((locale) => publish(`blog-sidebar.${locale}`, blogSidebar(content, locale))),
    docsSidebars: inEachLanguage((locale) => {
      const addressOf = ([id, nodes]: [string, readonly SidebarNode[]]): [string, string] => {
        const items = localizeSidebar(nodes, locale, { locales: site.i18n, baseUrl: site.baseUrl });
        return [id, publish(`docs-sidebar.${id}.${locale}`, { items } satisfies DocsSidebarData)];
      };
      const sets = [...content.docsSets];
      return new Map(sets.map(([set, { sidebars }]) => [set, new Map([...sidebars.trees].map(addressOf))]));
    }),
    /** First page of each sidebar of the docs to read first, locale-neutral. */
    sidebarTargets: Object.fromEntries(
      lastSets(content)
        .slice(0, 1)
        .flatMap(({ sidebars }) => sidebarTargets(sidebars)),
    ),
  };
  // An unchanged file keeps its time, so that the renderer is not bundled again.
  writeChanged(path.join(directory, SERVER_COPY), JSON.stringify(byAddress));
  // Removes files of earlier runs. Pages that name them are rendered again, because their context changes.
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(path.join(folder, file));
  return shared;
}

/** The first page of each sidebar of a docs set, by the sidebar's id. */
export const sidebarTargets = ({ trees }: Sidebars): [id: string, path: string][] =>
  [...trees].flatMap(([id, nodes]): [string, string][] => {
    const [first] = docsOf(nodes).filter((doc) => !doc.unlisted);
    return first ? [[id, first.path]] : [];
  });

/** A post as the blog's sidebar shows it. */
export function sidebarPost(post: Post, locale: Locale): SidebarPost {
  const { title, frontMatter } = versionFor(post, locale);
  return {
    year: Number(post.date.slice(0, 4)),
    title: frontMatter.sidebar_label ?? title,
    permalink: pageAddress(post.path, locale, site),
  };
}

function blogSidebar(content: SiteContent, locale: Locale): BlogSidebarData {
  const years: BlogSidebarData['years'] = [];
  for (const post of listed(content.index.posts).slice(0, site.blog.sidebarCount)) {
    const { year, ...link } = sidebarPost(post, locale);
    const last = years.at(-1);
    if (last?.year === year) last.posts.push(link);
    else years.push({ year, posts: [link] });
  }
  return { years };
}
