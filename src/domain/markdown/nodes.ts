import type { Comment, Element, ElementContent, ElementContentMap, Properties, Text } from 'hast';
import type { JsonValue } from './tree';

/** A registered component inside an HTML syntax tree. */
export interface ComponentElement {
  type: 'component';
  name: string;
  props: Record<string, JsonValue>;
  /** Props written as JSX, of components that become HTML when they are compiled. */
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

/** An element of the syntax tree. */
export type TreeElement = Element;

/** Makes an element. */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Makes a text node. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Makes finished HTML (highlighted code). */
export const raw = (value: string): ElementContentMap['raw'] => ({ type: 'raw', value });

/** Whitespace and comments, which blocks may have between them. */
export const isInsignificant = (node: { type: string; value?: unknown }): node is Text | Comment =>
  node.type === 'comment' ||
  (node.type === 'text' && typeof node.value === 'string' && node.value.trim() === '');

/** Whether an element carries a class. */
export const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);
