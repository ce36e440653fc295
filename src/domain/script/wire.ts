import { wellFormed } from '../basics/well-formed';
import { ComponentReference, DocumentNode, JsxElement, ModuleValue, PartialComponent } from './values';
import { ScriptFunction, ScriptObject } from './values';

/**
 * Values as JSON, the way they pass between the build and a document's code. Text, finite numbers, true, false and null
 * are themselves; everything else is an array that begins with its kind. The other side is in `prelude.ts`.
 */
export class Wire {
  readonly #given: object[] = [];

  /** Encodes a value; nodes and partials are sent as numbers, which {@link decode} turns back. */
  encode(value: unknown): string {
    return JSON.stringify(value, (_, part: unknown) => this.#tagged(part));
  }

  /** A value with its kind; the values inside of it are tagged in their turn. */
  #tagged(value: unknown): unknown {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : ['n', String(value)];
      case 'bigint':
        return ['b', String(value)];
      case 'object':
        return value === null ? null : this.#taggedObject(value);
      default:
        return ['u'];
    }
  }

  #taggedObject(value: object): unknown {
    if (Array.isArray(value)) return ['a', ...(value as unknown[])];
    if (value instanceof ComponentReference) return ['c', value.name];
    if (value instanceof ModuleValue) return ['m', value.module, value.name];
    if (value instanceof ScriptFunction || value instanceof ScriptObject) return ['k', value.id];
    if (value instanceof JsxElement) return ['j', value.type, value.props, value.children];
    if (value instanceof DocumentNode || value instanceof PartialComponent)
      return ['h', this.#given.push(value) - 1, value instanceof PartialComponent];
    const pairs: unknown[] = Object.entries(value).flat();
    return ['o', ...pairs];
  }

  /** An answer of the document's code. @throws Error for elements that the prelude would not write. */
  decode(text: string): unknown {
    return JSON.parse(text, (_, part: unknown) => this.#untagged(part));
  }

  /** A value without its kind; the values inside of it have none any more. */
  #untagged(value: unknown): unknown {
    if (typeof value === 'string') return wellFormed(value);
    if (!Array.isArray(value)) return value;
    // Parsing leaves holes for what is undefined.
    const [kind, ...parts] = Array.from(value as unknown[]);
    const [first, second, third] = parts;
    switch (kind) {
      case 'a':
        return parts;
      case 'o':
        return Object.fromEntries(pairs(parts));
      case 'j': {
        const isKnown = first === null || typeof first === 'string' || first instanceof PartialComponent;
        if (!isKnown || !Array.isArray(third)) throw new Error('it gives something that cannot be read');
        return new JsxElement(first, second as Record<string, unknown>, third);
      }
      case 'h':
        return this.#given[Number(first)];
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
        return undefined;
    }
  }
}

/** Names and values that take turns. */
const pairs = (parts: readonly unknown[]): [string, unknown][] =>
  parts.flatMap((part, index): [string, unknown][] =>
    index % 2 === 0 ? [[String(part), parts[index + 1]]] : [],
  );
