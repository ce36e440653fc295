/**
 * Touches `FileParser.prototype.parseFile`, with which Gatsby extracts queries: files that cannot contain one are
 * skipped. Gatsby would parse every file of `src` and of its plugins that contains the word "config".
 *
 * Without it, Gatsby parses all files.
 */
import { readFile } from 'node:fs/promises';
import type { Installed, Load } from './override';

/** The name of this override. */
export const name = 'patch-query-parser';

/** Whether Gatsby parses files one by one, with a method of this name. */
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

/** Whether a text can contain a query. */
export const holdsQuery = (text: string): boolean => /\bgraphql\s*`/.test(text);

/** Lets Gatsby look for queries only in page components and in files with a `graphql` tag. */
export function apply(load: Load, getState: () => { components: ReadonlyMap<string, unknown> }): void {
  const prototype = (load('query/file-parser') as { default?: FileParser } | undefined)?.default?.prototype;
  if (!prototype?.parseFile) return;
  const parseFile: ParseFile = prototype.parseFile;
  prototype.parseFile = async function (this: unknown, file, onError) {
    const { components } = getState();
    // The parser reports a file that cannot be read.
    const text = components.has(file) ? null : await readFile(file, 'utf8').catch(() => null);
    return text === null || holdsQuery(text) ? parseFile.call(this, file, onError) : null;
  };
}
