import type { Element, ElementContent, Properties, Root } from 'hast';
import { find, hastToReact, html as htmlSchema } from 'property-information';
import parseStyle from 'style-to-object';
import { htmlText, isInsignificant } from './nodes';
import { TRUNCATE } from './structure';
import type { Attributes, ContentNode, ContentTree } from './tree';

/**
 * Turns a syntax tree into a {@link ContentTree}: a block without components becomes a single node of HTML. `truncateAt`
 * is the number of leading nodes above the truncate marker; null without a marker.
 */
export function collapse(root: Root): { tree: ContentTree; truncateAt: number | null } {
  const tree: ContentTree = [];
  let truncateAt: number | null = null;
  for (const node of root.children as ElementContent[]) {
    if (isInsignificant(node)) continue;
    if (node.type === 'element' && node.tagName === TRUNCATE) truncateAt ??= tree.length;
    else tree.push(...toNode(node));
  }
  return { tree, truncateAt };
}

function toNode(node: ElementContent): ContentNode[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'component': {
      const children = toNodes(node.children);
      return [
        {
          component: node.name,
          ...(Object.keys(node.props).length > 0 ? { props: node.props } : {}),
          ...(children.length > 0 ? { children } : {}),
        },
      ];
    }
    case 'element': {
      const attrs = toAttributes(node.properties);
      const common = { tag: node.tagName, ...(attrs ? { attrs } : {}) };
      if (!hasComponent(node)) return [{ ...common, html: htmlText(node.children) }];
      return [{ ...common, children: toNodes(node.children) }];
    }
    case 'raw':
      return [{ tag: 'span', html: node.value }];
    default:
      return [];
  }
}

/** Children of a block with components. Whitespace between blocks is dropped; inside text it is kept. */
function toNodes(children: ElementContent[]): ContentNode[] {
  const isInline = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return children.filter((child) => isInline || !isInsignificant(child)).flatMap(toNode);
}

function hasComponent(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'component' || (child.type === 'element' && hasComponent(child)),
  );
}

/** Attributes of an element under their React names; null without any. */
export function toAttributes(properties: Properties): Attributes | null {
  const attrs: Attributes = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(htmlSchema, name);
    const key = /^(data|aria)-/.test(info.attribute)
      ? info.attribute
      : (hastToReact[info.property] ?? info.property);
    if (key === 'style') attrs.style = parseStyleObject(String(value));
    else if (Array.isArray(value)) attrs[key] = value.join(info.commaSeparated ? ', ' : ' ');
    else attrs[key] = value;
  }
  return Object.keys(attrs).length > 0 ? attrs : null;
}

function parseStyleObject(css: string): Record<string, string> {
  const style: Record<string, string> = {};
  parseStyle(css, (property, value) => {
    const name = property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    style[name] = value;
  });
  return style;
}
