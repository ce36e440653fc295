import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AnyNode, type ObjectExpression } from 'acorn';
import { transformSync, type Loader } from 'esbuild';
import { loadEngine } from '../gatsby/script/glue';
import { MODULE_HOST } from './module-host';
import type { OldFolder } from './old-files';

/** How much a configuration may take: milliseconds, bytes, and characters of the result as JSON. */
const LIMITS = { time: 10_000, memory: 48 * 1024 * 1024, output: 5_000_000 };

/**
 * The default export of a module, all exports, or, if it does not run, its largest object that can be a configuration;
 * `redirects`: what the functions `createRedirects` in its default export give for some addresses.
 */
type EvaluatedPart = 'module' | 'exports' | 'object' | 'redirects';

/**
 * Evaluates a module of another site, such as `docusaurus.config.js`. It runs in the engine of documents: no network, no
 * files outside of the boundary, no environment, no packages.
 * @returns that part as plain data: functions are `{ $function: name }`, values of packages
 * `{ $package: name }`; or why there is none.
 */
export function evaluateModule(
  old: OldFolder,
  file: string,
  part: EvaluatedPart = 'module',
  { limits = LIMITS, addresses = [] }: { limits?: typeof LIMITS; addresses?: readonly string[] } = {},
): { value: unknown; error: string | null } {
  const { quickJs, clock } = loadEngine(process.cwd());
  // Configurations ask for the year.
  clock.now = Date.now();
  const deadline = Date.now() + limits.time;
  const isLate = () => Date.now() > deadline;
  const bounds = { memoryLimitBytes: limits.memory, maxStackSizeBytes: 256 * 1024 };
  const runtime = quickJs.newRuntime({ ...bounds, interruptHandler: isLate });
  const context = runtime.newContext();
  const failure = (error: string) => ({ value: null, error });
  const late = `It did not end within ${String(limits.time / 1000)} seconds.`;
  try {
    const ask = context.newFunction('ask', (request) =>
      context.newString(JSON.stringify(answer(old, part, context.getString(request)))),
    );
    const host = context.unwrapResult(context.evalCode(`(${MODULE_HOST})`, 'host.js'));
    const started = context.callFunction(host, context.undefined, ask, context.newString(old.folder));
    const entrance = context.unwrapResult(started);
    const entry = path.resolve(old.folder, file);
    const request = [entry, part, JSON.stringify(addresses)].map((each) => context.newString(each));
    context.unwrapResult(context.callMethod(entrance, 'start', request));
    while (context.unwrapResult(runtime.executePendingJobs(1000)) > 0);
    // Code can catch its own interruption.
    if (isLate()) return failure(late);
    const outcome = context.getString(context.unwrapResult(context.callMethod(entrance, 'result', [])));
    if (outcome === 'null') return failure('It waits for something that never comes.');
    if (outcome.length > limits.output)
      return failure(`It gives more than ${String(limits.output)} characters.`);
    const { value = null, error } = JSON.parse(outcome) as { value?: unknown; error?: string };
    return error === undefined ? { value, error: null } : failure(error);
  } catch {
    const memory = String(Math.round(limits.memory / 1024 / 1024));
    return failure(
      isLate() ? late : `It needs more than ${memory} MB of memory, or calls itself without end.`,
    );
  }
}

/** What the sandbox gets from Node: modules and texts of the site, and results of functions of `path`. */
function answer(old: OldFolder, part: EvaluatedPart, request: string): unknown {
  const [kind, name = '', ...args] = JSON.parse(request) as string[];
  if (kind === 'path')
    return (path.posix as unknown as Record<string, (...args: string[]) => unknown>)[name]?.(...args);
  if (kind === 'text') {
    const file = old.file(name);
    return file === null ? null : readFileSync(file, 'utf8');
  }
  const file = old.module(name);
  if (file === null || /\.(css|scss|less|svg|png|jpe?g|webp)$/.test(file)) return null;
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? { json: text } : { file, code: commonJs(text, file, part) };
}

/** A module as CommonJS without types; a module that cannot be parsed throws what is wrong when it runs. */
function commonJs(text: string, file: string, part: EvaluatedPart): string {
  const [, loader = 'jsx'] = /\.[cm]?(tsx?)$/.exec(file) ?? [];
  try {
    const { code } = transformSync(text, {
      loader: loader as Loader,
      format: part === 'object' ? 'esm' : 'cjs',
      target: 'es2022',
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': JSON.stringify(`file://${file}`) },
      logLevel: 'silent',
    });
    return part === 'object' ? onlyObject(code) : code;
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n').slice(1);
    return `throw new Error(${JSON.stringify(`${path.basename(file)} cannot be parsed: ${first}`)})`;
  }
}

/** A module that exports the largest object of another that has a field of configurations. */
function onlyObject(code: string): string {
  const found: ObjectExpression[] = [];
  const packages: Record<string, string> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as AnyNode;
    if (node.type === 'ObjectExpression') found.push(node);
    else if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) packages[local.name] = String(node.source.value);
    Object.values(node).forEach(visit);
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  // The bundler's own objects around a CommonJS module have none.
  const isConfig = ({ properties }: ObjectExpression): boolean =>
    properties.some(
      (one) =>
        one.type === 'Property' &&
        one.key.type === 'Identifier' &&
        ['title', 'presets', 'themeConfig'].includes(one.key.name),
    );
  const [largest] = found.filter(isConfig).sort((a, b) => b.end - b.start - (a.end - a.start));
  const text = largest ? code.slice(largest.start, largest.end) : '{}';
  return `with (scope(${JSON.stringify(packages)})) { module.exports = (${text}); }`;
}
