import type { Element, Root } from 'hast';
import { hastToReact } from 'property-information';
import { SKIP, visit } from 'unist-util-visit';
import { runsCode } from '../routing/absolute-address';
import type { CompileContext } from './context';
import { isRemote } from './media';
import { isRefused } from './safe-html';

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
      else if (wrong === null) {
        tags.push({ tag: tagName, attrs });
        reportForeign(attrs, child, context);
      } else
        context.error(
          child,
          `<${tagName}> in <head> has ${wrong}="${attrs[wrong] ?? ''}", which a document cannot set.`,
          'A document may describe itself; what is loaded, redirects and policies belong to src/gatsby and the host.',
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

/** What a link may be, besides kinds of `icon`: none is loaded or connected to. */
const RELATIONS = new Set(
  'alternate amphtml author bookmark canonical help license me next pingback prev search shortcut webmention'.split(
    ' ',
  ),
);

const wrongAttribute = (attrs: Record<string, string>): string | null =>
  Object.keys(attrs).find((name) => {
    const value = (attrs[name] ?? '').toLowerCase();
    const isRelation = (word: string): boolean => RELATIONS.has(word) || word.endsWith('icon') || word === '';
    return (
      isRefused(name) ||
      name.toLowerCase() === 'style' ||
      runsCode(value) ||
      (name === 'rel' && !value.split(/\s+/).every(isRelation)) ||
      // The full address of the page for every site it links to.
      (value === 'referrer' && /unsafe-url|always/i.test(attrs.content ?? ''))
    );
  }) ?? null;

/** Warns of a page that names another site's as its original: searches then show that one only. */
function reportForeign(
  { rel, href = '' }: Record<string, string>,
  at: Element,
  context: CompileContext,
): void {
  const { siteUrl } = context.options;
  if (rel?.toLowerCase() !== 'canonical' || !isRemote(href) || siteUrl === undefined) return;
  if (`${href.replace(/^\/\//, 'https://')}/`.toLowerCase().startsWith(`${siteUrl.toLowerCase()}/`)) return;
  context.warn(
    at,
    `The canonical address ${href} is on another site: searches will show that page instead of this one.`,
    'Keep it if the text was published there first; otherwise remove it.',
  );
}

const toAttributes = ({ properties }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      hastToReact[name] ?? name,
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
