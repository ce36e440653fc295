import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, separateOperations, visit } from 'graphql';

const TEMPLATES = path.join(import.meta.dirname, '../../src/templates');

/** Fields with resolvers that need the compiled texts or files of pictures. */
const COMPUTED = new Set(['content', 'excerpt', 'portrait']);

/** The queries and fragments of a file of templates, as one document. */
export const queriesOf = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/graphql`([\s\S]*?)`/g)].map(([, query]) => query).join('\n');

/** The query of a template with its fragments, for a data layer without compiled texts. */
export function templateQuery(kind: string): string {
  const files = [`${kind}.tsx`, 'fragments.ts', 'document-fragments.ts'];
  const all = parse(files.map((file) => queriesOf(path.join(TEMPLATES, file))).join('\n'));
  const [query] = Object.values(separateOperations(all));
  if (!query) throw new Error(`The template "${kind}" has no query.`);
  return print(visit(query, { Field: ({ name }) => (COMPUTED.has(name.value) ? null : undefined) }));
}
