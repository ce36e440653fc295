import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { find, html as htmlSchema } from 'property-information';
import { SKIP, visit } from 'unist-util-visit';
import {
  ADMONITION,
  ADMONITION_TITLE,
  admonitionElement,
  admonitionKeywords,
  admonitionKind,
} from './admonitions';
import { codeBlockElement, codeButtons } from './code-block';
import { reportWarning, type CompileContext } from './context';
import { SIGN_ALWAYS } from './links-and-images';
import { element, hasClass, isInsignificant, placeAt, text, type ComponentElement } from './nodes';
import type { JsonValue } from './tree';

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

/** A `<pre>` written as JSX: framed like a code block, but not highlighted. */
const plainCode = (pre: Element, context: CompileContext): Element =>
  element('figure', { className: ['code'] }, [
    { ...pre, properties: { tabIndex: 0, ...pre.properties } },
    ...codeButtons(context),
  ]);

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
      return themedImage(node);
    case 'Translate':
      return element('span', {}, node.children);
    default:
      return null;
  }
}

/**
 * `<Link to="…">`, where `to` is Docusaurus' name for the address. A later stage treats it like a Markdown link, except
 * that it also shows the icon if it leads to a page of this site.
 */
function link({ props, children }: ComponentElement): Element {
  const { to, href, ...rest } = props;
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value !== false && value !== null) properties[find(htmlSchema, name).property] = attributeText(value);
  }
  return element('a', { ...properties, [SIGN_ALWAYS]: '', href: attributeText(href ?? to ?? '') }, children);
}

const attributeText = (value: JsonValue): string =>
  value === true ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Two pictures, of which the style sheet shows the one for the colour mode. */
function themedImage({ props }: ComponentElement): Element {
  const sources = (props.sources ?? {}) as Record<string, JsonValue>;
  const alt = typeof props.alt === 'string' ? props.alt : '';
  return element(
    'span',
    { className: ['themed'] },
    ['light', 'dark'].flatMap((mode) => {
      const src = sources[mode];
      if (typeof src !== 'string') return [];
      return [element('span', { className: [`only-${mode}`] }, [element('img', { src, alt }, [])])];
    }),
  );
}

/** The ways to buy the author a coffee, collapsed; nothing if the site has none. */
function coffee({ options }: CompileContext): Element {
  const ways = options.support ?? [];
  if (ways.length === 0) return element('div', { hidden: true }, []);
  return element('details', { className: ['coffee'] }, [
    element('summary', {}, [text(options.labels.coffee)]),
    element(
      'ul',
      {},
      ways.map(({ label, href, image }) =>
        element('li', {}, [
          ...(image === undefined ? [] : [element('img', { src: image, alt: label }, [])]),
          href === undefined ? text(label) : element('a', { href }, [text(label)]),
        ]),
      ),
    ),
  ]);
}

function admonition(node: ComponentElement, context: CompileContext): Element {
  const type = typeof node.props.type === 'string' ? node.props.type : 'info';
  const kind = admonitionKind(type);
  if (kind === null) {
    reportWarning(
      context,
      node,
      `"${type}" is not a kind of admonition.`,
      `Use one of: ${admonitionKeywords().join(', ')}.`,
    );
  }
  return admonitionElement(
    kind ?? 'info',
    { ...node.props, title: slot(node, 'title') },
    node.children,
    context,
  );
}

/** A prop with text or JSX, as nodes; null if it is missing. */
function slot(node: ComponentElement, name: string): ElementContent[] | null {
  const value = node.props[name];
  return node.slots?.[name] ?? (typeof value === 'string' ? [text(value)] : null);
}

function renderDirective(node: Element, context: CompileContext): Element {
  const title = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === ADMONITION_TITLE,
  );
  const body = node.children.filter(
    (child) => child.type !== 'element' || child.tagName !== ADMONITION_TITLE,
  );
  const { type, ...properties } = node.properties;
  if (type === 'details')
    return details(
      title?.children ?? null,
      { children: body, props: properties as ComponentElement['props'] },
      context,
    );
  const look = { ...properties, title: title?.children ?? null };
  return admonitionElement(admonitionKind(String(type)) ?? 'info', look, body, context);
}

function details(
  summary: ElementContent[] | null,
  node: { children: ElementContent[]; props?: ComponentElement['props'] },
  context: CompileContext,
): Element {
  const isSummary = (child: ElementContent | undefined): child is Element =>
    child?.type === 'element' && child.tagName === 'summary';
  const first = node.children.find((child) => !isInsignificant(child));
  const given = summary?.find((child) => !isInsignificant(child));
  const { id, open, className } = node.props ?? {};
  return element(
    'details',
    {
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof className === 'string' || Array.isArray(className)
        ? { className: [className].flat().map(String) }
        : {}),
      // A bare attribute of a directive is an empty string.
      ...(open === true || open === '' ? { open: true } : {}),
    },
    summary === null && isSummary(first)
      ? node.children
      : [
          // Docusaurus accepts `summary={<summary>…</summary>}`.
          isSummary(given)
            ? given
            : element('summary', {}, summary ?? [text(context.options.labels.details)]),
          ...node.children,
        ],
  );
}

function codeBlock(node: ComponentElement, context: CompileContext): Element {
  const { language, className, title, metastring, showLineNumbers } = node.props;
  const fromClass = typeof className === 'string' ? /language-(\S+)/.exec(className)?.[1] : undefined;
  return codeBlockElement(
    {
      code: node.children.map((child) => toString(child as Element)).join(''),
      language: typeof language === 'string' ? language : (fromClass ?? ''),
      meta: typeof metastring === 'string' ? metastring : '',
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
