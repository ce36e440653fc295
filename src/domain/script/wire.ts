import { wellFormed } from '../basics/well-formed';
import { ComponentReference, DocumentNode, JsxElement, ModuleValue, PartialComponent } from './values';
import { ScriptFunction, ScriptObject } from './values';

/**
 * Values as JSON, the way they pass between the build and a document's code. Text, finite numbers, true, false and null
 * are themselves; everything else is an array that begins with its kind. The other side is in `prelude.ts`.
 */
export class Wire {
  readonly #given: object[] = [];
  readonly #numbers = new Map<object, number>();

  /** A value for the document's code. What is no data gets a number, and comes back as what it was. */
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

  /** A value that the document's code gave. Whatever it is, it becomes plain data or one of the classes in `values`. */
  decode(wire: unknown): unknown {
    if (typeof wire === 'string') return wellFormed(wire);
    if (!Array.isArray(wire)) return wire;
    const [kind, ...rest] = wire as [unknown, ...unknown[]];
    switch (kind) {
      case 'a':
        return rest.map((item) => this.decode(item));
      case 'o':
        return this.#decodeObject(rest);
      case 'j':
        return this.#decodeJsx(rest);
      case 'n':
        return Number(rest[0]);
      case 'b':
        return BigInt(String(rest[0]));
      case 'c':
        return new ComponentReference(String(rest[0]));
      case 'f':
        return new ScriptFunction(Number(rest[0]));
      case 'k':
        return new ScriptObject(Number(rest[0]), String(rest[1]));
      case 'h':
        return this.#given[Number(rest[0])];
      default:
        return undefined;
    }
  }

  #decodeObject(fields: unknown[]): Record<string, unknown> {
    const pairs: [string, unknown][] = [];
    for (let index = 0; index + 1 < fields.length; index += 2)
      pairs.push([wellFormed(String(fields[index])), this.decode(fields[index + 1])]);
    return Object.fromEntries(pairs);
  }

  #decodeJsx([type, props, children]: unknown[]): JsxElement {
    const decoded = this.decode(type);
    return new JsxElement(
      decoded === null || decoded instanceof PartialComponent || typeof decoded === 'string'
        ? decoded
        : JSON.stringify(decoded),
      this.decode(props) as Record<string, unknown>,
      (children as unknown[]).map((child) => this.decode(child)),
    );
  }
}
