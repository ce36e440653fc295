import type { Statement } from 'estree';
import { errorAt, type SourcePosition } from '../problem/problem';
import { declarationSource, brokenDeclaration } from './declarations';
import {
  reportError,
  type CompileContext,
  type ImportableFile,
  type ModuleExports,
  type Positioned,
} from './context';
import { importMeaning } from './imports';
import { parseModule, RefusedModule, type ModuleParts } from './module-parts';

/** Modules that may import each other in a row. */
const MAX_DEPTH = 10;

const COMPONENT_FIX =
  'Move its data into a module of its own; a component is registered in src/domain/markdown/registry.ts and src/ui/article/components.tsx, and a small one is declared in the document with `export const Name = (props) => …`.';

/** Something wrong in a module. */
class ModuleError extends Error {
  constructor(
    readonly file: string,
    readonly place: SourcePosition | null,
    found: string,
    readonly fix: string,
  ) {
    super(found);
  }
}

/**
 * Loads a module of data and functions that a document imports. It runs in the document's session, within the limits of
 * the document's code; its problems are reported in its own file.
 * @returns undefined if there is no such file, and null after reporting why it cannot be used.
 */
export function loadModule(
  specifier: string,
  node: Positioned,
  context: CompileContext,
): ModuleExports | null | undefined {
  const found = context.options.findModule?.(specifier, context.options.file) ?? null;
  if (found === null) return undefined;
  const known = context.modules.get(found.file);
  if (known !== undefined) return known;
  try {
    return load(found, [], context);
  } catch (error) {
    context.modules.set(found.file, null);
    if (error instanceof ModuleError)
      context.problems.push(errorAt(error.file, error.place, error.message, error.fix));
    else if (error instanceof RefusedModule)
      reportError(
        context,
        node,
        `This document imports "${specifier}", which is no module of data: ${error.message}.`,
        COMPONENT_FIX,
      );
    else throw error;
    return null;
  }
}

function load(module: ImportableFile, importing: readonly string[], context: CompileContext): ModuleExports {
  const { file, text } = module;
  const known = context.modules.get(file);
  if (known) return known;
  const exported = file.endsWith('.json')
    ? jsonExports(file, text)
    : run(file, parsed(module, context), [...importing, file], context);
  context.modules.set(file, exported);
  return exported;
}

function parsed(module: ImportableFile, { options }: CompileContext): ModuleParts {
  const result = parseModule(module, options.plainModule);
  if ('parts' in result) return result.parts;
  throw new ModuleError(
    module.file,
    result.place,
    `The module cannot be parsed: ${result.reason}.`,
    'Correct the code: it has to be a JavaScript or TypeScript module.',
  );
}

/** Runs a module, and the modules it imports before it. */
function run(
  file: string,
  { statements, imports, exports, stars }: ModuleParts,
  importing: readonly string[],
  context: CompileContext,
): ModuleExports {
  const values = new Map<string, unknown>();
  for (const { specifier, place, names } of imports) {
    const imported = importedBy(specifier, { file, place }, importing, context);
    for (const { local, name } of names) {
      if (name !== null && !Object.hasOwn(imported, name))
        throw new ModuleError(
          file,
          place,
          `"${specifier}" does not export "${name}".`,
          `It exports: ${Object.keys(imported).join(', ')}.`,
        );
      values.set(local, name === null ? imported : imported[name]);
    }
  }
  const result = new Map<string, unknown>();
  for (const { specifier, place } of stars)
    for (const [name, value] of Object.entries(importedBy(specifier, { file, place }, importing, context)))
      if (name !== 'default') result.set(name, value);
  for (const [name, value] of evaluated(file, statements, exports, values, context)) result.set(name, value);
  const common = exports.get('module.exports') === undefined ? undefined : result.get('module.exports');
  if (common === undefined) return Object.fromEntries(result);
  const isTable = typeof common === 'object' && common !== null && !Array.isArray(common);
  return { ...(isTable ? (common as ModuleExports) : {}), default: common };
}

/** Values of what a module exports; the session has them, whatever they are. */
function evaluated(
  file: string,
  statements: readonly Statement[],
  exports: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, unknown>,
  { session }: CompileContext,
): [string, unknown][] {
  const declared = [...new Set(exports.values())].filter((name) => !values.has(name));
  const scope = { names: [...values.keys()], values: [...values.values()], source: '', exported: declared };
  try {
    const source = declared.length === 0 ? '' : declarationSource(statements, declared);
    const opened = session.open({ ...scope, source });
    return [...exports].map(([name, local]) => [name, session.evaluate(opened, `return ${local};`)]);
  } catch (error) {
    throw new ModuleError(
      file,
      brokenDeclaration(statements, session),
      `The module failed: ${error instanceof Error ? error.message : String(error)}.`,
      'A module runs once, when the site is built, with plain JavaScript: neither the browser nor Node is there.',
    );
  }
}

function importedBy(
  specifier: string,
  from: { file: string; place: SourcePosition | null },
  importing: readonly string[],
  context: CompileContext,
): ModuleExports {
  const meaning = importMeaning(specifier);
  if (meaning.kind === 'values') return meaning.values;
  if (meaning.kind === 'asset') return { default: specifier };
  if (meaning.kind !== 'module') throw new RefusedModule(`${from.file} imports "${specifier}"`);
  const found = context.options.findModule?.(specifier, from.file) ?? null;
  const fail = (what: string, fix: string): never => {
    throw new ModuleError(from.file, from.place, what, fix);
  };
  if (found === null)
    return fail(
      `This module imports "${specifier}", but there is no such file.`,
      'Write the path from this file (./data.js), or from the content folder (@site/data/tides.js).',
    );
  if (importing.includes(found.file))
    return fail(
      `"${found.file}" imports itself, through ${importing.join(', ')}.`,
      'Remove one of the imports.',
    );
  if (importing.length >= MAX_DEPTH)
    return fail(
      `More than ${String(MAX_DEPTH)} modules import each other in a row.`,
      'Put what they hold into fewer modules.',
    );
  return load(found, importing, context);
}

function jsonExports(file: string, text: string): ModuleExports {
  try {
    const value: unknown = JSON.parse(text);
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
    return { ...(isTable ? (value as ModuleExports) : {}), default: value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    throw new ModuleError(
      file,
      { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      'The file is no JSON.',
      'Put names and texts in double quotes, separate them by commas, and leave out comments.',
    );
  }
}
