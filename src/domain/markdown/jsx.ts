import type { Program } from 'estree';
import type { Element, ElementContent, Properties, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import { find, html as htmlSchema } from 'property-information';
import { nearest } from '../problem/nearest';
import { placeOf, reportError, type CompileContext, type Positioned } from './context';
import { resolveComponent, type DocumentScope } from './esm';
import { DocumentNode, JsxElement, NOTHING, PartialComponent, ScriptFunction } from '../script/values';
import type { Evaluator } from './evaluate';
import { copyOf, placeAt, type ComponentElement } from './nodes';
import { COMPONENTS, isComponentName } from './registry';
import { asValue, attributeValue, describe, isJson, spreadArgument, styleText } from './jsx-values';
import { isAttributeName, isHandler, isTagName } from './safe-html';
import type { JsonValue } from './tree';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Expression = { value: string; data?: { estree?: Program | null | undefined } | undefined } & Positioned;

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

  const evaluate = (expression: Expression, at: Positioned): unknown => {
    context.session.place = placeOf(at, context);
    try {
      return evaluator.evaluate(expression.data?.estree);
    } catch (error) {
      reportError(
        context,
        at,
        `The expression {${expression.value.trim().slice(0, 60)}} failed: ${error instanceof Error ? error.message : String(error)}.`,
        'Expressions are evaluated once, when the site is built: use literals, what the document exports, and plain JavaScript.',
      );
      return null;
    }
  };

  const convertJsx = (node: JsxNode): ElementContent[] => {
    const props = readAttributes(node.attributes, node);
    const children = convert(node.children);
    if (node.name === null) return children;
    if (node.name === 'React.Fragment') return children;
    if (/^[a-z]/.test(node.name) && !node.name.includes('.')) {
      // A component may be registered under a lower-case name.
      const lower = resolveComponent(node.name, scope);
      if (lower === null) return htmlElement(node.name, props, children, node);
    }
    const declared = declaredValue(node.name, node);
    if (declared === NOTHING) return [];
    if (declared instanceof ScriptFunction || declared instanceof PartialComponent)
      return renderDeclared(declared, props, children, node);
    if (typeof declared === 'string') {
      // An imported SVG file is used like a component.
      const { title, ...rest } = props;
      return htmlElement('img', { alt: title ?? '', ...rest, src: declared }, [], node);
    }
    const name = resolveComponent(node.name, scope);
    if (name === null) {
      const close = nearest(node.name, Object.keys(COMPONENTS));
      reportError(
        context,
        node,
        `<${node.name}> is not a component of this site.`,
        close === null
          ? `Use one of: ${Object.keys(COMPONENTS).join(', ')}; or declare it with \`export const ${node.name} = …\`.`
          : `Did you mean <${close}>?`,
      );
      return children;
    }
    return [componentElement(name, props, children, node)];
  };

  /** The value of a name; what cannot be had is reported and nothing. */
  const declaredValue = (name: string, node: Positioned): unknown => {
    context.session.place = placeOf(node, context);
    try {
      return evaluator.declared(name);
    } catch (error) {
      reportFailure(error, node);
      return NOTHING;
    }
  };

  const reportFailure = (error: unknown, node: Positioned): void =>
    reportError(
      context,
      node,
      `A component of this document failed: ${error instanceof Error ? error.message : String(error)}.`,
      'Components declared in a document run once, when the site is built: no hooks, no browser.',
    );

  const renderDeclared = (
    component: unknown,
    props: Record<string, unknown>,
    children: ElementContent[],
    node: Positioned,
  ): ElementContent[] => {
    context.session.place = placeOf(node, context);
    try {
      return fromValue(evaluator.render(component, props, children.map(asValue)), node);
    } catch (error) {
      reportFailure(error, node);
      return [];
    }
  };

  const readAttributes = (
    attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
    node: Positioned,
  ): Record<string, unknown> => {
    const props: Record<string, unknown> = {};
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        const argument = spreadArgument(attribute.data?.estree);
        Object.assign(props, evaluate({ value: attribute.value, data: { estree: argument } }, node));
      } else if (attribute.value === null || attribute.value === undefined) props[attribute.name] = true;
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
    const { children: own, key: _key, ...rest } = props;
    const json: Record<string, JsonValue> = {};
    const slots: Record<string, ElementContent[]> = {};
    for (const [key, value] of Object.entries(rest)) {
      if (value === undefined) continue;
      if (key in Object.prototype || key === 'ref') {
        reportError(
          context,
          node,
          `<${name}> has the prop "${key}", which a document cannot use.`,
          'Remove it.',
        );
      } else if (isJson(value)) json[key] = value;
      else if (
        (value instanceof JsxElement || value instanceof DocumentNode) &&
        isComponentName(name) &&
        COMPONENTS[name] === 'static'
      )
        slots[key] = fromValue(value, node);
      else {
        reportError(
          context,
          node,
          `The prop "${key}" of <${name}> is ${describe(value)}, which cannot be stored in a page.`,
          'Props may contain text, numbers, true, false, null, arrays and plain objects.',
        );
      }
    }
    const content = children.length > 0 ? children : fromValue(own, node);
    return {
      type: 'component',
      name,
      props: json,
      ...(Object.keys(slots).length > 0 ? { slots } : {}),
      children: content,
      position: node.position as Element['position'],
    };
  };

  const htmlElement = (
    name: string,
    props: Record<string, unknown>,
    children: ElementContent[],
    node: Positioned,
  ): Element[] => {
    const { children: own, key: _key, ...rest } = props;
    const properties: Properties = {};
    for (const [key, value] of Object.entries(rest)) {
      const property = isHandler(key) ? key : find(htmlSchema, key).property;
      const plain = property === 'style' ? styleText(value) : attributeValue(value);
      if (isHandler(key) || !isAttributeName(key) || value instanceof ScriptFunction) {
        reportError(
          context,
          node,
          `<${name}> has the attribute "${key}", which a document cannot use.`,
          'Documents cannot contain event handlers or raw HTML; use a registered component.',
        );
      } else if (plain === undefined) {
        reportError(
          context,
          node,
          `The attribute "${key}" of <${name}> is ${typeof value === 'string' ? 'no CSS' : describe(value)}.`,
          property === 'style'
            ? 'Write declarations (`color: red`), or an object of texts and numbers.'
            : 'Attributes hold text and numbers.',
        );
      } else if (plain !== null && plain !== false) properties[property] = plain;
    }
    if (!isTagName(name)) {
      reportError(
        context,
        node,
        `<${name.slice(0, 60)}> is not the name of an element.`,
        'Names of elements are letters, digits and hyphens, and begin with a small letter.',
      );
      return [];
    }
    const content = children.length > 0 ? children : fromValue(own, node);
    return [
      {
        type: 'element',
        tagName: name,
        properties,
        children: content,
        position: node.position as Element['position'],
      },
    ];
  };

  const fromPartial = (partial: PartialComponent, { props, children }: JsxElement, node: Positioned) => {
    const own = children.length > 0 ? { children: children.length === 1 ? children[0] : children } : {};
    const nodes = partial.render({ ...props, ...own });
    for (const child of nodes) placeAt(child, node.position as Element['position']);
    return nodes;
  };

  /** The children of a component, which may show them several times: after the first time they are copied. */
  const shown = (given: ElementContent, node: Positioned): ElementContent[] => {
    const own = shownBefore.has(given) ? copyOf(given) : given;
    shownBefore.add(given);
    placeAt(own, node.position as Element['position']);
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
    reportError(
      context,
      node,
      `An expression evaluates to ${describe(value)}, which cannot be shown.`,
      'Return text, a number, JSX, or an array of these.',
    );
    return [];
  };

  tree.children = convert(tree.children as ElementContent[]);
}
