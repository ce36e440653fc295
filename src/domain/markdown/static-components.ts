import type { Element, ElementContent, Parents, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP } from 'unist-util-visit';
import {
  ADMONITION,
  ADMONITION_TITLE,
  admonitionElement,
  ADMONITION_KEYWORDS,
  admonitionKind,
} from './admonitions';
import { codeBlockElement, codeButtons } from './code-block';
import type { CompileContext } from './context';
import { SIGN_ALWAYS } from './links-and-images';
import { hasClass, isInsignificant, placeAt, textIn, type ComponentElement } from './nodes';
import type { JsonValue } from './tree';
import { visit } from './visit';

/** Turns the components that need no script, and the placeholders of Markdown's admonitions, into HTML. */
export function renderStaticComponents(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const replacement =
      node.type === 'component'
        ? renderComponent(node, context)
        : node.type === 'element'
          ? renderElement(node, parent, context)
          : null;
    if (!replacement) return undefined;
    placeAt(replacement, node.position);
    parent.children[index] = replacement;
    // Visits the replacement too, which may contain other components.
    return [SKIP, index];
  });
}

function renderElement(node: Element, parent: Parents, context: CompileContext): Element | null {
  if (node.tagName === ADMONITION) return renderDirective(node, context);
  const isFramed = parent.type === 'element' && (hasClass(parent, 'code') || hasClass(parent, 'terminal'));
  const isBarePre = node.tagName === 'pre' && !isFramed;
  return isBarePre ? plainCode(node, context) : null;
}

const plainCode = (pre: Element, context: CompileContext): Element =>
  h('figure.code', { ...pre, properties: { tabIndex: 0, ...pre.properties } }, codeButtons(context));

function renderComponent(node: ComponentElement, context: CompileContext): Element | null {
  switch (node.name) {
    case 'Admonition':
      return admonition(node, context);
    case 'CodeBlock':
      return codeBlock(node, context);
    case 'Details':
      return details(slot(node, 'summary'), node, context);
    case 'BuyMeACoffee':
      return coffee(context);
    case 'Link':
      return link(node);
    case 'ThemedImage':
      return themedImage(node, context);
    case 'Translate':
      return h('span', node.children);
    default:
      return null;
  }
}

/** `<Link to="…">`: a Markdown link, with an icon also if it leads to a page of this site. */
function link({ props, children }: ComponentElement): Element {
  const { to, href, ...rest } = props;
  const properties = Object.entries(rest)
    .filter(([, value]) => value !== false && value !== null)
    .map(([name, value]): [string, string] => [name, attributeText(value)]);
  return h(
    'a',
    { ...Object.fromEntries(properties), [SIGN_ALWAYS]: '', href: attributeText(href ?? to ?? '') },
    children,
  );
}

const attributeText = (value: JsonValue): string =>
  value === true ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function themedImage(node: ComponentElement, context: CompileContext): Element {
  const sources = (node.props.sources ?? {}) as Record<string, JsonValue>;
  const alt = textIn(node.props.alt);
  const pictures = ['light', 'dark'].map((mode) => {
    const src = sources[mode];
    return typeof src === 'string' ? h(`span.only-${mode}`, h('img', { src, alt })) : null;
  });
  const fix = 'Write sources={{ light: "./day.png", dark: "./night.png" }}.';
  if (!pictures.some(Boolean)) context.error(node, '<ThemedImage> has no pictures.', fix);
  return h('span.themed', pictures);
}

/** The ways to buy the author a coffee, collapsed; nothing if the site has none. */
function coffee({ options }: CompileContext): Element {
  const ways = options.support ?? [];
  if (ways.length === 0) return h('div', { hidden: true });
  const items = ways.map(({ label, href, image }) =>
    h(
      'li',
      image === undefined ? null : h('img', { src: image, alt: label }),
      href === undefined ? label : h('a', { href }, label),
    ),
  );
  return h('details.coffee', h('summary', options.labels.coffee), h('ul', items));
}

function admonition(node: ComponentElement, context: CompileContext): Element {
  const type = typeof node.props.type === 'string' ? node.props.type : 'info';
  const kind = admonitionKind(type);
  if (kind === null) {
    context.warn(
      node,
      `"${type}" is not a kind of admonition.`,
      `Use one of: ${ADMONITION_KEYWORDS.join(', ')}.`,
    );
  }
  return admonitionElement(
    kind ?? 'info',
    { ...node.props, title: slot(node, 'title') },
    node.children,
    context,
  );
}

function slot(node: ComponentElement, name: string): ElementContent[] | null {
  const value = node.props[name];
  return node.slots?.[name] ?? (typeof value === 'string' ? [{ type: 'text', value }] : null);
}

function renderDirective(node: Element, context: CompileContext): Element {
  const isTitle = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === ADMONITION_TITLE;
  const title = node.children.find(isTitle)?.children ?? null;
  const children = node.children.filter((child) => !isTitle(child));
  const { type, ...props } = node.properties;
  if (type === 'details') return details(title, { children, props }, context);
  return admonitionElement(admonitionKind(String(type)) ?? 'info', { ...props, title }, children, context);
}

function details(
  summary: ElementContent[] | null,
  { children, props }: { children: ElementContent[]; props: Record<string, JsonValue> | Properties },
  context: CompileContext,
): Element {
  const isSummary = (child: ElementContent | undefined): child is Element =>
    child?.type === 'element' && child.tagName === 'summary';
  const significant = (nodes: ElementContent[] | null) => nodes?.find((child) => !isInsignificant(child));
  const { id, open, className } = props;
  // Docusaurus accepts `summary={<summary>…</summary>}`.
  const given = significant(summary);
  const own = isSummary(given) ? given : h('summary', summary ?? context.options.labels.details);
  return h(
    'details',
    {
      id: typeof id === 'string' ? id : null,
      className:
        typeof className === 'string' ? className : Array.isArray(className) ? className.map(String) : null,
      // A bare attribute of a directive is an empty string.
      open: open === true || open === '' ? true : null,
    },
    summary === null && isSummary(significant(children)) ? null : own,
    children,
  );
}

function codeBlock(node: ComponentElement, context: CompileContext): Element {
  const { language, className, title, metastring, showLineNumbers } = node.props;
  const fromClass = /language-(\S+)/.exec(textIn(className))?.[1];
  return codeBlockElement(
    {
      code: node.children.map((child) => toString(child as Element)).join(''),
      language: typeof language === 'string' ? language : (fromClass ?? ''),
      meta: textIn(metastring),
      title: typeof title === 'string' ? title : undefined,
      showLineNumbers:
        typeof showLineNumbers === 'boolean' || typeof showLineNumbers === 'number'
          ? showLineNumbers
          : undefined,
    },
    node,
    context,
  );
}
