import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Reference } from '../content/model';
import { htmlText } from '../markdown/nodes';
import { isComponentNode, type ComponentNode, type ContentNode, type ContentTree } from '../markdown/tree';
import { decodePath } from '../routing/paths';
import { absoluteAddress } from '../routing/absolute-address';

/** Attributes with a meaning outside of this site, under their property names (the same in React and hast). */
const KEPT_ATTRIBUTES = new Set(
  'alt align checked cite colSpan dateTime dir disabled display height href lang open reversed rowSpan scope src start title type width'.split(
    ' ',
  ),
);
const DROPPED_TAGS = new Set(['script', 'style', 'button', 'template', 'noscript', 'annotation']);

/**
 * The text of a delivered document as self-contained HTML: no scripts, buttons, anchors or classes, every address
 * absolute, components replaced by their content.
 */
export function feedHtml(tree: ContentTree, pageUrl: string): string {
  return htmlText(cleanAll(tree.flatMap(toHast), pageUrl));
}

/** The References block of a post; empty without references. */
export function referencesHtml(
  references: readonly Reference[],
  heading: string,
  formatTime: (time: string) => string,
): string {
  if (references.length === 0) return '';
  const items = references.map(({ title, url, author, time }) => {
    const source = [author, time && formatTime(time)].filter(Boolean).join(' · ');
    return h('li', h('a', { href: url }, title), source === '' ? null : ` ${source}`);
  });
  return htmlText([h('h2', heading), h('ol', items)]);
}

function toHast(node: ContentNode): ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }];
  if (isComponentNode(node)) return componentToHast(node);
  const properties = (node.attrs ?? {}) as Properties;
  const children =
    'html' in node
      ? (fromHtml(withoutTokens(node.html), { fragment: true }).children as ElementContent[])
      : node.children.flatMap(toHast);
  return [{ type: 'element', tagName: node.tag, properties, children }];
}

/** Removes the colours from highlighted code: feeds drop them, and they are most of the HTML to parse. */
const withoutTokens = (html: string): string =>
  html.replace(/<pre\b[^>]*>[^]*?<\/pre>/g, (block) => block.replace(/<\/?span(?: class="[^"]*")?>/g, ''));

function componentToHast({ component, props = {}, children = [] }: ComponentNode): ElementContent[] {
  switch (component) {
    case 'Image':
      return imageToHast(props);
    case 'Mermaid':
      return [h('pre', h('code', stringOf(props.code)))];
    case 'cmdTerminal':
      return [h('pre', h('code', terminalText(props)))];
    case 'TabItem': {
      const label = stringOf(props.label) || stringOf(props.value);
      return [h('section', h('h4', label), children.flatMap(toHast))];
    }
    default:
      return children.flatMap(toHast);
  }
}

/** A terminal's text as copied from a screen, including prompts. */
function terminalText({ lines, prompt }: NonNullable<ComponentNode['props']>): string {
  if (!Array.isArray(lines)) return '';
  return lines
    .map((line) => line as Record<string, unknown>)
    .map(({ type, text }) => (type === 'command' ? `${stringOf(prompt)} ${stringOf(text)}` : stringOf(text)))
    .join('\n');
}

function imageToHast(props: NonNullable<ComponentNode['props']>): ElementContent[] {
  const src = stringOf(props.src);
  if (src === '') return [];
  const size = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const alt = stringOf(props.alt);
  const image = h('img', { src, alt, width: size(props.width), height: size(props.height) });
  if (props.figure !== true) return [image];
  const title = stringOf(props.title);
  return [h('figure', image, title === '' ? null : h('figcaption', title))];
}

const cleanAll = (nodes: readonly ElementContent[], pageUrl: string): ElementContent[] =>
  nodes.flatMap((node) => clean(node, pageUrl));

function clean(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isFurniture(node)) return [];
  if (node.tagName === 'figure' && classesOf(node).includes('video')) return [videoLink(node, pageUrl)];
  if (node.tagName === 'video' || node.tagName === 'audio') return playedLink(node, pageUrl);
  if (node.tagName === 'pre') return [h('pre', h('code', toString(node).trimEnd()))];
  const properties = cleanProperties(node.properties, pageUrl);
  const children = cleanAll(node.children, pageUrl);
  // An icon; the text next to it says the same.
  if (node.tagName === 'span' && children.length === 0) return [];
  const isBare = node.tagName === 'span' && Object.keys(properties).length === 0;
  return isBare ? children : [{ ...node, properties, children }];
}

/** A video as its title, which links to it: few feed readers play embedded videos. */
function videoLink({ children }: Element, pageUrl: string): Element {
  const caption = children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  );
  return h('p', cleanAll(caption?.children ?? [], pageUrl));
}

function playedLink({ properties, children }: Element, pageUrl: string): Element[] {
  const sources = children.flatMap((child) =>
    child.type === 'element' ? stringOf(child.properties.src) : [],
  );
  const href = absoluteAddress(stringOf(properties.src) || (sources.find(Boolean) ?? ''), pageUrl);
  const name = href?.split(/[?#]/)[0]?.split('/').at(-1);
  return href === null || !name ? [] : [h('a', { href }, decodePath(name))];
}

const classesOf = ({ properties }: Pick<Element, 'properties'>): unknown[] =>
  // Elements of the tree have React's string, parsed HTML has a list.
  [properties.className].flat().flatMap((value) => (typeof value === 'string' ? value.split(' ') : [value]));

function cleanProperties(properties: Properties, pageUrl: string): Properties {
  const kept: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (!KEPT_ATTRIBUTES.has(name) || value === null || value === undefined) continue;
    if (name === 'href' || name === 'src' || name === 'cite') {
      const address = absoluteAddress(stringOf(value), pageUrl);
      if (address !== null) kept[name] = address;
    } else kept[name] = value;
  }
  // Readers drop styles; that of cells is made of the attribute.
  const aligned = /text-?align\W+(left|center|right)/i.exec(JSON.stringify(properties.style ?? ''))?.[1];
  return aligned === undefined ? kept : { ...kept, align: aligned };
}

/** Parts of a page that the author has not written: anchors, ways back, icons, duplicates, hints. */
function isFurniture({ tagName, properties }: Element): boolean {
  if (DROPPED_TAGS.has(tagName)) return true;
  if ('dataFootnoteBackref' in properties) return true;
  const classes = classesOf({ properties });
  if ((tagName === 'a' && classes.includes('anchor')) || classes.includes('visually-hidden')) return true;
  return String(properties.ariaHidden ?? properties['aria-hidden']) === 'true';
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
