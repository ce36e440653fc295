/**
 * Touches `gatsby/dist/query/query-compiler`, which returns all queries it finds. Queries of templates without pages
 * are removed, because Gatsby would report each of them as a mistake; content without authors or tags leaves some
 * templates unused. Their types are still generated.
 *
 * Without it, Gatsby prints these warnings.
 */
import path from 'node:path';
import type { Installed, Load } from './override';

/** The name of this override. */
export const name = 'unused-templates';

/** Whether Gatsby compiles queries by calling the module's default export each time. */
export const isThere = ({ holds }: Installed): boolean =>
  holds('gatsby/dist/query/query-compiler.js', 'exports.default = compile') &&
  holds(
    'gatsby/dist/query/query-watcher.js',
    'require("./query-compiler")',
    'await (0, _queryCompiler.default)(',
  );

/** Queries by file. */
type FoundQueries = Map<string, { isStaticQuery: boolean }>;

/**
 * Removes the queries of templates without pages.
 * @param templates Absolute paths of the templates of planned pages. Unused queries of other files are still reported.
 */
export function apply(
  load: Load,
  getState: () => { components: ReadonlyMap<string, unknown> },
  templates: readonly string[],
): void {
  const compiler = load('query/query-compiler') as
    { default?: (options: unknown) => Promise<FoundQueries | undefined> } | undefined;
  const compile = compiler?.default;
  if (!compile) return;
  const planned = new Set(templates.map((file) => file.replaceAll(path.sep, '/')));
  compiler.default = async (options) => {
    const queries = await compile(options);
    const { components } = getState();
    const isUsed = (file: string): boolean => components.has(file) || !planned.has(file);
    return queries && new Map([...queries].filter(([file, query]) => query.isStaticQuery || isUsed(file)));
  };
}
