import type { Program } from 'estree';
import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, html as htmlSchema } from 'property-information';
import { own } from '../basics/own';
import { suggestion } from '../problem/nearest';
import type { CompileContext, Positioned } from './context';
import { resolveComponent, type DocumentScope } from './esm';
import { DocumentNode, JsxElement, NOTHING, PartialComponent, ScriptFunction } from '../script/values';
import type { Evaluator } from './evaluate';
import { copyOf, placeAt, type ComponentElement } from './nodes';
import { COMPONENTS } from './registry';
import { asValue, attributeValue, describe, isJson, styleText } from './jsx-values';
import { isRefused } from './safe-html';
import type { JsonValue } from './tree';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Expression = { value: string; data?: { estree?: Program | null | undefined } | undefined } & Positioned;

/** How a failure of a component of the document is reported. */
const COMPONENT = {
  what: 'A component of this document',
  fix: 'Components declared in a document run once, when the site is built: no hooks, no browser.',
};

/** Props that are not passed on: the content, and React's key. */
const CONTENT_PROPS = new Set(['children', 'key']);

const positionOf = ({ position }: Positioned) => position as Element['position'];

/** Replaces JSX and expressions by elements, components and text, and evaluates what they compute. */
export function evaluateJsx(
  tree: Root,
  scope: DocumentScope,
  evaluator: Evaluator,
  context: CompileContext,
): void {
  const shownBefore = new WeakSet<ElementContent>();

  const convert = (nodes: ElementContent[]): ElementContent[] => nodes.flatMap(convertNode);

  const convertNode = (node: ElementContent): ElementContent[] => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return convertJsx(node);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      return fromValue(evaluate(node, node), node);
    }
    if (node.type === 'element') node.children = convert(node.children);
    return [node];
  };

  /** Runs code of the document; what it throws is reported. */
  const attempt = <T, Otherwise>(
    at: Positioned,
    run: () => T,
    otherwise: Otherwise,
    { what, fix }: { what: string; fix: string } = COMPONENT,
  ): T | Otherwise => {
    context.session.place = context.placeOf(at);
    try {
      return run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      context.error(at, `${what} failed: ${reason}.`, fix);
      return otherwise;
    }
  };

  const evaluate = ({ value, data }: Expression, at: Positioned): unknown =>
    attempt(at, () => evaluator.evaluate(data?.estree), null, {
      what: `The expression {${value.trim().slice(0, 60)}}`,
      fix: 'Expressions are evaluated once, when the site is built: use literals, what the document exports, and plain JavaScript.',
    });

  const convertJsx = (node: JsxNode): ElementContent[] => {
    const { name } = node;
    const props = readAttributes(node);
    const children = convert(node.children);
    if (name === null || name === 'React.Fragment') return children;
    const component = resolveComponent(name, scope);
    // A component may be registered under a lower-case name.
    if (component === null && /^[a-z][^.]*$/.test(name)) return htmlElement(name, props, children, node);
    const declared = attempt(node, () => evaluator.declared(name), NOTHING);
    if (declared === NOTHING) return [];
    if (declared instanceof ScriptFunction || declared instanceof PartialComponent)
      return attempt(
        node,
        () => fromValue(evaluator.render(declared, props, children.map(asValue)), node),
        [],
      );
    if (typeof declared === 'string') {
      // An imported SVG file is used like a component.
      const { title, ...rest } = props;
      return htmlElement('img', { alt: title ?? '', ...rest, src: declared }, [], node);
    }
    if (component !== null) return [componentElement(component, props, children, node)];
    const known = Object.keys(COMPONENTS);
    const otherwise = `Use one of: ${known.join(', ')}; or declare it with \`export const ${name} = …\`.`;
    context.error(
      node,
      `<${name}> is not a component of this site.`,
      suggestion(name, known, otherwise, (close) => `<${close}>`),
    );
    return children;
  };

  const readAttributes = (node: JsxNode): Record<string, unknown> => {
    const props: Record<string, unknown> = {};
    for (const attribute of node.attributes) {
      // `{...props}` is parsed as an object with a spread.
      if (attribute.type === 'mdxJsxExpressionAttribute') Object.assign(props, evaluate(attribute, node));
      else if (attribute.value === null || attribute.value === undefined) props[attribute.name] = true;
      else if (typeof attribute.value === 'string') props[attribute.name] = attribute.value;
      else props[attribute.name] = evaluate(attribute.value, node);
    }
    return props;
  };

  const componentElement = (
    name: string,
    props: Record<string, unknown>,
    children: ElementContent[],
    node: Positioned,
  ): ComponentElement => {
    const json: Record<string, JsonValue> = {};
    const slots: Record<string, ElementContent[]> = {};
    for (const [key, value] of Object.entries(props)) {
      if (value === undefined || CONTENT_PROPS.has(key)) continue;
      const isNode = value instanceof JsxElement || value instanceof DocumentNode;
      if (key in Object.prototype || key === 'ref') {
        context.error(node, `<${name}> has the prop "${key}", which a document cannot use.`, 'Remove it.');
      } else if (isJson(value)) json[key] = value;
      else if (isNode && own<string>(COMPONENTS, name) === 'static') slots[key] = fromValue(value, node);
      else {
        context.error(
          node,
          `The prop "${key}" of <${name}> is ${describe(value)}, which cannot be stored in a page.`,
          'Props may contain text, numbers, true, false, null, arrays and plain objects.',
        );
      }
    }
    const content = children.length > 0 ? children : fromValue(props.children, node);
    return { type: 'component', name, props: json, slots, children: content, position: positionOf(node) };
  };

  const htmlElement = (
    name: string,
    props: Record<string, unknown>,
    children: ElementContent[],
    node: Positioned,
  ): Element[] => {
    // The check of HTML refuses some names, whatever they hold.
    const properties = Object.create(null) as Properties;
    for (const [key, value] of Object.entries(props)) {
      if (CONTENT_PROPS.has(key)) continue;
      const refused = isRefused(key);
      const property = refused ? key : find(htmlSchema, key).property;
      const plain = property === 'style' ? styleText(value) : attributeValue(value);
      if (refused) properties[key] = typeof value === 'string' ? value : '';
      else if (plain === undefined) {
        context.error(
          node,
          `The attribute "${key}" of <${name}> is ${typeof value === 'string' ? 'no CSS' : describe(value)}.`,
          property === 'style'
            ? 'Write declarations (`color: red`), or an object of texts and numbers.'
            : 'Attributes hold text and numbers.',
        );
      } else if (plain !== null && plain !== false) properties[property] = plain;
    }
    const content = children.length > 0 ? children : fromValue(props.children, node);
    return [{ type: 'element', tagName: name, properties, children: content, position: positionOf(node) }];
  };

  const fromPartial = (partial: PartialComponent, { props, children }: JsxElement, node: Positioned) => {
    const own = children.length > 0 ? { children: children.length === 1 ? children[0] : children } : {};
    const nodes = partial.render({ ...props, ...own });
    for (const child of nodes) placeAt(child, positionOf(node));
    return nodes;
  };

  /** The children of a component, which may show them several times: after the first time they are copied. */
  const shown = (given: ElementContent, node: Positioned): ElementContent[] => {
    const own = shownBefore.has(given) ? copyOf(given) : given;
    shownBefore.add(given);
    placeAt(own, positionOf(node));
    return [own];
  };

  const fromValue = (value: unknown, node: Positioned): ElementContent[] => {
    if (value === null || value === undefined || typeof value === 'boolean') return [];
    if (Array.isArray(value)) return value.flatMap((item) => fromValue(item, node));
    if (value instanceof JsxElement) {
      const children = value.children.flatMap((child) => fromValue(child, node));
      if (value.type === null) return children;
      if (value.type instanceof PartialComponent) return fromPartial(value.type, value, node);
      return resolveComponent(value.type, scope) === null
        ? htmlElement(value.type, value.props, children, node)
        : [componentElement(value.type, value.props, children, node)];
    }
    if (value instanceof DocumentNode) return shown(value.node, node);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return [{ type: 'text', value: String(value) }];
    context.error(
      node,
      `An expression evaluates to ${describe(value)}, which cannot be shown.`,
      'Return text, a number, JSX, or an array of these.',
    );
    return [];
  };

  tree.children = convert(tree.children as ElementContent[]);
}
