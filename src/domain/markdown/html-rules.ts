import { own } from '../basics/own';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { CompileContext } from './context';
import { isInsignificant } from './nodes';

/*
 * Fixes or reports what an HTML parser would change. A page is parsed from HTML first and then hydrated: where the two
 * trees differ, React discards what readers already see. Where the meaning is clear, the tree is written as the parser
 * would build it; everything else is an error at its position.
 */

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

const FRAMES = new Set(['table', ...Object.values(PARENTS).flat()]);

const BLOCKS = new Set(
  (
    'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'
  ).split(' '),
);

/** Elements without content. */
export const VOID = new Set(
  'area br col embed hr img input keygen link menuitem meta param source track wbr'.split(' '),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements that start a new scope in the parser. */
const SCOPES = new Set(['td', 'th', 'caption', 'template', 'object', 'marquee']);

/** Whether a paragraph contains an element that ends it; a button's content does not. */
export function holdsBlock({ children }: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'element' &&
      (BLOCKS.has(child.tagName) ||
        (!SCOPES.has(child.tagName) && child.tagName !== 'button' && holdsBlock(child))),
  );
}

/** Changes the tree to one that HTML parsers keep, where the meaning is clear, and reports the rest. */
export function followHtmlRules(tree: Root, context: CompileContext): void {
  fit(tree.children as ElementContent[], [], context);
}

/** @param ancestors Ancestors of these nodes, nearest first; components have names that are not HTML. */
function fit(nodes: ElementContent[], ancestors: readonly string[], context: CompileContext): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'component') {
      reportMisplaced(node, `<${node.name}>`, ancestors, context);
      fit(node.children, [node.name, ...ancestors], context);
    } else if (node.type === 'element') {
      // An address that Markdown has linked inside of a link.
      if (node.tagName === 'a' && isAutolink(node) && linkAround(ancestors)) {
        nodes.splice(index, 1, ...node.children);
        continue;
      }
      reportElement(node, ancestors, context);
      // SVG and MathML have their own rules.
      if (node.tagName === 'svg' || node.tagName === 'math') continue;
      completeTable(node);
      fit(node.children, [node.tagName, ...ancestors], context);
    } else if (!isInsignificant(node)) reportMisplaced(node, 'Text', ancestors, context);
  }
}

function completeTable(node: Element): void {
  const { tagName } = node;
  if (tagName === 'table') wrapRuns(node, ['col'], 'colgroup');
  // A row in a row ends it.
  while (FRAMES.has(tagName) && node.children.some(holdsRow))
    node.children = node.children.flatMap((row) => (holdsRow(row) ? row.children : [row]));
  if (FRAMES.has(tagName) && tagName !== 'tr' && tagName !== 'colgroup') wrapRuns(node, ['td', 'th'], 'tr');
  if (tagName === 'table') wrapRuns(node, ['tr'], 'tbody');
}

const isRow = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'tr';
const holdsRow = (node: ElementContent): node is Element => isRow(node) && node.children.some(isRow);

function wrapRuns(parent: Element, names: readonly string[], wrapper: string): void {
  const children: ElementContent[] = [];
  let run: Element | null = null;
  for (const child of parent.children) {
    if (child.type === 'element' && names.includes(child.tagName)) {
      if (run === null) {
        run = { ...h(wrapper), position: child.position };
        children.push(run);
      }
      run.children.push(child);
    } else if (run !== null && isInsignificant(child)) run.children.push(child);
    else {
      run = null;
      children.push(child);
    }
  }
  parent.children = children;
}

function reportElement(node: Element, ancestors: readonly string[], context: CompileContext): void {
  const { tagName, children } = node;
  const [parent] = ancestors;
  const places = own(PARENTS, tagName);
  if (places && !places.includes(parent ?? '')) {
    context.error(
      node,
      `<${tagName}> is outside of ${places.map((place) => `<${place}>`).join(', ')}, where browsers drop or move it.`,
      'Write <table>, rows as <tr> in it, and cells as <td> or <th> in these.',
    );
  } else if (!places) reportMisplaced(node, `<${tagName}>`, ancestors, context);
  if (VOID.has(tagName) && children.some((child) => !isInsignificant(child))) {
    context.error(
      node,
      `<${tagName}> cannot have any content.`,
      `Write <${tagName} /> and the rest after it.`,
    );
    node.children = [];
  }
  if (!isEnded(tagName, ancestors)) return;
  const outer = tagName === 'a' ? 'link' : `<${tagName}>`;
  context.error(node, `A ${outer} is inside another, which browsers end there.`, 'Put one after the other.');
}

/** Whether the start of an element ends an open one of its kind. */
function isEnded(tagName: string, ancestors: readonly string[]): boolean {
  if (tagName === 'a') return linkAround(ancestors);
  if (tagName === 'button') return reaches(ancestors, ['button'], (name) => !SCOPES.has(name));
  if (tagName === 'form') return ancestors.includes('form');
  if (HEADINGS.has(tagName)) return HEADINGS.has(ancestors[0] ?? '');
  const isOpen = (name: string): boolean => ['div', 'p', 'address'].includes(name) || !BLOCKS.has(name);
  const goesOn = (name: string): boolean => isOpen(name) && !SCOPES.has(name) && name !== 'button';
  if (tagName === 'li') return reaches(ancestors, ['li'], goesOn);
  if (tagName === 'dt' || tagName === 'dd') return reaches(ancestors, ['dt', 'dd'], goesOn);
  return false;
}

const linkAround = (ancestors: readonly string[]): boolean =>
  reaches(ancestors, ['a'], (name) => !SCOPES.has(name));

/** Whether an ancestor has one of some names, before the first ancestor that limits the scope. */
function reaches(
  ancestors: readonly string[],
  names: readonly string[],
  isPassed: (name: string) => boolean,
): boolean {
  for (const name of ancestors) {
    if (names.includes(name)) return true;
    if (!isPassed(name)) return false;
  }
  return false;
}

function reportMisplaced(
  node: ElementContent,
  what: string,
  [parent]: readonly string[],
  context: CompileContext,
): void {
  if (parent === undefined || !FRAMES.has(parent)) return;
  context.error(
    node,
    `${what} is directly in <${parent}>, and browsers move it out of the table.`,
    'Put it into a cell: <td> or <th> in a <tr>.',
  );
}

/** A link whose text is its address, which Markdown makes from a bare address. */
const isAutolink = (node: Element): boolean =>
  typeof node.properties.href === 'string' &&
  ['', 'http://', 'mailto:'].some((scheme) => scheme + toString(node) === node.properties.href);
