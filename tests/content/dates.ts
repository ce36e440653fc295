import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '../../src/domain/markdown/parse';

/** A version of software, spelt as in texts, and the day it came out. */
export interface Release {
  name: string;
  /** `YYYY-MM-DD`. */
  released: string;
}

/** What is dated of a post: its own day and text, and the days of all posts by the last part of their address. */
interface DatedText {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Body without front matter. */
  text: string;
  posts: ReadonlyMap<string, string>;
  releases: readonly Release[];
}

/** Label of a note that says when it was written, in one of the languages. */
const NOTE_LABEL = /^(?:补记|Added)/;
/** A year of this century that is not part of another number, a time, an address or a range. */
const YEAR = /(?<![\d.,:/-])20[2-3]\d(?![\d:/%-]|[.,]\d)/g;

/** The lines of what follows the first dated note of a post: only other notes and footnotes should. */
export function linesAfterNotes(text: string): number[] {
  const { children } = parseMarkdown(text);
  const isNote = (node: Nodes): boolean =>
    node.type === 'containerDirective' && NOTE_LABEL.test(labelOf(node));
  const first = children.findIndex(isNote);
  return children
    .slice(first < 0 ? children.length : first)
    .filter((node) => !isNote(node) && node.type !== 'footnoteDefinition')
    .map(({ position }) => position?.start.line ?? 1);
}

/**
 * What the text of a post knows that is younger than the post: years, versions, and links to later posts. Dated notes
 * (`:::note[补记，…]`) may know it, and so may code.
 * @returns one line for each, with its line in the text.
 */
export function youngerThan({ date, text, posts, releases }: DatedText): string[] {
  const found: string[] = [];
  visit(parseMarkdown(text), (node: Nodes) => {
    if (node.type === 'containerDirective' && NOTE_LABEL.test(labelOf(node))) return SKIP;
    const report = (what: string, before = ''): void => {
      const line = (node.position?.start.line ?? 1) + before.split('\n').length - 1;
      found.push(`${String(line)}: ${what}`);
    };
    if (node.type === 'link') {
      const slug = /^(?:\/en)?\/blog\/([\w-]+)/.exec(node.url)?.[1] ?? '';
      if ((posts.get(slug) ?? '') > date) report(`a link to /blog/${slug}`);
    }
    if (node.type !== 'text') return CONTINUE;
    const { value } = node;
    for (const { name, released } of releases) {
      const at = value.search(new RegExp(`${name.replaceAll('.', '\\.')}(?!\\d)`));
      if (released > date && at >= 0) report(name, value.slice(0, at));
    }
    for (const { 0: year, index } of value.matchAll(YEAR))
      if (year > date.slice(0, 4)) report(year, value.slice(0, index));
    return CONTINUE;
  });
  return found;
}

function labelOf({ children: [first] }: ContainerDirective): string {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? toString(first) : '';
}
