import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { CompileContext } from './context';
import { isInsignificant, type ComponentElement } from './nodes';
import { isRefused } from './safe-html';
import type { JsonValue } from './tree';

type Item = ComponentElement & { props: { value: string; label: string } };

/**
 * Checks every `<Tabs>` and normalizes its syntax: each `TabItem` has a `value` and a `label` (including those of the
 * `values` prop), and `Tabs` has its initial `defaultValue`, or null for none.
 */
export function normaliseTabs(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node, index, parent) => {
    if (node.name !== 'Tabs' || !parent || index === undefined) return undefined;
    const items = readItems(node, context);
    if (items.length === 0) {
      context.error(node, '<Tabs> contains no tab.', 'Put <TabItem value="…"> elements inside.');
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const values = new Set<string>();
    for (const item of items) {
      const { value } = item.props;
      const at = item.position ? item : node;
      const fix = 'Give each tab of a <Tabs> its own value.';
      if (values.has(value)) context.error(at, `Two tabs have the value "${value}".`, fix);
      values.add(value);
    }
    node.children = items;
    const { values: _values, defaultValue, queryString, groupId, ...rest } = node.props;
    node.props = {
      ...rest,
      defaultValue: initialValue(items, defaultValue, node, context),
      ...(typeof groupId === 'string' ? { groupId } : {}),
      ...queryKey(queryString, groupId, node, context),
    };
    return undefined;
  });
}

/** The tabs in order: those of the `values` prop if it exists, otherwise those of the children. */
function readItems(node: ComponentElement, context: CompileContext): Item[] {
  const children = node.children.flatMap((child) => toItem(child, context));
  const { values } = node.props;
  if (!Array.isArray(values)) return children;
  return values.flatMap((entry): Item[] => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const value = textOf(entry.value);
    const item = children.find((child) => child.props.value === value);
    if (!item) {
      context.error(
        node,
        `The prop "values" of <Tabs> names "${value}", for which there is no tab.`,
        `Add <TabItem value="${value}">, or remove the entry.`,
      );
      return [];
    }
    const { label: written, default: isDefault, attributes } = entry;
    checkAttributes(attributes, node, context);
    const label = written === undefined ? item.props.label : textOf(written);
    const given = {
      ...(isDefault === true && { default: true }),
      ...(attributes !== undefined && { attributes }),
    };
    return [{ ...item, props: { ...item.props, label, ...given } }];
  });
}

function toItem(child: ElementContent, context: CompileContext): Item[] {
  if (child.type !== 'component' || child.name !== 'TabItem') {
    if (!isInsignificant(child)) {
      context.error(
        child,
        '<Tabs> contains something that is not a tab.',
        'Put it into a <TabItem value="…">, or outside the tabs.',
      );
    }
    return [];
  }
  const { value, label } = child.props;
  if (value === undefined || value === null || value === '') {
    context.error(child, 'A <TabItem> has no value.', 'Write <TabItem value="…">.');
    return [];
  }
  checkAttributes(child.props.attributes, child, context);
  const props = { ...child.props, value: textOf(value), label: textOf(label ?? value) };
  return [{ ...child, props }];
}

function initialValue(
  items: readonly Item[],
  given: JsonValue | undefined,
  node: ComponentElement,
  context: CompileContext,
): string | null {
  if (given === null) return null;
  const fallback = (items.find((item) => item.props.default === true) ?? items[0])?.props.value ?? null;
  if (given === undefined) return fallback;
  const value = textOf(given);
  if (items.some((item) => item.props.value === value)) return value;
  context.error(
    node,
    `The defaultValue "${value}" of <Tabs> is not one of its tabs.`,
    `Use one of: ${items.map((item) => item.props.value).join(', ')}; or {null} to start with none.`,
  );
  return fallback;
}

/** Name of the query parameter that selects a tab: the prop's text, or the group's name for a bare `queryString`. */
function queryKey(
  queryString: JsonValue | undefined,
  groupId: JsonValue | undefined,
  node: ComponentElement,
  context: CompileContext,
): { queryString?: string } {
  if (typeof queryString === 'string' && queryString !== '') return { queryString };
  if (queryString !== true) return {};
  if (typeof groupId === 'string') return { queryString: groupId };
  context.error(
    node,
    '<Tabs queryString> has no name for the parameter.',
    'Add a groupId, or name the parameter: queryString="os".',
  );
  return {};
}

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');

function checkAttributes(
  given: JsonValue | undefined,
  node: ComponentElement,
  context: CompileContext,
): void {
  const wrong = Object.entries(typeof given === 'object' && given ? given : {}).find(
    ([name, value]) => isRefused(name) || (name === 'style' && (typeof value !== 'object' || value === null)),
  )?.[0];
  if (wrong === undefined) return;
  context.error(
    node,
    `The attributes of a tab have "${wrong}", which a document cannot use${wrong === 'style' ? ' as text' : ''}.`,
    wrong === 'style'
      ? 'Write an object: style: { color: "red" }.'
      : 'Remove it: documents cannot contain event handlers or raw HTML.',
  );
}
