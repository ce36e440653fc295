import type { Element, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { visit } from './visit';
import { own } from '../basics/own';
import { runsCode } from '../routing/absolute-address';
import type { CompileContext } from './context';
import { textIn } from './nodes';
import { VIDEO_SERVICES, type VideoServiceName } from './video-services';

/*
 * The final check of authors' HTML: nothing in a document may run in a reader's browser, whoever wrote it. The
 * Content-Security-Policy tells the browser the same; this tells the author, with the line.
 */

/** What takes the place of elements that no document may have. */
const REFUSED = Object.fromEntries(
  [
    [
      'script handler listener',
      'Documents cannot run scripts: show code in a fence, let readers run it with ```jsx live, or register a component.',
    ],
    [
      'iframe frame frameset object embed applet portal fencedframe',
      'Link to the page, or use a registered component such as <Steam>.',
    ],
    ['style', 'Use `style={{ … }}` on an element, or add the rule to src/styles.'],
    // Browsers read their content as text, in which the end of an attribute can become an element.
    ['noembed noframes noscript plaintext textarea xmp', 'Write the text as Markdown, or code in a fence.'],
    ['base', 'Write complete addresses; a base would change all addresses of the page.'],
    ['meta link', 'Write it inside <head>.'],
    ['title', 'The title comes from the front matter; that of a drawing is text directly in its elements.'],
  ].flatMap(([names = '', fix = '']) => names.split(' ').map((name) => [name, fix])),
) as Record<string, string>;

const DRAWN = new Set(svgTagNames);
const ELEMENTS = new Set([...htmlTagNames, ...svgTagNames, ...mathmlTagNames]);

/** Properties with an address; SVG's animations write the last four into one. */
const ADDRESSES =
  'href xLinkHref src srcSet action formAction poster data cite background from to by values'.split(' ');

/** Attributes that change which program a page is, or send something away. */
const REFUSED_ATTRIBUTE =
  /^(?:on[a-z]|srcdoc$|shadowroot|is$|nonce$|ping$|http-?equiv$|ref$|dangerouslysetinnerhtml$)/i;

/**
 * Names by which pages reach their elements: a form gives them to the fields in it, and the page to its forms and
 * pictures, in place of what the browser has there.
 */
const SHADOWING = new Set(
  (
    'activeElement addEventListener adoptNode after all append appendChild attributes before blur body children classList ' +
    'className click cloneNode close closest compareDocumentPosition contains cookie createComment createDocumentFragment ' +
    'createElement createElementNS createEvent createRange createTextNode dataset defaultView dispatchEvent ' +
    'documentElement elementFromPoint elements execCommand firstChild firstElementChild focus fonts forms ' +
    'getAnimations getAttribute getAttributeNames getBoundingClientRect getElementById getElementsByClassName ' +
    'getElementsByName getElementsByTagName getRootNode getSelection hasAttribute hasAttributes hasChildNodes hasFocus ' +
    'head hidden implementation importNode innerHTML insertAdjacentElement insertBefore isConnected isContentEditable ' +
    'isSameNode lastChild lastElementChild links localName location matches namespaceURI nextElementSibling nextSibling ' +
    'nodeName nodeType nodeValue normalize offsetHeight offsetLeft offsetParent offsetTop offsetWidth open outerHTML ' +
    'ownerDocument parentElement parentNode prepend previousElementSibling previousSibling querySelector ' +
    'querySelectorAll readyState releasePointerCapture remove removeAttribute removeChild removeEventListener ' +
    'replaceChild replaceChildren replaceWith requestSubmit reset scripts scrollIntoView scrollTop scrollingElement ' +
    'setAttribute setAttributeNS setPointerCapture startViewTransition style styleSheets submit tabIndex tagName ' +
    'textContent title toggleAttribute visibilityState write writeln'
  ).split(' '),
);

/** Elements that pages and forms reach by name. */
const NAMED = new Set('form img image input button select output fieldset'.split(' '));

/** Ids that scripts look for, and variables they share; where the browser has a name of its own, an id changes nothing. */
const PAGE_ID =
  /^(?:page:data|page(?:Path|Data)|(?:___|__REACT|webpackChunk)\w*|gatsby-(?:announcer|focus-wrapper|script-loader|chunk-mapping))$/;

/** Whether a document may not set an attribute: an event handler, markup, or a name every object has. */
export const isRefused = (name: string): boolean =>
  REFUSED_ATTRIBUTE.test(name) ||
  name.toLowerCase() in Object.prototype ||
  !/^[A-Za-z_:][\w:.-]*$/.test(name);

/** Removes and reports everything that could run in the browser or stop its scripts. */
export function refuseScripts(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName } = node;
    const refused = isTitle(node, parent) ? undefined : own(REFUSED, tagName);
    // A name with a hyphen is of the author's own element, or of the compiler's.
    const isElement = ELEMENTS.has(tagName) || /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(tagName);
    if ((refused === undefined && isElement) || !parent || index === undefined) {
      checkProperties(node, context);
      return undefined;
    }
    context.error(
      node,
      `<${tagName.slice(0, 60)}> is not ${refused === undefined ? 'the name of an element' : 'possible in a document'}.`,
      videoRemedy(node) ??
        refused ??
        'Write the name of an element of HTML, SVG or MathML, in its own small and capital letters.',
    );
    parent.children.splice(index, 1);
    return index;
  });
}

