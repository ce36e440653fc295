import type { Program, Statement } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { SourcePosition } from '../problem/problem';
import type { DocumentScope } from './esm';
import { guard, SHADOWED, STEP, stepCounter } from './guard';
import { isAsset } from './imports';
import { COMPONENTS } from './registry';

/** An element that an expression of a document has made with JSX. */
export class JsxElement {
  constructor(
    /** HTML name or registered component; null for a fragment. */
    readonly type: string | null,
    readonly props: Record<string, unknown>,
    readonly children: unknown[],
  ) {}
}

/** A registered component as a value, so that `<Tabs>` inside an expression can refer to it. */
class ComponentReference {
  constructor(readonly name: string) {}
}

const FRAGMENT = new ComponentReference('');

/** Renders functions that the document declares as components, at build time. */
function jsx(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): unknown {
  if (typeof type === 'function') {
    return (type as (props: object) => unknown)({
      ...props,
      children: children.length === 1 ? children[0] : children,
    });
  }
  if (type === FRAGMENT) return new JsxElement(null, {}, children);
  return new JsxElement(type instanceof ComponentReference ? type.name : String(type), props ?? {}, children);
}

/** `require('./x.png').default`: the address of a file, as written. */
function requireAsset(path: string): { default: string } {
  if (!isAsset(path)) throw new Error(`require('${path}') does not name a picture or a file to download`);
  return { default: path };
}

/**
 * Evaluates the expressions of one document during compilation. Documents are part of the repository and as trusted as
 * its code; none of this reaches the browser.
 */
export class Evaluator {
  #values: Record<string, unknown> | null = null;
  readonly #step = stepCounter();

  /** @param given Names in the scope of every expression besides the document's own (`frontMatter`, `toc`, `props`). */
  constructor(
    private readonly scope: DocumentScope,
    private readonly given: Readonly<Record<string, unknown>> = {},
  ) {}

  /**
   * Value of an expression.
   * @throws whatever the expression throws.
   */
  evaluate(program: Program | null | undefined): unknown {
    const statement = program?.body[0];
    if (!program || statement?.type !== 'ExpressionStatement') return undefined;
    if (statement.expression.type === 'Literal') return statement.expression.value;
    this.#values ??= this.#declare();
    return run([{ type: 'ReturnStatement', argument: statement.expression }], this.#values);
  }

  /** Value of a name that the document declares or imports; undefined without one. */
  declared(name: string): unknown {
    if (!this.scope.names.includes(name)) return this.scope.values.get(name);
    this.#values ??= this.#declare();
    return this.#values[name];
  }

  /**
   * The error of the declarations and its position; null if they can be evaluated. Afterwards, names of broken
   * declarations evaluate to nothing, because errors of their uses are consequences.
   */
  failure(): { message: string; place: SourcePosition | null } | null {
    try {
      this.#values ??= this.#declare();
      return null;
    } catch (error) {
      const { declarations, names } = this.scope;
      this.#values = { ...this.#globals(), ...Object.fromEntries(names.map((name) => [name, () => null])) };
      const message = error instanceof Error ? error.message : String(error);
      const broken = declarations.find((_, index) => this.#fails(declarations.slice(0, index + 1)));
      const start = (broken ?? declarations[0])?.loc?.start;
      return { message, place: start ? { line: start.line, column: start.column + 1 } : null };
    }
  }

  #fails(declarations: Statement[]): boolean {
    try {
      run(declarations, { ...this.#globals(), [STEP]: stepCounter() });
      return false;
    } catch {
      return true;
    }
  }

  /** Renders a component that the document declares. */
  render(component: unknown, props: Record<string, unknown>, children: unknown[]): unknown {
    return jsx(component, props, ...children);
  }

  #declare(): Record<string, unknown> {
    const globals = this.#globals();
    if (this.scope.declarations.length === 0) return globals;
    return {
      ...globals,
      ...(run([...this.scope.declarations, returnNames(this.scope.names)], globals) as object),
    };
  }

  /** Names in the scope of declarations and expressions. */
  #globals(): Record<string, unknown> {
    const globals: Record<string, unknown> = {
      ...SHADOWED,
      [STEP]: this.#step,
      __jsx: jsx,
      __Fragment: FRAGMENT,
      React: { Fragment: FRAGMENT },
      require: requireAsset,
      ...this.given,
    };
    for (const name of Object.keys(COMPONENTS)) globals[name] = new ComponentReference(name);
    for (const [alias, name] of this.scope.aliases) globals[alias] = new ComponentReference(name);
    for (const [name, value] of this.scope.values) if (name !== 'React') globals[name] = value;
    for (const name of this.scope.names) Reflect.deleteProperty(globals, name);
    return globals;
  }
}

/** `return { a, b }`. */
const returnNames = (names: readonly string[]): Statement => ({
  type: 'ReturnStatement',
  argument: {
    type: 'ObjectExpression',
    properties: names.map((name) => ({
      type: 'Property',
      key: { type: 'Identifier', name },
      value: { type: 'Identifier', name },
      kind: 'init',
      method: false,
      shorthand: true,
      computed: false,
    })),
  },
});

function run(body: Statement[], names: Record<string, unknown>): unknown {
  guard(body);
  const program: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
  buildJsx(program, { runtime: 'classic', pragma: '__jsx', pragmaFrag: '__Fragment' });
  const source = toJs(program).value;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- static evaluation of trusted documents in Node
  const compiled = new Function(...Object.keys(names), `"use strict"; ${source}`) as (
    ...args: unknown[]
  ) => unknown;
  return compiled(...Object.values(names));
}
