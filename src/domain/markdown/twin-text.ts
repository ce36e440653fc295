import type { Element, Root } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, DefinitionContent, Nodes, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown, type Handle as ToMarkdownHandle, type Options } from 'mdast-util-to-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { unified } from 'unified';
import { once } from '../basics/once';
import type { CompileContext } from './context';
import type { TwinElement } from './twin-code';
import { twinTree } from './twin-tree';

/** Writes emphasis next to Chinese punctuation as authors do, without character references. */
const cjkExtensions = once(() => {
  const data = unified().use(remarkCjkFriendly).freeze().data() as { toMarkdownExtensions?: Options[] };
  return data.toMarkdownExtensions ?? [];
});

const carefulText = once(
  (): ToMarkdownHandle =>
    cjkExtensions().findLast(({ handlers }) => handlers?.text)?.handlers?.text ??
    ((node: Text, _, state, info) => state.safe(node.value, info)),
);

/** Characters that may have a meaning anywhere. */
const SIGNS = /[\\`*_[\]<&~$|@\n\r\t]|:\/\/|www\.|!$/i;
/** Characters with a meaning at the start of a line, and whitespace that would be lost there. */
const LINE_START = /^[\s#+\-=>\d:(]/;

/** Whether a text needs no escaping between the characters before and after it. */
const isHarmless = (value: string, before: string, after: string): boolean =>
  !SIGNS.test(value) &&
  !((before === '' || before === '\n' || before === ']') && LINE_START.test(value)) &&
  !((after === '' || after === '\n') && /\s$/.test(value));

/**
 * Most texts need no escaping, and testing each for dozens of patterns would take most of the time. `peek` gives the
 * first character of a node, which would otherwise be written twice.
 */
const quickText: ToMarkdownHandle = Object.assign(
  (...[node, parent, state, info]: Parameters<ToMarkdownHandle>) => {
    const { value } = node as Text;
    return isHarmless(value, info.before, info.after) ? value : carefulText()(node, parent, state, info);
  },
  { peek: ({ value }: Text) => value.charAt(0) },
);

const style = once((): Options => ({
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  extensions: [
    gfmToMarkdown({ tablePipeAlign: false }),
    mathToMarkdown(),
    ...cjkExtensions(),
    { handlers: { text: quickText } },
  ],
}));

/** Writes the Markdown node that an element carries; other elements are converted as usual. */
const carrying =
  (usual: Handle): Handle =>
  (state, node: TwinElement, parent) =>
    node.twin ?? usual(state, node, parent);

const section: Handle = (state, node: Element) => {
  const identifier = node.properties.dataFootnote;
  if (typeof identifier !== 'string') return defaultHandlers.section(state, node);
  const children = state.toFlow(state.all(node)) as (BlockContent | DefinitionContent)[];
  return { type: 'footnoteDefinition', identifier, label: identifier, children };
};

const handlers = once((): Record<string, Handle> => ({
  section,
  div: carrying(defaultHandlers.div),
  pre: carrying(defaultHandlers.pre),
  span: carrying(defaultHandlers.span),
}));

/**
 * The text of a document as self-contained Markdown: no MDX, no components. Addresses of links and images of the site
 * are placeholders until the twin is published.
 * @param root The document's syntax tree before it is collapsed; it is not changed.
 */
export function twinText(root: Root, context: CompileContext): string {
  return markdownOf(toMdast(twinTree(root, context), { handlers: handlers() }));
}

/** Writes a syntax tree as Markdown, in the style of the twins. */
export const markdownOf = (tree: Nodes): string => toMarkdown(tree, style());
