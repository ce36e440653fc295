/**
 * Touches `gatsby/dist/query/query-compiler`, whose answer is every query that was found: the queries of templates
 * without a page, as content without authors or tags leaves some, are taken out. Gatsby would report each as the
 * mistake of a beginner. Their types are written all the same.
 *
 * When it is gone, they are reported.
 */
import path from 'node:path';
import type { Installed, Load } from './override';

/** The name of this override. */
export const name = 'unused-templates';

/** Whether Gatsby compiles queries by the default export of a module that it asks each time. */
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
 * Lets Gatsby forget the queries of templates that have no page.
 * @param templates Absolute paths of the templates of planned pages. What else holds a query that is not run is reported.
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
