import { listed } from '../../domain/blog/lists';
import { translationFor, type Post } from '../../domain/content/documents';
import { pageTitles } from '../../domain/site/page-titles';
import { lastSets, type SiteContent } from '../../domain/site/site-content';
import { localizeSidebar } from '../../domain/docs/sidebar-views';
import { docsOf, type SidebarNode } from '../../domain/docs/sidebar-nodes';
import type { Sidebars } from '../../domain/docs/sidebars';
import { pageAddress } from '../../domain/routing/page-address';
import { perLocale, type Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import type { BlogSidebarData, DocsSidebarData, SidebarPost } from '../../domain/site/shared-data';
import { interfaceTexts } from '../configuration/interface-texts';
import { formatMessage } from '../../i18n/message';
import { site } from '../../site/config';
import { digestOf } from '../store/digest-cache';

/** A file with data that many pages share. */
export interface SharedFile {
  /** Name with the digest of the data. */
  name: string;
  data: unknown;
  /** Whether pages show it, not only browsers. */
  isRendered: boolean;
}

/** Addresses of the data that pages share, each fetched once, and the files at these addresses. */
export type SharedData = ReturnType<typeof sharedData>;

/** Folder of the files in `public/`. */
export const SHARED_FOLDER = 'data';

/** The sidebars and page titles of every language. */
export function sharedData(content: SiteContent) {
  const files = new Map<string, SharedFile>();
  const share = (name: string, data: unknown, isRendered = true): string => {
    const file = `${name}.${digestOf(JSON.stringify(data)).slice(0, 12)}.json`;
    const address = withBase(`/${SHARED_FOLDER}/${file}`, site.baseUrl);
    files.set(address, { name: file, data, isRendered });
    return address;
  };
  const inEachLanguage = <T>(make: (locale: Locale) => T) => perLocale(site.i18n, make);
  return {
    files,
    // Only browsers look titles up, so the renderer needs no copy.
    pageTitles: inEachLanguage((locale) => {
      const message = (key: string): string => formatMessage([interfaceTexts(locale).messages], key, locale);
      const titles = pageTitles(content.plan.pages, content.index, locale, message);
      return share(`page-titles.${locale}`, titles, false);
    }),
    blogSidebars: inEachLanguage((locale) => share(`blog-sidebar.${locale}`, blogSidebar(content, locale))),
    docsSidebars: inEachLanguage((locale) => {
      const addressOf = ([id, nodes]: [string, readonly SidebarNode[]]): [string, string] => {
        const items = localizeSidebar(nodes, locale, { locales: site.i18n, baseUrl: site.baseUrl });
        return [id, share(`docs-sidebar.${id}.${locale}`, { items } satisfies DocsSidebarData)];
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
}

/** The first page of each sidebar of a docs set, by the sidebar's id. */
export const sidebarTargets = ({ trees }: Sidebars): [id: string, path: string][] =>
  [...trees].flatMap(([id, nodes]): [string, string][] => {
    const [first] = docsOf(nodes).filter((doc) => !doc.unlisted);
    return first ? [[id, first.path]] : [];
  });

/** A post as the blog's sidebar shows it. */
export function sidebarPost(post: Post, locale: Locale): SidebarPost {
  const { title, frontMatter } = translationFor(post, locale);
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
