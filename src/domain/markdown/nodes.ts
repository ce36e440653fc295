import type { Comment, Element, ElementContent, ElementContentMap, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { JsonValue } from './tree';

/** A registered component inside an HTML syntax tree. */
export interface ComponentElement {
  type: 'component';
  name: string;
  props: Record<string, JsonValue>;
  /** Props written as JSX, of components that become HTML during compilation. */
  slots?: Record<string, ElementContent[]>;
  children: ElementContent[];
  position?: Element['position'];
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentElement;
  }
  interface RootContentMap {
    component: ComponentElement;
  }
}

/** The content of a component without scripts, and the labels for its script. */
export interface Interactive {
  children: ElementContent[];
  /** Labels of its controls; a component without labels has no script. */
  labels?: Record<string, string>;
  props?: Record<string, JsonValue>;
}

/** A missing or invalid prop of a component: it is reported, and the component left out. */
export class WrongProp extends Error {
  constructor(
    found: string,
    readonly fix: string,
  ) {
    super(found);
  }
}

/** The text of a property; empty for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finished HTML, such as highlighted code. Only the compiler makes such nodes. */
export const rawHtml = (value: string): ElementContentMap['raw'] => ({ type: 'raw', value });

/**
 * HTML of nodes. `<` and `>` are escaped in attributes too, as browsers do it: wherever a text with markup ends up, it
 * begins no element.
 */
export const htmlText = (nodes: ElementContent[]): string =>
  toHtml(nodes, { allowDangerousHtml: true }).replace(
    /<[a-z](?:[^<>"]|"[^"]*")*>/gi,
    (tag) => `<${tag.slice(1, -1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`,
  );

/** Gives nodes without a position that of the node they were made from, for messages about them. */
export function placeAt(node: ElementContent, position: Element['position']): void {
  node.position ??= position;
  if ('children' in node) for (const child of node.children) placeAt(child, node.position);
}

/** Whitespace and comments, which may be between blocks. */
export const isInsignificant = (node: { type: string; value?: unknown }): node is Text | Comment =>
  node.type === 'comment' ||
  (node.type === 'text' && typeof node.value === 'string' && node.value.trim() === '');

/** Whether an element has a class. */
export const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/** A node that shares nothing with the one it is made from: stages change the nodes they are given. */
export function copyOf<Node extends ElementContent>(node: Node): Node {
  const copy = { ...node };
  if ('properties' in copy) copy.properties = { ...copy.properties };
  if ('props' in copy) copy.props = { ...copy.props };
  if ('children' in copy) Object.assign(copy, { children: copy.children.map(copyOf) });
  return copy;
}
