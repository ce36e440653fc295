import { wellFormed } from '../basics/well-formed';
import { LIMITS } from './limits';
import { ComponentReference, DocumentNode, JsxElement, ModuleValue, PartialComponent } from './values';
import { ScriptFunction, ScriptObject } from './values';

/**
 * Values as JSON, the way they pass between the build and a document's code. Text, finite numbers, true, false and null
 * are themselves; everything else is an array that begins with its kind. The other side is in `prelude.ts`.
 */
export class Wire {
  readonly #given: object[] = [];
  readonly #numbers = new Map<object, number>();

  /** Encodes a value; nodes and partials are sent as numbers, which {@link decode} turns back. */
  encode(value: unknown): unknown {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : ['n', String(value)];
      case 'bigint':
        return ['b', String(value)];
      case 'object':
        return value === null ? null : this.#encodeObject(value);
      default:
        return ['u'];
    }
  }

  #encodeObject(value: object): unknown {
    if (Array.isArray(value)) return ['a', ...value.map((item) => this.encode(item))];
    if (value instanceof ComponentReference) return ['c', value.name];
    if (value instanceof ModuleValue) return ['m', value.module, value.name];
    if (value instanceof ScriptFunction || value instanceof ScriptObject) return ['k', value.id];
    if (value instanceof JsxElement) {
      const type = value.type instanceof PartialComponent ? this.encode(value.type) : value.type;
      return ['j', type, this.encode(value.props), value.children.map((child) => this.encode(child))];
    }
    if (value instanceof DocumentNode || value instanceof PartialComponent)
      return ['h', this.#numberOf(value), value instanceof PartialComponent];
    return ['o', ...Object.entries(value).flatMap(([key, field]) => [key, this.encode(field)])];
  }

  #numberOf(value: object): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#given.length);
    return this.#given.push(value) - 1;
  }

  /** A value that the document's code gave. @throws Error for anything the prelude would not write. */
  decode(wire: unknown, depth = 0): unknown {
    if (typeof wire === 'string') return wellFormed(wire);
    if (typeof wire !== 'object' || wire === null) return wire;
    if (!Array.isArray(wire) || depth > MAX_DEPTH) throw unreadable();
    const [kind, first, second, third] = wire as unknown[];
    switch (kind) {
      case 'a':
        return wire.slice(1).map((item) => this.decode(item, depth + 1));
      case 'o':
        return this.#decodeObject(wire, depth);
      case 'j':
        return this.#decodeJsx(first, second, third, depth);
      case 'h':
        return this.#given[Number(first)];
      case 'u':
        return undefined;
    }
    if (typeof first !== 'string' && typeof first !== 'number') throw unreadable();
    switch (kind) {
      case 'n':
        return Number(first);
      case 'b':
        return BigInt(String(first));
      case 'c':
        return new ComponentReference(String(first));
      case 'f':
        return new ScriptFunction(Number(first));
      case 'k':
        return new ScriptObject(Number(first), String(second));
      default:
        throw unreadable();
    }
  }

  #decodeObject(wire: readonly unknown[], depth: number): Record<string, unknown> {
    const pairs: [string, unknown][] = [];
    for (let index = 1; index + 1 < wire.length; index += 2) {
      const key = wire[index];
      if (typeof key !== 'string' || key === '__proto__') throw unreadable();
      pairs.push([wellFormed(key), this.decode(wire[index + 1], depth + 1)]);
    }
    return Object.fromEntries(pairs);
  }

  #decodeJsx(type: unknown, props: unknown, children: unknown, depth: number): JsxElement {
    const name = this.decode(type, depth);
    const isKnown = name === null || typeof name === 'string' || name instanceof PartialComponent;
    if (!isKnown || !Array.isArray(props) || props[0] !== 'o' || !Array.isArray(children)) throw unreadable();
    return new JsxElement(
      name,
      this.#decodeObject(props, depth),
      children.map((child) => this.decode(child, depth + 1)),
    );
  }
}

/** Deeper than the prelude lets anything be. */
const MAX_DEPTH = LIMITS.depth + 2;

const unreadable = (): Error => new Error('it gives something that cannot be read');
