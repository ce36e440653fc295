import { stringify } from 'yaml';
import type { Reference } from '../content/model';
import { CARDS_PLACEHOLDER } from '../markdown/twin-tree';
import { markdownOf } from '../markdown/twin-text';
import { absoluteAddress, encodeAddress } from '../routing/absolute-address';

/** The content of a page's Markdown twin besides its text. */
export interface TwinPage {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of the original's page, if this page only repeats it. */
  canonical: string;
  /** BCP 47 tag of the text. */
  lang: string;
  /** ISO 8601 date, or null. */
  date: string | null;
  /** ISO 8601 date or date-time of the last change, or null. */
  updated: string | null;
  authors: readonly string[];
  tags: readonly string[];
  /** Notices for readers, one sentence each. */
  notices: readonly string[];
  references: readonly Reference[];
  /** Heading of the references. */
  referencesTitle: string;
}

/** Values of the placeholders in a compiled text; addresses may be relative to the site's root or to the page. */
export interface TwinParts {
  link: (index: number) => string;
  /** Null for a missing picture, of which the text remains. */
  image: (index: number) => string | null;
  /** Content of a doc's folder. */
  cards: readonly { label: string; permalink: string; description: string | null }[];
}

/**
 * Writes the Markdown twin of a page: a YAML header, the title, the text with absolute addresses, the references.
 * @param text The compiled document's Markdown.
 */
export function markdownTwin(text: string, page: TwinPage, parts: TwinParts): string {
  const notices = page.notices.map((notice) => `> [!NOTE]\n> ${inline(notice)}`);
  const blocks = [
    ...notices,
    `# ${inline(page.title)}`,
    deliver(text, page.url, parts).trim(),
    references(page.references, page.referencesTitle),
  ];
  return `${header(page)}\n${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function header({
  title,
  description,
  url,
  canonical,
  lang,
  date,
  updated,
  authors,
  tags,
}: TwinPage): string {
  const fields = {
    title,
    ...(description === '' ? {} : { description }),
    url: address(url, url),
    ...(canonical === url ? {} : { canonical: address(canonical, url) }),
    lang,
    ...(date === null ? {} : { date }),
    ...(updated === null ? {} : { updated: updated.slice(0, 10) }),
    ...(authors.length === 0 ? {} : { authors }),
    ...(tags.length === 0 ? {} : { tags }),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** An image file in the text, with its alternative text and number. */
const MARKDOWN_IMAGE = /!\[((?:[^[\]\\]|\\.)*)\]\(tidepool-image:(\d+);(?: "(?:[^"\\]|\\.)*")?\)/g;

function deliver(text: string, pageUrl: string, { link, image, cards }: TwinParts): string {
  return text
    .replace(MARKDOWN_IMAGE, (whole, alt: string, index: string) =>
      image(Number(index)) === null ? alt : whole,
    )
    .replace(/tidepool-(link|image):(\d+);/g, (_, kind: string, index: string) =>
      address((kind === 'link' ? link(Number(index)) : image(Number(index))) ?? '', pageUrl),
    )
    .replaceAll(CARDS_PLACEHOLDER, () =>
      linkList(
        cards.map((card) => ({
          title: card.label,
          url: address(card.permalink, pageUrl),
          note: card.description,
        })),
      ),
    );
}

/** A link with a note. */
export interface ListedLink {
  title: string;
  /** Absolute and encoded. */
  url: string;
  note: string | null;
}

/** Links, one per line, each with its note. */
export const linkList = (links: readonly ListedLink[]): string =>
  links
    .map(({ title, url, note }) => `- [${inline(title)}](${url})${note ? `: ${inline(note)}` : ''}`)
    .join('\n');

function references(list: readonly Reference[], title: string): string {
  if (list.length === 0) return '';
  const items = list.map((reference, index) => {
    const source = [reference.author, reference.time].filter(Boolean).join(' · ');
    const link = `[${inline(reference.title)}](${address(reference.url, reference.url)})`;
    return `${String(index + 1)}. ${link}${source === '' ? '' : ` ${inline(source)}`}`;
  });
  return `## ${inline(title)}\n\n${items.join('\n')}`;
}

/** A plain text as Markdown, on one line. */
const inline = (text: string): string =>
  markdownOf({
    type: 'paragraph',
    children: [{ type: 'text', value: text.replace(/\s+/g, ' ').trim() }],
  }).trim();

/** An address for use in parentheses; an unsafe one is replaced by the page's own. */
const address = (value: string, pageUrl: string): string =>
  (absoluteAddress(value, pageUrl) ?? encodeAddress(pageUrl)).replaceAll('(', '%28').replaceAll(')', '%29');
