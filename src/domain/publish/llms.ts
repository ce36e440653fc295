import { linkList, type ListedLink } from './markdown-twin';

/** An overview of the site for language models (https://llmstxt.org). */
export interface LlmsGuide {
  title: string;
  /** One sentence. */
  summary: string;
  /** Paragraphs. */
  notes: readonly string[];
  sections: readonly LlmsSection[];
}

/** Links under a heading. */
export interface LlmsSection {
  title: string;
  links: readonly ListedLink[];
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
