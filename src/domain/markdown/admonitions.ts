import { own } from '../basics/own';
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Blockquote, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { AdmonitionKind, CompileContext } from './context';
import { visit } from './visit';

/** Keyword → kind; the second half are aliases. */
const KINDS: Record<string, AdmonitionKind> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  secondary: 'note',
  important: 'info',
  success: 'tip',
};

/** Element names that mark an admonition between Markdown and HTML syntax trees. */
export const ADMONITION = 'tidepool-admonition';
export const ADMONITION_TITLE = 'tidepool-admonition-title';

/** The kind of a keyword, ignoring case; null for other words. */
export const admonitionKind = (keyword: string): AdmonitionKind | null =>
  own(KINDS, keyword.toLowerCase()) ?? null;

/** Every accepted keyword. */
export const ADMONITION_KEYWORDS = Object.keys(KINDS);

/**
 * Turns `:::note[Title]` containers and GitHub's `> [!NOTE]` quotes into admonitions, and `:::details` into a collapsed
 * section. Other directives become the text they were written as again (so `10:30` survives), containers with a
 * warning.
 */
export function admonitions(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent) => {
    switch (node.type) {
      case 'containerDirective':
        container(node, context);
        return;
      case 'leafDirective':
      case 'textDirective':
        // `10:30` is not meant as a directive; one with a label or attributes, or alone on its line, is.
        if (node.type === 'leafDirective' || hasLabel(node)) {
          context.warn(
            node,
            `"${node.type === 'leafDirective' ? '::' : ':'}${node.name}" is not a directive of this site; it is shown as it is written.`,
            `Containers such as :::note are the only directives; write \\: for a colon.`,
          );
        }
        if (parent && index !== undefined) parent.children.splice(index, 1, ...(asWritten(node) as never[]));
        return;
      case 'blockquote':
        alert(node);
        return;
    }
  });
}

const hasLabel = (node: TextDirective): boolean =>
  node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;

function container(node: ContainerDirective, context: CompileContext): void {
  const kind = admonitionKind(node.name);
  if (kind === null && node.name !== 'details') {
    context.warn(
      node,
      `":::${node.name}" is not an admonition; its content is shown without a frame.`,
      `Use one of: ${ADMONITION_KEYWORDS.join(', ')}, details.`,
    );
    node.data = { hName: 'div' };
    return;
  }
  const [label] = node.children;
  if (label?.type === 'paragraph' && label.data?.directiveLabel) label.data = { hName: ADMONITION_TITLE };
  const { title, class: className, ...attributes } = node.attributes ?? {};
  if (title)
    node.children.unshift({
      type: 'paragraph',
      data: { hName: ADMONITION_TITLE },
      children: [{ type: 'text', value: title }],
    });
  const properties = {
    ...attributes,
    ...(className ? { className: className.split(' ') } : {}),
    type: kind ?? 'details',
  };
  node.data = { hName: ADMONITION, hProperties: properties };
}

/** GitHub's alerts: a block quote whose first line is `[!NOTE]`. */
function alert(node: Blockquote): void {
  const [first] = node.children;
  const [start] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || start?.type !== 'text') return;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(start.value);
  const kind = match?.[1] ? admonitionKind(match[1]) : null;
  if (!match || kind === null) return;
  start.value = start.value.slice(match[0].length);
  if (start.value === '') first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  node.data = { hName: ADMONITION, hProperties: { type: kind } };
}

function asWritten(node: LeafDirective | TextDirective): PhrasingContent[] {
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => `${name}="${value ?? ''}"`);
  const [open, end] = node.children.length > 0 ? ['[', ']'] : ['', ''];
  const close = end + (attributes.length > 0 ? `{${attributes.join(' ')}}` : '');
  const isLeaf = node.type === 'leafDirective';
  const parts: PhrasingContent[] = [
    { type: 'text', value: `${isLeaf ? '::' : ':'}${node.name}${open}` },
    ...node.children,
    ...(close ? [{ type: 'text' as const, value: close }] : []),
  ];
  return isLeaf ? ([{ type: 'paragraph', children: parts }] as unknown as PhrasingContent[]) : parts;
}

interface AdmonitionLook {
  /** Null for the kind's name, empty for no heading. */
  title: ElementContent[] | null;
  /** An emoji instead of the kind's icon; empty for none. */
  icon?: unknown;
  id?: unknown;
  className?: unknown;
}

/** The HTML of an admonition: `<aside class="admonition admonition-note">` with a heading and a body. */
export function admonitionElement(
  kind: AdmonitionKind,
  { title, icon, id, className }: AdmonitionLook,
  body: ElementContent[],
  { options }: CompileContext,
): Element {
  const name = options.labels.admonition[kind];
  const heading = title ?? [{ type: 'text', value: name }];
  const label = toString({ type: 'root', children: heading }).trim();
  const sign =
    typeof icon !== 'string'
      ? h('span.admonition-icon', { ariaHidden: 'true' })
      : icon === ''
        ? null
        : h('span', { ariaHidden: 'true' }, icon);
  const parts = [sign, label === '' ? null : h('span', heading)];
  const classes =
    typeof className === 'string' || Array.isArray(className) ? [className].flat().join(' ') : null;
  return h(
    `aside.admonition.admonition-${kind}`,
    {
      className: classes,
      role: 'note',
      ariaLabel: label || name,
      id: typeof id === 'string' && id !== '' ? id : null,
    },
    parts.some(Boolean) ? h('div.admonition-heading', parts) : null,
    h('div.admonition-body', body),
  );
}
