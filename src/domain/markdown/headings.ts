import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import GithubSlugger, { slug } from 'github-slugger';
import type { Root as MdastRoot } from 'mdast';
import type { CompileContext } from './context';
import { hasClass, htmlText } from './nodes';
import { takeHeadingId } from './structure';
import { visit } from './visit';

/** Moves explicit heading ids (`## Title {#id}`) from the text to the node, for the HTML stage. */
export function explicitHeadingIds(tree: MdastRoot, context: CompileContext): void {
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = takeHeadingId(node);
      if (id !== null) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    } else if (node.type === 'paragraph') {
      const last = node.children.at(-1);
      const id = last?.type === 'text' ? /(?<!\\)\{#[^{}\s]+\}\s*$/.exec(last.value)?.[0].trim() : undefined;
      if (id === undefined) return;
      context.warn(
        node,
        `"${id}" is not at the end of a heading; it is shown as it is written.`,
        'Only headings take an id this way; elsewhere write <span id="…" />.',
      );
    }
  });
}

/** A heading in the table of contents. */
export interface TocEntry {
  id: string;
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

/** Ids of a page that no heading may get: Gatsby's, and that of the heading of footnotes. */
const PAGE_IDS = [
  'footnote-label',
  'gatsby-announcer',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
  'gatsby-chunk-mapping',
  '___gatsby',
];

/**
 * Makes ids of headings from their texts, as GitHub does, apart from those taken: Chinese stays, duplicates get `-1`, a
 * text without letters and digits gives `section`.
 */
export function headingSlugger(taken: Iterable<string> = []): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...PAGE_IDS, ...taken]) slugger.occurrences[id] = 0;
  return (text) => slugger.slug(slug(text) === '' ? 'section' : text);
}

/**
 * Gives every heading below level 1 an anchor link, and an id: the written one, or one made of its text. A title in the
 * text takes its id, as in Docusaurus: a heading with the same text counts from it.
 */
export function anchorHeadings(tree: Root, title: string | null, context: CompileContext): HeadingRecord[] {
  const found: { node: Element; level: number }[] = [];
  const written = new Set<string>();
  const explicitIds = new Set<string>();
  visit(tree, 'element', (node) => {
    const { id, name } = node.properties;
    if (typeof id === 'string') written.add(id);
    if (node.tagName === 'a' && typeof name === 'string') written.add(name);
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level === 0 || id === 'footnote-label') return;
    found.push({ node, level });
    if (typeof id !== 'string') return;
    if (explicitIds.has(id)) {
      const fix = 'Give each heading of a document its own id.';
      context.warn(node, `The heading id "${id}" is used twice.`, fix);
    }
    explicitIds.add(id);
  });
  const slugOf = headingSlugger(written);
  if (title !== null) context.titleId = slugOf(title);
  return found.map(({ node, level }) => {
    const explicit = typeof node.properties.id === 'string';
    const { dataSlug = headingText(node, 'source') } = node.properties;
    delete node.properties.dataSlug;
    const id = explicit ? String(node.properties.id) : slugOf(String(dataSlug));
    if (!explicit && explicitIds.has(slug(String(dataSlug)))) {
      context.warn(
        node,
        `The heading id "${slug(String(dataSlug))}" is used twice: it also follows from this heading's text.`,
        'Give one of the two another id: `## Title {#id}`.',
      );
    }
    node.properties.id = id;
    context.anchors.push(id);
    const html = htmlText(tocContent(node.children)).trim();
    node.children.push(anchorLink(id, headingText(node, 'shown'), context));
    return { id, level, html, line: context.placeOf(node)?.line ?? null, explicit };
  });
}

/** A heading's text without footnote marks; formulas once, as TeX (`source`) or as they are read out (`shown`). */
function headingText(heading: Element, form: 'source' | 'shown'): string {
  const textOf = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'component') {
      return typeof node.props.alt === 'string' ? node.props.alt : node.children.map(textOf).join('');
    }
    if (node.type !== 'element' || isFootnoteMark(node) || hasClass(node, 'katex-html')) return '';
    if (node.tagName === 'semantics') {
      const formula = node.children.filter((child) => isAnnotation(child) === (form === 'source'));
      return formula.map((child) => toString(child as Element)).join('');
    }
    return node.children.map(textOf).join('');
  };
  return heading.children.map(textOf).join('').trim();
}

const isAnnotation = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName === 'annotation';

const isFootnoteMark = (node: Element): boolean =>
  node.tagName === 'sup' &&
  node.children.some((child) => child.type === 'element' && 'dataFootnoteRef' in child.properties);

const anchorLink = (id: string, label: string, context: CompileContext): Element =>
  h(
    'a.anchor',
    {
      href: `#${encodeURIComponent(id)}`,
      ariaLabel: context.options.labels.headingLink.replace('{heading}', label),
      translate: 'no',
      dataAnchor: true,
    },
    '#',
  );

/** A heading for the table of contents: text, code, emphasis and formulas. Links lose their address, images are removed. */
function tocContent(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'component') return tocContent(node.children);
    if (node.type !== 'element') return [node];
    if (node.tagName === 'img' || isFootnoteMark(node) || hasClass(node, 'katex-html') || isAnnotation(node))
      return [];
    if (node.tagName === 'a' || hasClass(node, 'katex') || hasClass(node, 'katex-mathml'))
      return tocContent(node.children);
    return [{ ...node, properties: {}, children: tocContent(node.children) }];
  });
}
