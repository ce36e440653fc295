import { escapeMarkdown } from '../markdown/twin';

interface LlmsGuide {
  title: string;
  summary: string;
  notes: readonly string[];
  sections: readonly LlmsSection[];
}

/** Links under a heading. */
export interface LlmsSection {
  title: string;
  links: readonly ListedLink[];
}

/** A link with a note. */
export interface ListedLink {
  title: string;
  /** Absolute and encoded. */
  url: string;
  note: string | null;
}

/** Writes `llms.txt`: title, summary, notes, then links under headings; sections without links are omitted. */
export function llmsText({ title, summary, notes, sections }: LlmsGuide): string {
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map((section) => `## ${section.title}\n\n${linkList(section.links)}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const linkList = (links: readonly ListedLink[]): string =>
  links
    .map(({ title, url, note }) => `- [${inline(title)}](${url})${note ? `: ${inline(note)}` : ''}`)
    .join('\n');

const inline = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' ').trim());

/**
 * `robots.txt`: everything may be crawled. Pages that search engines should not show have `noindex`, which a crawler
 * would never read if they were disallowed here.
 */
export const robotsText = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
