import type { Expression, Program, Statement } from 'estree';
import type { SourcePosition } from '../problem/problem';
import { constantOf, type Constant } from '../script/constant';
import { isAsset } from '../script/modules';
import type { ScopeOptions, ScriptSession } from '../script/session';
import { ComponentReference, JsxElement, PartialComponent } from '../script/values';
import { brokenDeclaration, declarationSource, sourceOf } from './declarations';
import type { DocumentScope } from './esm';

/** Code of expressions: those of a partial are evaluated wherever it is shown. */
const sources = new WeakMap<Expression, string>();

/**
 * Evaluates the expressions of one text while it is compiled. What consists of literals and known names is read from the
 * syntax tree; all else runs in the document's session, an engine of its own.
 */
export class Evaluator {
  #opened: number | null = null;
  #constants: Map<string, unknown> | null = null;

  /** @param given Names in the scope of every expression besides the document's own (`frontMatter`, `toc`, `props`). */
  constructor(
    private readonly scope: DocumentScope,
    private readonly given: Readonly<Record<string, unknown>>,
    private readonly session: ScriptSession,
  ) {}

  /** Value of an expression. @throws Error whatever the expression throws, in words. */
  evaluate(program: Program | null | undefined): unknown {
    const statement = program?.body[0];
    if (!program || statement?.type !== 'ExpressionStatement') return undefined;
    const constant = constantOf(statement.expression, this.#known);
    if (constant) return constant.value;
    if (this.session.isLost) return null;
    return this.#run(statement.expression);
  }

  /** Value of a name the document declares or imports. @throws Error when it cannot leave the engine. */
  declared(name: string): unknown {
    if (!this.scope.names.includes(name)) return this.scope.values.get(name);
    if (this.#constants?.has(name)) return this.#constants.get(name);
    return this.session.isLost ? undefined : this.session.evaluate(this.#scope(), `return ${name};`);
  }

  /**
   * The error of the declarations and its position; null if they can be evaluated. Afterwards, names of broken
   * declarations evaluate to nothing, because errors of their uses are consequences.
   */
  failure(): { message: string; place: SourcePosition | null } | null {
    const { declarations } = this.scope;
    if (declarations.length === 0) return null;
    this.#constants = constantsOf(declarations, this.#known);
    if (this.#constants) return null;
    try {
      this.#scope();
      return null;
    } catch (error) {
      const place = brokenDeclaration(declarations, this.session);
      this.#opened = this.session.openBroken(this.#names());
      return { message: error instanceof Error ? error.message : String(error), place };
    }
  }

  render(component: unknown, props: Record<string, unknown>, children: unknown[]): unknown {
    if (component instanceof PartialComponent) return new JsxElement(component, props, children);
    return this.session.isLost ? null : this.session.render(component, props, children);
  }

  #run(expression: Expression): unknown {
    const scope = this.#scope();
    const source = sources.get(expression) ?? sourceOf([{ type: 'ReturnStatement', argument: expression }]);
    sources.set(expression, source);
    return this.session.evaluate(scope, source);
  }

  #scope(): number {
    return (this.#opened ??= this.session.open({
      ...this.#names(),
      source:
        this.scope.declarations.length === 0
          ? ''
          : declarationSource(this.scope.declarations, this.scope.names),
    }));
  }

  #names(): ScopeOptions {
    const values = new Map<string, unknown>(Object.entries(this.given));
    for (const [alias, name] of this.scope.aliases) values.set(alias, new ComponentReference(name));
    for (const [name, value] of this.scope.values) if (name !== 'React') values.set(name, value);
    for (const name of this.scope.names) values.delete(name);
    const exported = [...new Set(this.scope.names)];
    return { names: [...values.keys()], values: [...values.values()], source: '', exported };
  }

  /** Values of names that are known without running anything. */
  #known = (name: string): Constant | null => {
    const { names, aliases, values } = this.scope;
    if (this.#constants?.has(name)) return { value: this.#constants.get(name) };
    if (names.includes(name) || aliases.has(name)) return null;
    if (values.has(name)) {
      const value = values.get(name);
      return typeof value === 'string' && isAsset(value) ? { value } : null;
    }
    return name === 'toc' || name === 'frontMatter' ? { value: this.given[name] } : null;
  };
}

/** The values of declarations that are all constants of literals; null when any of them has to run. */
function constantsOf(
  declarations: readonly Statement[],
  known: (name: string) => Constant | null,
): Map<string, unknown> | null {
  const constants = new Map<string, unknown>();
  const lookup = (name: string) => (constants.has(name) ? { value: constants.get(name) } : known(name));
  for (const declaration of declarations) {
    if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') return null;
    for (const { id, init } of declaration.declarations) {
      const constant = id.type === 'Identifier' && init ? constantOf(init, lookup) : null;
      if (id.type !== 'Identifier' || !constant) return null;
      constants.set(id.name, constant.value);
    }
  }
  return constants;
}
