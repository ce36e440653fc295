import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass } from './nodes';

/** Parts of a document that its translations must also have, in order. */
export interface DocumentShape {
  /** Languages of the code blocks; diagrams and terminals are `mermaid` and `console`. */
  code: string[];
  external: string[];
}

/** The part of a document's shape that no other record contains. */
export function shapeOf(root: Root): DocumentShape {
  const shape: DocumentShape = { code: [], external: [] };
  visit(root, (node) => {
    if (node.type === 'component') {
      if (node.name === 'Mermaid') shape.code.push('mermaid');
      if (node.name === 'cmdTerminal') shape.code.push('console');
    }
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const { dataLanguage, href } = properties;
    // A diagram's source and a terminal's text are inside their components.
    if (tagName === 'figure' && hasClass(node, 'code') && !hasClass(node, 'diagram-source'))
      shape.code.push(typeof dataLanguage === 'string' ? dataLanguage : '');
    if (tagName === 'a' && typeof href === 'string' && /^https?:/i.test(href)) shape.external.push(href);
  });
  return shape;
}
