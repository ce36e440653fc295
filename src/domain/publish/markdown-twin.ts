import { safeDecode } from '../markdown/links-and-images';
import { escapeMarkdown, type TwinPart } from '../markdown/twin';
import { absoluteAddress, encodeAddress } from '../routing/absolute-address';

interface TwinPage {
  /** Heading above the text; null for a text that has one. */
  title: string | null;
  /** Absolute address of the page. */
  url: string;
  /** Addresses of links and pictures, by the decoded address in the text; relative to the site's root or to the page. */
  addresses: ReadonlyMap<string, string>;
}

/** Writes the Markdown twin of a page: its source with absolute addresses. */
export function markdownTwin(parts: readonly TwinPart[], { title, url, addresses }: TwinPage): string {
  const text = parts
    .map((part) =>
      typeof part === 'string' ? part : address(addresses.get(safeDecode(part.url)) ?? part.url, url),
    )
    .join('')
    .trim();
  return `${title === null ? '' : `# ${escapeMarkdown(title)}\n\n`}${text}\n`;
}

/** An address for use in parentheses; an unsafe one is replaced by the page's own. */
const address = (value: string, pageUrl: string): string =>
  (absoluteAddress(value, pageUrl) ?? encodeAddress(pageUrl)).replaceAll('(', '%28').replaceAll(')', '%29');
