import { own } from '../basics/own';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { runsCode } from '../routing/absolute-address';
import type { CompileContext } from './context';

/*
 * The final check of authors' HTML: nothing in a document may run in a reader's browser, whoever wrote it. The
 * Content-Security-Policy tells the browser the same; this tells the author, with the line.
 */

/** What takes the place of elements that no document may have. */
const REFUSED = Object.fromEntries(
  [
    [
      'script',
      'Documents cannot run scripts: show code in a fence, let readers run it with ```jsx live, or register a component.',
    ],
    [
      'iframe frame frameset object embed applet portal',
      'Link to the page, or use a registered component such as <Steam>.',
    ],
    ['style', 'Use `style={{ … }}` on an element, or add the rule to src/styles.'],
    // Browsers read their content as text, in which the end of an attribute can become an element.
    ['noembed noframes noscript plaintext textarea xmp', 'Write the text as Markdown, or code in a fence.'],
    ['base', 'Write complete addresses; a base would change all addresses of the page.'],
    ['meta link', 'Write it inside <head>.'],
    ['title', 'The title comes from the front matter.'],
  ].flatMap(([names = '', fix = '']) => names.split(' ').map((name) => [name, fix])),
) as Record<string, string>;

/** Properties with an address; SVG's animations write the last four into one. */
const ADDRESSES =
  'href xLinkHref src srcSet action formAction poster data cite background ping to from by values'.split(' ');

/** Whether a property is an event handler, markup for an element's content, or a name every object has. */
export const isHandler = (name: string): boolean =>
  name.toLowerCase() in Object.prototype ||
  name === 'dangerouslySetInnerHTML' ||
  /^on[a-z]/i.test(name) ||
  name.toLowerCase() === 'srcdoc';

const SVG_NAME =
  /^(?:(?:linear|radial)Gradient|(?:clip|text)Path|foreignObject|animate(?:Motion|Transform)|fe[A-Z]\w+)$/;

/** Whether a text is the name of an element: of small letters, except for those of SVG that have capitals. */
export const isTagName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name) || SVG_NAME.test(name);

/** Whether a text is the name of an attribute that pages and React know how to write. */
export const isAttributeName = (name: string): boolean => /^[A-Za-z_:][\w:.-]*$/.test(name) && name !== 'ref';

/** Removes and reports everything that could run in the browser. */
export function refuseScripts(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, index, parent) => {
    // A drawing may have a title of its own.
    const fix = node.tagName === 'title' && parent?.type !== 'root' ? undefined : own(REFUSED, node.tagName);
    if (fix !== undefined && parent && index !== undefined) {
      context.error(node, `<${node.tagName}> is not possible in a document.`, fix);
      parent.children.splice(index, 1);
      return index;
    }
    checkProperties(node, context);
    return undefined;
  });
}

function checkProperties(node: Element, context: CompileContext): void {
  for (const name of Object.keys(node.properties)) {
    if (!isHandler(name)) continue;
    context.error(
      node,
      `<${node.tagName}> has the attribute "${name}", which a document cannot use.`,
      'Remove it.',
    );
    Reflect.deleteProperty(node.properties, name);
  }
  for (const name of ADDRESSES) {
    const value = node.properties[name];
    if (value === undefined || value === null || typeof value === 'boolean') continue;
    const address = Array.isArray(value) ? value.join(',') : String(value);
    const isPicture = ['img', 'source', 'image', 'feImage'].includes(node.tagName);
    if (!runsCode(address, isPicture)) continue;
    context.error(
      node,
      `The address "${address.slice(0, 60)}" of <${node.tagName}> runs code or contains a page.`,
      'Use an http(s) address or a path of this site.',
    );
    Reflect.deleteProperty(node.properties, name);
  }
}
