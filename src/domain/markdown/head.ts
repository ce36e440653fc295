import type { Element, Root } from 'hast';
import { hastToReact } from 'property-information';
import { SKIP, visit } from 'unist-util-visit';
import { runsCode } from '../routing/absolute-address';
import type { CompileContext } from './context';
import { isHandler } from './safe-html';

/** A tag that a document adds to its page's head, with React names of attributes. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attrs: Record<string, string>;
}

/** Removes `<head>` from a document: its `<meta>` and `<link>` tags belong to the page; everything else is an error. */
export function takeHead(tree: Root, context: CompileContext): HeadTag[] {
  const tags: HeadTag[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'head' || !parent || index === undefined) return undefined;
    for (const child of inside(node)) {
      const attrs = toAttributes(child);
      const { tagName } = child;
      const wrong = wrongAttribute(attrs);
      if (tagName !== 'meta' && tagName !== 'link')
        context.error(
          child,
          `<head> contains <${tagName}>, which a document cannot set.`,
          'Write <meta> and <link> tags; the title comes from the front matter, the language from the file name.',
        );
      else if (wrong === null) tags.push({ tag: tagName, attrs });
      else
        context.error(
          child,
          `<${tagName}> in <head> has ${wrong}="${attrs[wrong] ?? ''}", which a document cannot set.`,
          'A document may describe itself; redirects, policies and scripts belong to src/gatsby and the host.',
        );
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return tags;
}

/** Elements of a head; blank lines between its tags make paragraphs. */
const inside = (node: Element): Element[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'p' ? inside(child) : [child],
  );

const wrongAttribute = (attrs: Record<string, string>): string | null =>
  Object.keys(attrs).find(
    (name) =>
      name.toLowerCase().replace('-', '') === 'httpequiv' ||
      isHandler(name) ||
      runsCode(attrs[name] ?? '') ||
      (name === 'rel' && /\b(?:stylesheet|modulepreload|import)\b/i.test(attrs[name] ?? '')),
  ) ?? null;

const toAttributes = ({ properties }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      hastToReact[name] ?? name,
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
