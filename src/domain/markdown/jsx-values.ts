import type { ElementContent } from 'hast';
import unitless from '@emotion/unitless';
import parseStyle from 'style-to-object';
import { DocumentNode, JsxElement, ScriptFunction, ScriptObject } from '../script/values';
import type { JsonValue } from './tree';

/** Values of JSX in a document: how they pass between the text, its code and the page. */

/** A child of a component, as its code sees it: text is a string; anything else is opaque and can only be shown. */
export const asValue = (node: ElementContent): string | DocumentNode =>
  node.type === 'text' ? node.value : new DocumentNode(node);

/** Whether a value can be stored in a page's data. */
export function isJson(value: unknown): value is JsonValue {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return typeof value === 'object' && isPlain(value) && Object.values(value).every(isJson);
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

/** The value of an attribute: lists become text. Undefined for what no attribute holds. */
export function attributeValue(value: unknown): string | number | boolean | null | undefined {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.every(isText) ? value.join(' ') : undefined;
  return typeof value === 'object' && value !== null
    ? undefined
    : (value as string | number | boolean | null);
}

/** A style object as CSS text; undefined for what is no style. */
export function styleText(style: unknown): ReturnType<typeof attributeValue> {
  if (typeof style !== 'object' || style === null || Array.isArray(style)) return readableStyle(style);
  const fields = Object.entries(style).filter(([, value]) => value !== null && value !== undefined);
  if (!isPlain(style) || !fields.every(([, value]) => isText(value))) return undefined;
  const text = fields
    .map(([key, value]) => {
      const name = key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      // React's rule: other numbers than 0 are pixels, where a property takes a length.
      const isLength =
        typeof value === 'number' && value !== 0 && !key.startsWith('--') && !(key in unitless);
      return `${name}:${String(value)}${isLength ? 'px' : ''}`;
    })
    .join(';');
  return readableStyle(text);
}

function readableStyle(style: unknown): ReturnType<typeof attributeValue> {
  if (typeof style !== 'string') return attributeValue(style);
  try {
    parseStyle(style);
    return style;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
