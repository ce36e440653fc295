import { LIMITS } from './limits';
import { MODULE_SOURCE } from './modules';
import { INTL_SOURCE } from './prelude-intl';

/**
 * The first code of every context: what documents may use, and the entrance through which their code comes in and
 * values go out as text. It is JavaScript for the engine and not for Node, so it is text here. It takes hold of the
 * built-in functions it needs before a document can change them.
 */
export const preludeSource = (components: readonly string[]): string => `(ask) => {
'use strict';
const { stringify, parse } = JSON;
const { keys, getPrototypeOf, defineProperty, freeze, prototype: plain } = Object;
const { isArray } = Array;
const { isFinite } = Number;
const { apply } = Reflect;
const Text = String, Code = Function, Big = BigInt;
const { get: fromMap, set: intoMap } = Map.prototype;
const { slice } = Text.prototype;

// Private fields and frozen classes: a document cannot make an object that passes for one of these.
class JsxElement { #isElement; constructor(type, props, children) { this.type = type; this.props = props; this.children = children; } static is(it) { return #isElement in it; } }
class Component { #name; constructor(name) { this.#name = Text(name); } static is(it) { return #name in it; } static nameOf(it) { return it.#name; } }
class Given { #number; #isComponent; constructor(number, isComponent) { this.#number = number | 0; this.#isComponent = !!isComponent; } static is(it) { return #number in it; } static numberOf(it) { return it.#number; } static isComponent(it) { return it.#isComponent; } }
for (const known of [JsxElement, Component, Given]) freeze(known);
const FRAGMENT = new Component('');

const global = (name, value) => defineProperty(globalThis, name, { value, writable: true, configurable: true });
const jsx = (type, props, ...children) => {
  if (typeof type === 'function') return type({ ...props, children: children.length === 1 ? children[0] : children });
  if (type === FRAGMENT) return new JsxElement(null, {}, children);
  if (typeof type !== 'object' || type === null) return new JsxElement(Text(type), props ?? {}, children);
  if (Given.is(type) && Given.isComponent(type)) return new JsxElement(type, props ?? {}, children);
  return new JsxElement(Component.is(type) ? Component.nameOf(type) : Text(type), props ?? {}, children);
};
global('__jsx', jsx);
global('__Fragment', FRAGMENT);
global('React', { Fragment: FRAGMENT });
for (const name of ${JSON.stringify(components)}) global(name, new Component(name));

${MODULE_SOURCE}
${INTL_SOURCE}

// What stays here and has a number outside.
const kept = [];
const numbers = new Map();
const numberOf = (value) => {
  let number = apply(fromMap, numbers, [value]);
  if (number === undefined) {
    number = kept.length;
    kept[number] = value;
    apply(intoMap, numbers, [value, number]);
  }
  return number;
};

const describe = (value) => {
  if (typeof value === 'symbol') return 'a symbol';
  if (value instanceof Promise) return 'a promise, and nothing waits for it';
  if (value instanceof Date) return 'a date, which has no one way to be written';
  if (Component.is(value) || Given.is(value)) return 'a component without < and />';
  return 'an object that is not plain data';
};

const give = (value) => {
  let values = 0;
  let characters = 0;
  const text = (string) => {
    characters += string.length;
    if (characters > ${LIMITS.characters}) throw new RangeError('it gives more than ${LIMITS.characters.toLocaleString('en')} characters');
    return stringify(string);
  };
  const write = (value, depth) => {
    values += 1;
    if (values > ${LIMITS.values}) throw new RangeError('it gives more than ${LIMITS.values.toLocaleString('en')} values');
    if (depth > ${LIMITS.depth}) throw new RangeError('what it gives is nested in itself, or more than ${LIMITS.depth} deep');
    switch (typeof value) {
      case 'string': return text(value);
      case 'boolean': return value ? 'true' : 'false';
      case 'number': return isFinite(value) ? stringify(value) : '["n","' + value + '"]';
      case 'undefined': return '["u"]';
      case 'bigint': return '["b",' + text(Text(value)) + ']';
      case 'function': if (value === nothing) return 'null'; return '["f",' + numberOf(value) + ']';
      case 'symbol': return '["k",' + numberOf(value) + ',"' + describe(value) + '"]';
    }
    if (value === null) return 'null';
    if (isArray(value)) {
      let out = '["a"';
      const { length } = value;
      for (let index = 0; index < length; index++) out += ',' + write(value[index], depth + 1);
      return out + ']';
    }
    if (JsxElement.is(value)) {
      const { type, props, children } = value;
      const name = type === null ? 'null' : typeof type === 'string' ? text(type) : '["h",' + Given.numberOf(type) + ']';
      let inside = '';
      const { length } = children;
      for (let index = 0; index < length; index++) inside += ',' + write(children[index], depth + 1);
      return '["j",' + name + ',' + write({ ...props }, depth) + ',["a"' + inside + ']]';
    }
    if (Given.is(value)) return '["h",' + Given.numberOf(value) + ']';
    if (Component.is(value)) return '["c",' + text(Component.nameOf(value)) + ']';
    const prototype = getPrototypeOf(value);
    if (prototype !== plain && prototype !== null) return '["k",' + numberOf(value) + ',"' + describe(value) + '"]';
    let out = '["o"';
    for (const key of keys(value)) {
      if (key === '__proto__') throw new TypeError('an object has a field of the name __proto__');
      out += ',' + text(key) + ',' + write(value[key], depth + 1);
    }
    return out + ']';
  };
  return write(value, 0);
};

const take = (wire) => {
  if (!isArray(wire)) return wire;
  switch (wire[0]) {
    case 'a': return wire.slice(1).map(take);
    case 'o': {
      const object = {};
      for (let index = 1; index < wire.length; index += 2)
        defineProperty(object, wire[index], { value: take(wire[index + 1]), writable: true, enumerable: true, configurable: true });
      return object;
    }
    case 'j': return new JsxElement(take(wire[1]), take(wire[2]), take(wire[3]));
    case 'n': return Number(wire[1]);
    case 'b': return Big(wire[1]);
    case 'c': return wire[1] === '' ? FRAGMENT : new Component(wire[1]);
    case 'm': return modules[wire[1]][wire[2]];
    case 'k': return kept[wire[1]];
    case 'h': return new Given(wire[1], wire[2]);
    default: return undefined;
  }
};

// Names and their values, one set for the document and one for each time a partial is compiled.
const scopes = [];
let at = 0;
const operations = {
  // Declares what a text imports and exports; names of exports that fail give nothing.
  open({ scope, names, values, source, exported }) {
    scopes[scope] = { names: [...names, ...exported], values: [...values, ...exported.map(() => () => null)] };
    if (exported.length === 0) return;
    at = 0;
    const declare = new Code(...names, '__at', '"use strict";' + source);
    const declared = declare(...values, (index) => { at = index | 0; });
    scopes[scope].values = [...values, ...exported.map((name) => declared[name])];
  },
  failedAt: () => at,
  evaluate({ scope, source }) {
    const { names, values } = scopes[scope];
    return new Code(...names, '"use strict";' + source)(...values);
  },
  render: ({ component, props, children }) => jsx(component, props, ...children),
};

const messageOf = (error) => {
  try {
    return error instanceof Error ? Text(error.message) : Text(error);
  } catch {
    return 'it throws something that cannot be shown';
  }
};

return (request) => {
  try {
    const { operation, given } = take(parse(request));
    return '{"value":' + give(operations[operation](given)) + '}';
  } catch (error) {
    return '{"error":' + stringify(apply(slice, messageOf(error), [0, 500])) + '}';
  }
};
}`;
