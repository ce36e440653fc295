import { own } from '../basics/own';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import type { Root as MdastRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, reportWarning, type CompileContext } from './context';
import { element, text } from './nodes';
import { takeHeadingId } from './structure';

/** Moves explicit heading ids (`## Title {#id}`) from the text to the node, for the HTML stage. */
export function explicitHeadingIds(tree: MdastRoot): void {
  visit(tree, 'heading', (node) => {
    const id = takeHeadingId(node);
    if (id !== null) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  });
}

/** A heading in the table of contents. */
export interface TocEntry {
  id: string;
  /** 2 to 6. */
  level: number;
  /** Inline HTML of the heading without links and images. */
  html: string;
}

/** A heading of a document with its position, for checks across translations. */
export interface HeadingRecord extends TocEntry {
  line: number | null;
  /** Whether the author wrote the id; otherwise it was made from the text. */
  explicit: boolean;
}

const LEVEL: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/**
 * Gives every heading below level 1 an id and an anchor link. Ids are explicit, or GitHub's slugs of the text: Chinese
 * stays, duplicates get `-1`, `-2`.
 */
export function anchorHeadings(tree: Root, context: CompileContext): HeadingRecord[] {
  const slugger = new GithubSlugger();
  const explicitIds = new Set<string>();
  const records: HeadingRecord[] = [];
  visit(tree, 'element', (node) => {
    const level = own(LEVEL, node.tagName);
    if (level === undefined || level === 1 || node.properties.id === 'footnote-label') return;
    const label = toString(node).trim();
    const explicit = typeof node.properties.id === 'string';
    const { dataSlug = label } = node.properties;
    delete node.properties.dataSlug;
    const id = explicit ? String(node.properties.id) : slugger.slug(String(dataSlug));
    if (explicit) {
      if (explicitIds.has(id)) {
        reportWarning(
          context,
          node,
          `The heading id "${id}" is used twice.`,
          'Give each heading of a document its own id.',
        );
      }
      explicitIds.add(id);
    } else if (explicitIds.has(id)) {
      reportWarning(
        context,
        node,
        `The heading id "${id}" is used twice: it also follows from this heading's text.`,
        'Give one of the two another id: `## Title {#id}`.',
      );
    }
    node.properties.id = id;
    context.anchors.push(id);
    records.push({
      id,
      level,
      html: headingHtml(node.children),
      line: placeOf(node, context)?.line ?? null,
      explicit,
    });
    node.children.push(anchorLink(id, label, context));
  });
  return records;
}

const anchorLink = (id: string, label: string, context: CompileContext): Element =>
  element(
    'a',
    {
      className: ['anchor'],
      href: `#${encodeURIComponent(id)}`,
      ariaLabel: context.options.labels.headingLink.replace('{heading}', label),
      translate: 'no',
      dataAnchor: true,
    },
    [text('#')],
  );

/** Inline HTML for the table of contents: text, code and emphasis. Links lose their address, and images are removed. */
function headingHtml(children: ElementContent[]): string {
  const clean = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'component') return clean(node.children);
      if (node.type !== 'element') return [node];
      if (node.tagName === 'img' || node.tagName === 'sup') return [];
      if (node.tagName === 'a') return clean(node.children);
      return [{ ...node, properties: {}, children: clean(node.children) }];
    });
  return toHtml(clean(children)).trim();
}
