import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';
import type { Load } from './quick-edits';

type ParseFile = (this: unknown, file: string, onError: unknown) => Promise<unknown>;

/** The part of Gatsby's class that finds queries in files. It is internal: without it, all files are parsed. */
interface FileParser {
  prototype?: { parseFile?: ParseFile };
}

/** Whether a text can hold a query. */
export const holdsQuery = (text: string): boolean => /\bgraphql\s*`/.test(text);

/**
 * Lets Gatsby look for queries only where there can be some: in components of pages and in files with a `graphql` tag.
 * It would parse each file of `src` and of its plugins that holds the word "config", which took four seconds.
 */
export function parseOnlyQueries(store: Store, directory: string): void {
  const fromSite = createRequire(path.join(directory, 'package.json'));
  let parser: FileParser | undefined;
  try {
    parser = (fromSite('gatsby/dist/query/file-parser') as { default?: FileParser }).default;
  } catch {
    // Another version of Gatsby.
  }
  const getState = store.getState.bind(store) as () => { components: ReadonlyMap<string, unknown> };
  const prototype = parser?.prototype;
  if (!prototype?.parseFile) return;
  const parseFile: ParseFile = prototype.parseFile;
  prototype.parseFile = async function (this: unknown, file, onError) {
    const { components } = getState();
    // A file that cannot be read is reported by the parser.
    const text = components.has(file) ? null : await readFile(file, 'utf8').catch(() => null);
    return text === null || holdsQuery(text) ? parseFile.call(this, file, onError) : null;
  };
}

/** Queries by file. */
type FoundQueries = Map<string, { isStaticQuery: boolean }>;

/**
 * Lets Gatsby forget the queries of templates that have no page, as content without authors or tags leaves some: it
 * would report each as the mistake of a beginner. Their types are written all the same. The module is internal: in a
 * version without it, they are reported.
 * @param templates Absolute paths of the templates of planned pages. What else holds a query that is not run is reported.
 */
export function forgetUnusedTemplates(
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
