import path from 'node:path';
import { listed } from '../../domain/blog/lists';
import type { ContentDocument } from '../../domain/content/documents';
import { lastSets, type SiteContent } from '../../domain/site/site-content';
import { categoryLabel } from '../../domain/docs/sidebar-views';
import type { DocsSetContent } from '../../domain/docs/docs-set';
import { docsOf } from '../../domain/docs/sidebar-nodes';
import { pageUrl } from '../../domain/routing/page-address';
import { encodeAddress } from '../../domain/routing/absolute-address';
import { escapeMarkdown } from '../../domain/markdown/twin';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { hasBlog } from '../../domain/site/page-plan';
import { FEEDS, LLMS_PATH, SITEMAP_INDEX, twinPath, withBase } from '../../domain/routing/paths';
import type { Project } from '../configuration/project';
import { interfaceTexts } from '../configuration/interface-texts';
import { formatMessage } from '../../i18n/message';
import { site } from '../../site/config';
import { staticFile } from '../content/file-addresses';
import { isFile } from '../content/paths';
import { writeChanged } from '../store/write-changed';

/** A link with a note. */
interface ListedLink {
  title: string;
  /** Absolute and encoded. */
  url: string;
  note: string | null;
}

/**
 * Publishes the files that guide crawlers and language models: `robots.txt`, unless `static/` has one, and `llms.txt` in
 * every language.
 */
export function publishRobotsAndLlms(content: SiteContent, project: Project): void {
  const folder = path.join(project.directory, 'public');
  if (!isFile(staticFile('robots.txt', project)))
    writeChanged(path.join(folder, 'robots.txt'), robotsText(absolute(SITEMAP_INDEX)));
  for (const locale of localeCodes(site.i18n)) {
    writeChanged(path.join(folder, localizePath(LLMS_PATH, locale, site.i18n)), llmsTextOf(content, locale));
  }
}

const absolute = (address: string): string => encodeAddress(site.url + withBase(address, site.baseUrl));

/** `llms.txt` of a language: an overview of the content with links to its Markdown. */
export function llmsTextOf(content: SiteContent, locale: Locale): string {
  const { search, lists, publish } = interfaceTexts(locale).messages;
  const words = publish.llms;
  const localized = (neutral: string, language = locale): string => pageUrl(neutral, language, site);
  const linksTo = (documents: readonly ContentDocument[]): ListedLink[] =>
    documents.flatMap(({ translations, path: neutral, draft, unlisted }) => {
      const translation = translations[locale];
      if (!translation || draft || unlisted) return [];
      return [
        {
          title: translation.title,
          url: localized(twinPath(neutral)),
          note: translation.description || null,
        },
      ];
    });
  const others = localeCodes(site.i18n).filter((language) => language !== locale);
  return llmsText({
    title: site.title[locale],
    summary: site.tagline[locale] || site.title[locale],
    notes: [
      words.markdown,
      ...others.map((language) =>
        formatMessage([interfaceTexts(locale).messages], 'publish.llms.other', locale, {
          language: localeDefinition(site.i18n, language).label,
          url: localized(LLMS_PATH, language),
        }),
      ),
    ],
    sections: [
      ...lastSets(content)
        .flatMap((set) => docSections(set, locale, search.categories.docs))
        .map(({ title, docs }) => ({ title, links: linksTo(docs) })),
      { title: lists.title, links: linksTo(listed(content.index.posts)) },
      {
        title: words.optional,
        links: [
          ...(hasBlog(content.index)
            ? [{ title: words.feed, url: localized(FEEDS.rss.path), note: null }]
            : []),
          { title: words.sitemap, url: absolute(SITEMAP_INDEX), note: null },
        ],
      },
    ],
  });
}

/** Docs grouped as in their sidebars: first those outside of categories, then a section per category. */
function docSections({ sidebars, docs, set }: DocsSetContent, locale: Locale, docsTitle: string) {
  const title = set.label?.[locale] ?? docsTitle;
  const nodes = [...sidebars.trees.values()].flat();
  const folders = nodes.flatMap((node) =>
    node.type === 'category' ? [{ title: categoryLabel(node, locale), docs: docsOf([node]) }] : [],
  );
  const inFolders = new Set(folders.flatMap((folder) => folder.docs));
  const inOrder = [...docsOf(nodes), ...docs.filter(({ id }) => !sidebars.sidebarOf.has(id))];
  return [{ title, docs: inOrder.filter((doc) => !inFolders.has(doc)) }, ...folders];
}

/** Writes `llms.txt`: title, summary, notes, then links under headings; sections without links are omitted. */
export function llmsText(guide: {
  title: string;
  summary: string;
  notes: readonly string[];
  sections: readonly { title: string; links: readonly ListedLink[] }[];
}): string {
  const inline = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' ').trim());
  const sections = guide.sections.flatMap(({ title, links }) => {
    const lines = links.map(
      (link) => `- [${inline(link.title)}](${link.url})${link.note ? `: ${inline(link.note)}` : ''}`,
    );
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  });
  return `${[`# ${guide.title}`, `> ${guide.summary}`, ...guide.notes, ...sections].join('\n\n')}\n`;
}

/**
 * `robots.txt`: everything may be crawled. Pages that search engines should not show have `noindex`, which a crawler
 * would never read if they were disallowed here.
 */
export const robotsText = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
