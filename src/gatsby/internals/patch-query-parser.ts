/**
 * Touches `FileParser.prototype.parseFile` of Gatsby, which finds queries in files: files that cannot hold one are not
 * parsed. It would parse each file of `src` and of its plugins that holds the word "config".
 *
 * When it is gone, all files are parsed, as Gatsby does by itself.
 */
import { readFile } from 'node:fs/promises';
import type { Installed, Load } from './override';

/** The name of this override. */
export const name = 'patch-query-parser';

/** Whether Gatsby parses files one by one, by a method of this name. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby/dist/query/file-parser.js',
    'async parseFile(',
    'this.parseFile(',
    'exports.default = FileParser',
  );

type ParseFile = (this: unknown, file: string, onError: unknown) => Promise<unknown>;

interface FileParser {
  prototype?: { parseFile?: ParseFile };
}

/** Whether a text can hold a query. */
export const holdsQuery = (text: string): boolean => /\bgraphql\s*`/.test(text);

/** Lets Gatsby look for queries only in components of pages and in files with a `graphql` tag. */
export function apply(load: Load, getState: () => { components: ReadonlyMap<string, unknown> }): void {
  const prototype = (load('query/file-parser') as { default?: FileParser } | undefined)?.default?.prototype;
  if (!prototype?.parseFile) return;
  const parseFile: ParseFile = prototype.parseFile;
  prototype.parseFile = async function (this: unknown, file, onError) {
    const { components } = getState();
    // A file that cannot be read is reported by the parser.
    const text = components.has(file) ? null : await readFile(file, 'utf8').catch(() => null);
    return text === null || holdsQuery(text) ? parseFile.call(this, file, onError) : null;
  };
}
