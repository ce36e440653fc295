import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, type AnyNode, type ObjectExpression } from 'acorn';
import { transformSync } from 'esbuild';
import { ImportError } from './import-error';
import { isInside } from '../gatsby/content/inside';
import { loadEngine } from '../gatsby/script/glue';
import { MODULE_HOST } from './module-host';

/** What a module gave, as plain data. Functions are `{ $function: name }`, values of packages `{ $package: name }`. */
export type Evaluated = { value: unknown; error: null } | { value: null; error: string };

/** How much a configuration may take. */
export interface EvaluateLimits {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
  /** Characters of the result as JSON. */
  output: number;
}

const LIMITS: EvaluateLimits = { time: 10_000, memory: 48 * 1024 * 1024, output: 5_000_000 };
/** Bytes of the engine's stack. */
const STACK = 256 * 1024;
const EXTENSIONS = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.json', '.jsx', '.tsx'];
const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' } as const;

/** Where a site is. */
export interface SitePlace {
  /** Absolute path of its folder. */
  folder: string;
  /** Absolute path of the folder that contains everything it may read: its repository. */
  boundary: string;
}

/** A module, or only the largest object in it that can be a configuration: for one that does not run. */
export type EvaluatedPart = 'module' | 'object';

/**
 * Evaluates a module of another site, such as `docusaurus.config.js`, and gives its default export as plain data. It
 * runs in the engine of documents: no network, no files but those of its repository, no environment, no packages.
 * @param file Path of the module in it.
 * @param engineDirectory Absolute path of the repository with the engine.
 */
export function evaluateModule(
  { folder, boundary }: SitePlace,
  file: string,
  engineDirectory: string,
  limits: EvaluateLimits = LIMITS,
  part: EvaluatedPart = 'module',
): Evaluated {
  const inRepository = path.relative(boundary, folder).split(path.sep).join('/');
  const { quickJs, clock } = loadEngine(engineDirectory);
  // Configurations ask for the year.
  clock.now = Date.now();
  const deadline = Date.now() + limits.time;
  const isLate = () => Date.now() > deadline;
  const runtime = quickJs.newRuntime({
    memoryLimitBytes: limits.memory,
    maxStackSizeBytes: STACK,
    interruptHandler: isLate,
  });
  const context = runtime.newContext();
  const failure = (error: string): Evaluated => ({ value: null, error });
  try {
    const load = context.newFunction('load', (kind, name, from) => {
      const wanted = context.getString(name).replace(/^@site\//, `/site/${inRepository}/`);
      const found = loadFile(
        boundary,
        context.getString(kind) as 'module' | 'text',
        wanted,
        context.getString(from),
        part,
      );
      return context.unwrapResult(context.evalCode(`(${JSON.stringify(found)})`));
    });
    const host = context.unwrapResult(context.evalCode(`(${MODULE_HOST})`, 'host.js'));
    const home = context.newString(path.posix.join('/site', inRepository));
    const entrance = context.unwrapResult(context.callFunction(host, context.undefined, load, home));
    const started = context.callMethod(entrance, 'start', [
      context.newString(path.posix.join(inRepository, file)),
    ]);
    if (started.error) return failure(outOf(limits, isLate()));
    for (;;) {
      const jobs = runtime.executePendingJobs(1000);
      if (jobs.error) return failure(outOf(limits, isLate()));
      if (jobs.value === 0) break;
    }
    // Code can catch its own interruption.
    if (isLate()) return failure(outOf(limits, true));
    const answer = context.getString(context.unwrapResult(context.callMethod(entrance, 'result', [])));
    if (answer === 'null' || answer === 'undefined')
      return failure('It waits for something that never comes.');
    if (answer.length > limits.output)
      return failure(`It gives more than ${String(limits.output)} characters.`);
    const result = JSON.parse(answer) as { value?: unknown; error?: string };
    return result.error === undefined ? { value: result.value ?? null, error: null } : failure(result.error);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return failure(isLate() ? outOf(limits, true) : (error as Error).message);
  }
}

const outOf = ({ time, memory }: EvaluateLimits, isLate: boolean): string =>
  isLate
    ? `It did not end within ${String(time / 1000)} seconds.`
    : `It needs more than ${String(Math.round(memory / 1024 / 1024))} MB of memory, or calls itself without end.`;

interface LoadedFile {
  file: string | null;
  code?: string;
  json?: boolean;
  text: string | null;
}

function loadFile(
  folder: string,
  kind: 'module' | 'text',
  name: string,
  from: string,
  part: EvaluatedPart,
): LoadedFile {
  const none: LoadedFile = { file: null, text: null };
  const site = /^\/site\/+(.*)$/.exec(name)?.[1];
  const wanted = site ?? path.posix.join(path.posix.dirname(from), name);
  for (const extension of kind === 'text' ? [''] : [...EXTENSIONS, '/index.js', '/index.ts']) {
    const file = `${wanted}${extension}`;
    const absolute = path.resolve(folder, file);
    if (!existsSync(absolute) || !statSync(absolute).isFile()) continue;
    // A link may lead outside, too.
    if (!isInside(realpathSync(absolute), [realpathSync(folder)])) return none;
    const text = readFileSync(absolute, 'utf8');
    if (kind === 'text') return { file, text };
    if (file.endsWith('.json')) return { file, json: true, text };
    if (/\.(css|scss|less|svg|png|jpe?g|webp)$/.test(file)) return none;
    return { file: path.posix.normalize(file), code: commonJs(text, file, part), text: null };
  }
  return none;
}

/** A module as CommonJS without types; a module that cannot be parsed throws what is wrong when it runs. */
function commonJs(text: string, file: string, part: EvaluatedPart): string {
  const loader =
    new Map<string, 'ts' | 'tsx' | 'jsx'>(Object.entries(LOADERS)).get(path.extname(file)) ?? 'jsx';
  try {
    const { code } = transformSync(text, {
      loader,
      format: part === 'module' ? 'cjs' : 'esm',
      target: 'es2022',
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': JSON.stringify(`file:///site/${file}`) },
      logLevel: 'silent',
    });
    return part === 'module' ? code : onlyObject(code);
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n').slice(1);
    return `throw new Error(${JSON.stringify(`${file} cannot be parsed: ${first}`)})`;
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
