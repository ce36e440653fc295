/**
 * The result of compiling a document: plain JSON that a template renders without any Markdown or MDX runtime.
 *
 * A block without components is one {@link HtmlNode} with its inner HTML, so that React creates one element for it and
 * hydrates nothing inside. Components and their ancestors remain nodes.
 */

/** JSON values, the only type that a component's props may have. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Attributes under their React names (`className`, `colSpan`); `style` is an object. */
export type Attributes = Record<string, JsonValue>;

/** An element whose whole content is finished HTML. */
export interface HtmlNode {
  tag: string;
  attrs?: Attributes;
  html: string;
}

interface ElementNode {
  tag: string;
  attrs?: Attributes;
  children: ContentNode[];
}

/** A registered component; see the component map in `src/ui/article/components.tsx`. */
export interface ComponentNode {
  component: string;
  props?: Record<string, JsonValue>;
  children?: ContentNode[];
}

/** One node of a document; a string is text (not HTML). */
export type ContentNode = string | HtmlNode | ElementNode | ComponentNode;

/** A compiled document or a part of one. */
export type ContentTree = ContentNode[];

/** Whether the node is a component. */
export const isComponentNode = (node: ContentNode): node is ComponentNode =>
  typeof node === 'object' && 'component' in node;
