import type { Program, Statement } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { SourcePosition } from '../problem/problem';
import { guard } from '../script/guard';
import type { ScriptSession } from '../script/session';

/*
 * Declarations of documents and of the modules that they import, as code for a session.
 */

/** Code that evaluates declarations and says which it is at, and returns an object of some of their names. */
export const declarationSource = (declarations: readonly Statement[], names: readonly string[]): string =>
  [
    ...declarations.map((declaration, index) => `__at(${String(index)});\n${sourceOf([declaration])}`),
    `return { ${names.join(', ')} };`,
  ].join('\n');

/** Position of the declaration that kept a session from opening the scope. */
export function brokenDeclaration(
  declarations: readonly Statement[],
  session: ScriptSession,
): SourcePosition | null {
  const refused = declarations.findIndex((statement) => isRefused(statement));
  const broken = declarations[refused < 0 ? session.failedAt() : refused] ?? declarations[0];
  const start = broken?.loc?.start;
  return start ? { line: start.line, column: start.column + 1 } : null;
}

function isRefused(statement: Statement): boolean {
  try {
    guard([statement]);
    return false;
  } catch {
    return true;
  }
}

/** Statements as the code that runs: JSX becomes calls. */
export function sourceOf(body: Statement[]): string {
  try {
    guard(body);
    const program: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
    buildJsx(program, { runtime: 'classic', pragma: '__jsx', pragmaFrag: '__Fragment' });
    return toJs(program).value;
  } catch (error) {
    if (error instanceof RangeError) throw new Error('it is nested too deep');
    throw error;
  }
}
