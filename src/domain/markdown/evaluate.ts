import type { Program, Statement } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { SourcePosition } from '../problem/problem';
import type { ScriptSession } from '../script/session';
import { ComponentReference, JsxElement, PartialComponent } from '../script/values';
import type { DocumentScope } from './esm';

/** Evaluates the expressions of one text while it is compiled, in the document's session: an engine of its own. */
export class Evaluator {
  #opened: number | null = null;

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
    if (this.session.isLost) return null;
    return this.#run(sourceOf({ type: 'ReturnStatement', argument: statement.expression }));
  }

  /** Value of a name the document declares or imports. @throws Error when it cannot leave the engine. */
  declared(name: string): unknown {
    if (!this.scope.names.includes(name)) return this.scope.values.get(name);
    return this.session.isLost ? undefined : this.#run(`return ${name};`);
  }

  /**
   * The error of the declarations and its position; null if they can be evaluated. Afterwards, names of broken
   * declarations evaluate to nothing, because errors of their uses are consequences.
   */
  failure(): { message: string; place: SourcePosition | null } | null {
    const { declarations } = this.scope;
    if (declarations.length === 0) return null;
    try {
      this.#scope();
      return null;
    } catch (error) {
      const failedAt = this.session.isLost ? 0 : Number(this.session.call('failedAt', {}));
      const start = declarations[failedAt]?.loc?.start;
      const place = start ? { line: start.line, column: start.column + 1 } : null;
      return { message: messageOf(error), place };
    }
  }

  render(component: unknown, props: Record<string, unknown>, children: unknown[]): unknown {
    if (component instanceof PartialComponent) return new JsxElement(component, props, children);
    return this.session.isLost ? null : this.session.call('render', { component, props, children });
  }

  #run(source: string): unknown {
    return this.session.call('evaluate', { scope: this.#scope(), source });
  }

  #scope(): number {
    if (this.#opened !== null) return this.#opened;
    const { declarations, aliases, values, names } = this.scope;
    const known = new Map<string, unknown>(Object.entries(this.given));
    for (const [alias, name] of aliases) known.set(alias, new ComponentReference(name));
    for (const [name, value] of values) if (name !== 'React') known.set(name, value);
    for (const name of names) known.delete(name);
    this.#opened = this.session.nextScope();
    this.session.call('open', {
      scope: this.#opened,
      names: [...known.keys()],
      values: [...known.values()],
      source: declarationSource(declarations, names),
      exported: [...new Set(names)],
    });
    return this.#opened;
  }
}

/** Code that evaluates declarations and says which it is at, and returns an object of some of their names. */
function declarationSource(declarations: readonly Statement[], names: readonly string[]): string {
  let code = '';
  for (const [index, declaration] of declarations.entries()) {
    const at = `__at(${index});\n`;
    try {
      code += `${at}${sourceOf(declaration)}\n`;
    } catch (error) {
      return `${at}throw new Error(${JSON.stringify(messageOf(error))});`;
    }
  }
  return `${code}return { ${names.join(', ')} };`;
}

/** A statement as the code that runs: JSX becomes calls. @throws Error for code that cannot mean anything. */
function sourceOf(statement: Statement): string {
  try {
    guard(statement);
    const program: Program = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
    buildJsx(program, { runtime: 'classic', pragma: '__jsx', pragmaFrag: '__Fragment' });
    return toJs(program).value;
  } catch (error) {
    if (error instanceof RangeError) throw new Error('it is nested too deep');
    throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Refuses code that would go on after it was evaluated, or load other code. @throws Error */
function guard(node: object): void {
  if ('type' in node && node.type === 'ImportExpression')
    throw new Error('import() cannot load anything in a document');
  if ('async' in node && node.async) throw new Error('async functions cannot run in a document');
  for (const value of Object.values(node) as unknown[])
    if (typeof value === 'object' && value !== null) guard(value);
}