/** The component for a player of a service; null for anything else. */
function videoRemedy({ tagName, properties: { src, title } }: Element): string | null {
  const address = tagName === 'iframe' || tagName === 'embed' ? textIn(src) : '';
  const name = (Object.keys(VIDEO_SERVICES) as VideoServiceName[]).find((service) =>
    address.includes(service),
  );
  if (name === undefined) return null;
  const id = VIDEO_SERVICES[name].find.exec(address)?.[1];
  const component = `<Video ${name}="${id ?? '…'}" title="${textIn(title) || '…'}" />`;
  return `Write ${component}.${id === undefined ? ` ${VIDEO_SERVICES[name].remedy}` : ''}`;
}

/** Whether an element is the title of a drawing: elsewhere, browsers read its content as text. */
const isTitle = ({ tagName, children }: Element, parent: unknown): boolean => {
  const { tagName: outer = '' } = parent as Partial<Element>;
  const isDrawn = DRAWN.has(outer) && outer !== 'foreignObject' && outer !== 'desc';
  return tagName === 'title' && isDrawn && children.every(({ type }) => type === 'text');
};

function checkProperties(node: Element, context: CompileContext): void {
  const { tagName, properties } = node;
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (isRefused(name))
      context.error(
        node,
        `<${tagName}> has the attribute "${name}", which a document cannot use.`,
        'Remove it: documents cannot contain event handlers or raw HTML; use a registered component.',
      );
    else if (
      (name === 'id' && PAGE_ID.test(text)) ||
      ((name === 'id' || name === 'name') && NAMED.has(tagName) && SHADOWING.has(text))
    )
      context.error(
        node,
        `The ${name} "${text}" of <${tagName}> hides something of the page that its scripts use.`,
        `Choose another, such as "my-${text.replace(/\W+/g, '-').toLowerCase()}".`,
      );
    else if (ADDRESSES.includes(name) && typeof value !== 'boolean' && isCode(node, name, text))
      context.error(
        node,
        `The address "${text.slice(0, 60)}" of <${tagName}> runs code or contains a page.`,
        'Use an http(s) address or a path of this site.',
      );
    else continue;
    Reflect.deleteProperty(properties, name);
  }
}

/** Whether an address runs code; an animation has a list of them. */
const isCode = ({ tagName }: Element, name: string, text: string): boolean =>
  (name === 'values' ? text.split(';') : [text]).some((address) =>
    runsCode(address, ['img', 'source', 'image', 'feImage'].includes(tagName)),
  );
