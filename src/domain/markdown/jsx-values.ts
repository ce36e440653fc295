import type { Program } from 'estree';
import type { ElementContent } from 'hast';
import { DocumentNode, JsxElement, ScriptFunction, ScriptObject } from '../script/values';
import type { JsonValue } from './tree';

/** Values of JSX in a document: how they pass between the text, its code and the page. */

/** What `{...props}` spreads, which is parsed as an object expression with a spread; null for anything else. */
export function spreadArgument(program: Program | null | undefined): Program | null {
  const statement = program?.body[0];
  if (
    !program ||
    statement?.type !== 'ExpressionStatement' ||
    statement.expression.type !== 'ObjectExpression'
  )
    return null;
  const [spread] = statement.expression.properties;
  if (spread?.type !== 'SpreadElement') return null;
  return { ...program, body: [{ ...statement, expression: spread.argument }] };
}

/** What stands between the tags of a component, as its code sees it: text is text, and all else is only to be shown. */
export const asValue = (node: ElementContent): string | DocumentNode =>
  node.type === 'text' ? node.value : new DocumentNode(node);

/** Whether a value can be stored in a page's data. */
export function isJson(value: unknown): value is JsonValue {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
}

/** What a value is that cannot be shown or stored, in words: `a function`. */
export function describe(value: unknown): string {
  if (value instanceof ScriptFunction) return 'a function';
  if (value instanceof ScriptObject) return value.description;
  if (value instanceof JsxElement) return 'JSX';
  if (typeof value === 'bigint') return 'a bigint';
  return typeof value === 'object'
    ? 'an object that is not plain data'
    : `a ${typeof value} that JSON cannot represent`;
}

/** A style object as CSS text. */
export const cssText = (style: object): string =>
  Object.entries(style)
    .map(
      ([key, value]) =>
        `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${String(value)}`,
    )
    .join(';');
