import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { AdmonitionKind, CompileContext } from './context';
import { element, hasClass, isInsignificant, text, type ComponentElement } from './nodes';
import { TRUNCATE } from './structure';
import { TERMINAL_LANGUAGE, twinCode, type CodeElement, type TwinElement } from './twin-code';

/** Placeholder of the address of the document's N-th image until its Markdown twin is published. */
export const imagePlaceholder = (index: number): string => `tidepool-image:${String(index)};`;

/** Placeholder of the list of a doc folder's content until the twin is published. */
export const CARDS_PLACEHOLDER = 'tidepool-cards;';

/** Elements that are not part of a text. */
const DROPPED_TAGS = new Set(['button', 'script', 'style', 'template', 'noscript', TRUNCATE]);
/** Names for screen readers, repetitions, and the copy of a picture for the dark mode. */
const DROPPED_CLASSES = ['anchor', 'visually-hidden', 'toc-inline', 'only-dark', 'coffee', 'steam-image'];

/** Inline elements that are written as code. */
const INLINE_CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);

/** GitHub's alerts. */
const ALERTS: Record<AdmonitionKind, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

/**
 * A document's HTML syntax tree without anything that Markdown cannot express: components are replaced by their
 * content; code blocks, formulas and footnotes carry their Markdown node. The input is not changed.
 */
export function twinTree(root: Root, context: CompileContext): Root {
  return { type: 'root', children: new Simplifier(context).all(root.children as ElementContent[]) };
}

class Simplifier {
  /** Level of the last heading outside of tabs; each tab is a section below it. */
  private level = 1;
  private readonly names: ReadonlySet<string>;

  constructor({ options }: CompileContext) {
    this.names = new Set(Object.values(options.labels.admonition));
  }

  /** The nodes that remain; whitespace stays only where it separates words. */
  all(nodes: readonly ElementContent[]): ElementContent[] {
    const isInline = nodes.some((node) => node.type === 'text' && node.value.trim() !== '');
    return nodes.filter((node) => isInline || !isBreak(node)).flatMap((node) => this.one(node));
  }

  private one(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return [text(node.value)];
    if (node.type === 'component') return this.component(node);
    return node.type === 'element' ? this.element(node) : [];
  }

  private component(node: ComponentElement): ElementContent[] {
    const { name, props, children } = node;
    switch (name) {
      case 'Image':
        return image(props);
      case 'Mermaid':
        return [twinCode({ language: 'mermaid', title: diagramTitle(node), code: stringOf(props.code) })];
      case 'cmdTerminal':
        return [twinCode({ language: TERMINAL_LANGUAGE, title: null, code: terminalText(props) })];
      case 'TypeWriter':
        return [text(stringOf(Array.isArray(props.strings) ? props.strings[0] : ''))];
      case 'TabItem':
        return this.tab(stringOf(props.label), children);
      case 'Video':
        return [element('p', {}, this.all(captionOf(children)))];
      case 'DocCardList':
        return [standIn('div', { type: 'html', value: CARDS_PLACEHOLDER })];
      default:
        return this.all(children);
    }
  }

  /** A tab is a separate section. If it contains a single code block, it becomes the block's title. */
  private tab(label: string, children: readonly ElementContent[]): ElementContent[] {
    const outer = this.level;
    this.level = Math.min(6, outer + 1);
    const heading = element(`h${String(this.level)}`, {}, [text(label)]);
    const body = this.all(children);
    this.level = outer;
    const [first] = body;
    const only = body.length === 1 ? (first as TwinElement).twin : undefined;
    if (only?.type !== 'code') return [heading, ...body];
    const code = only.meta ? only : { ...only, meta: `title=${JSON.stringify(label)}` };
    return [standIn('pre', code)];
  }

  private element(node: Element): ElementContent[] {
    const { tagName, properties } = node;
    if (isFurniture(node)) return [];
    if (hasClass(node, 'katex-display')) return [standIn('div', { type: 'math', value: texOf(node) })];
    if (hasClass(node, 'katex')) return [standIn('span', { type: 'inlineMath', value: texOf(node) })];
    if (hasClass(node, 'admonition')) return [this.alert(node)];
    if (tagName === 'figure' && hasClass(node, 'code')) return [codeOf(node)];
    if (tagName === 'details') return this.details(node);
    if (INLINE_CODE.has(tagName)) return [standIn('span', { type: 'inlineCode', value: toString(node) })];
    if (tagName === 'sup' && footnoteNumber(node) !== null) return [footnoteReference(node)];
    if ('dataFootnotes' in properties) return this.footnotes(node);
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level !== undefined) this.level = Number(level);
    const children = this.all(node.children);
    if (tagName === 'sub' || tagName === 'sup')
      return [html(`<${tagName}>`), ...children, html(`</${tagName}>`)];
    return [element(tagName, kept(properties), children)];
  }

  private alert(node: Element): Element {
    const parts = node.children.filter((child): child is Element => child.type === 'element');
    const heading = parts.find((part) => hasClass(part, 'admonition-heading'));
    const body = parts.find((part) => hasClass(part, 'admonition-body'));
    const kind = Object.keys(ALERTS).find((name) => hasClass(node, `admonition-${name}`)) ?? 'note';
    const title = this.all(heading?.children ?? []);
    const isOwn = !this.names.has(toString({ type: 'root', children: title }).trim());
    return element('blockquote', {}, [
      element('p', {}, [html(`[!${ALERTS[kind as AdmonitionKind]}]`)]),
      ...(isOwn && title.length > 0 ? [element('p', {}, [element('strong', {}, title)])] : []),
      ...this.all(body?.children ?? []),
    ]);
  }

  /** Markdown has no collapsed sections, so the summary comes before its content. */
  private details(node: Element): ElementContent[] {
    return node.children.flatMap((child) => {
      if (child.type !== 'element' || child.tagName !== 'summary') return this.all([child]);
      return [element('p', {}, [element('strong', {}, this.all(child.children))])];
    });
  }

  private footnotes(node: Element): ElementContent[] {
    const list = node.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'ol',
    );
    const items = (list?.children ?? []).filter((child): child is Element => child.type === 'element');
    return items.map((item, index) =>
      element('section', { dataFootnote: String(index + 1) }, this.all(item.children)),
    );
  }
}

