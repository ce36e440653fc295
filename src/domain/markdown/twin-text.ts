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

/** Emphasis beside Chinese punctuation is written as authors write it, without character references. */
const cjkExtensions = once(() => {
  const data = unified().use(remarkCjkFriendly).freeze().data() as { toMarkdownExtensions?: Options[] };
  return data.toMarkdownExtensions ?? [];
});

const carefulText = once(
  (): ToMarkdownHandle =>
    cjkExtensions().findLast(({ handlers }) => handlers?.text)?.handlers?.text ??
    ((node: Text, _, state, info) => state.safe(node.value, info)),
);

/** Signs that may mean something wherever they stand. */
const SIGNS = /[\\`*_[\]<&~$|@\n\r\t]|:\/\/|www\.|!$/i;
/** What means something at the start of a line, and blanks that would be lost there. */
const LINE_START = /^[\s#+\-=>\d:(]/;

/** Whether a text stands for itself, between the characters before and after it. */
const isHarmless = (value: string, before: string, after: string): boolean =>
  !SIGNS.test(value) &&
  !((before === '' || before === '\n' || before === ']') && LINE_START.test(value)) &&
  !((after === '' || after === '\n') && /\s$/.test(value));

/**
 * Most texts are harmless; checking each of them for dozens of patterns would take most of the time. `peek` is asked for
 * the first character of what follows a node, for which it would otherwise be written twice.
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

/** An element that carries its Markdown is that Markdown; others are converted as usual. */
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
 * The text of a document as Markdown that stands on its own: no MDX, no components. Addresses of links and images of
 * the site are placeholders until the twin is published.
 * @param root The document's syntax tree before it is collapsed; it is not changed.
 */
export function twinText(root: Root, context: CompileContext): string {
  return markdownOf(toMdast(twinTree(root, context), { handlers: handlers() }));
}

/** A syntax tree as the twins write it. */
export const markdownOf = (tree: Nodes): string => toMarkdown(tree, style());