/** A line break between blocks, or a comment. */
const isBreak = (node: ElementContent): boolean => isInsignificant(node) && !isSpace(node);

/** A space between two inline elements separates words; one with a line break between blocks does not. */
const isSpace = (node: ElementContent): boolean => node.type === 'text' && /^[ \t]+$/.test(node.value);

function isFurniture({ tagName, properties, ...node }: Element): boolean {
  if (DROPPED_TAGS.has(tagName) || properties.hidden === true) return true;
  if ('dataFootnoteBackref' in properties) return true;
  if (DROPPED_CLASSES.some((name) => hasClass({ tagName, properties, ...node }, name))) return true;
  return String(properties.ariaHidden ?? properties['aria-hidden']) === 'true';
}

/** Attributes that Markdown can express. */
const KEPT = ['align', 'alt', 'checked', 'href', 'open', 'reversed', 'src', 'start', 'title', 'type'];

const kept = (properties: Properties): Properties =>
  Object.fromEntries(KEPT.flatMap((name) => (name in properties ? [[name, properties[name]]] : [])));

/**
 * An element that becomes the given Markdown node. Its tag determines whether it is a block, and its text keeps it from
 * being treated as blank.
 */
const standIn = (tagName: string, twin: NonNullable<TwinElement['twin']>): TwinElement => ({
  ...element(tagName, {}, [text('.')]),
  twin,
});

const html = (value: string): Element => standIn('span', { type: 'html', value });

/** A code block's original text; of a block written as HTML, its content. */
function codeOf(node: Element): Element {
  const { source } = node as CodeElement;
  return twinCode(source ?? { language: '', title: null, code: toString(node) });
}

/** The source of a formula, which KaTeX includes in its output. */
function texOf(node: Element): string {
  const find = (nodes: readonly ElementContent[]): string | null => {
    for (const child of nodes) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'annotation') return toString(child);
      const found = find(child.children);
      if (found !== null) return found;
    }
    return null;
  };
  return (find(node.children) ?? toString(node)).trim();
}

/** Number of the footnote that a superscript refers to, or null. */
function footnoteNumber(node: Element): string | null {
  const [link] = node.children;
  const isReference = link?.type === 'element' && 'dataFootnoteRef' in link.properties;
  return isReference ? toString(link).trim() : null;
}

const footnoteReference = (node: Element): Element => {
  const identifier = footnoteNumber(node) ?? '';
  return standIn('span', { type: 'footnoteReference', identifier, label: identifier });
};

function image(props: ComponentElement['props']): ElementContent[] {
  const alt = stringOf(props.alt);
  // Pictures without text are decorative.
  if (typeof props.image !== 'number' || alt === '') return [];
  const title = stringOf(props.title);
  const properties = { src: imagePlaceholder(props.image), alt, ...(title === '' ? {} : { title }) };
  const picture = element('img', properties, []);
  return [props.figure === true ? element('p', {}, [picture]) : picture];
}

/** The caption of a video: its title, which links to it. */
function captionOf(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [];
    return node.tagName === 'figcaption' ? node.children : captionOf(node.children);
  });
}

function diagramTitle({ children }: ComponentElement): string | null {
  const caption = children
    .flatMap((child) => (child.type === 'element' ? child.children : []))
    .find((child): child is Element => child.type === 'element' && child.tagName === 'figcaption');
  return caption ? toString(caption) : null;
}

/** A terminal's text as copied from a screen, including prompts. */
function terminalText({ lines, prompt }: ComponentElement['props']): string {
  if (!Array.isArray(lines)) return '';
  return lines
    .map((line) => line as Record<string, unknown>)
    .map(({ type, text: line }) =>
      type === 'command' ? `${stringOf(prompt)} ${stringOf(line)}` : stringOf(line),
    )
    .join('\n');
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
