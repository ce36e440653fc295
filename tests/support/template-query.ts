import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The query of a template, for a data layer without compiled texts. Filters, sorting and limits are the template's own;
 * fragments select less.
 */
export function templateQuery(kind: string): string {
  const file = path.join(import.meta.dirname, '../../src/templates', `${kind}.tsx`);
  const query = /graphql`([\s\S]*?)`/.exec(readFileSync(file, 'utf8'))?.[1];
  if (query === undefined) throw new Error(`${file} has no query`);
  return query
    .replace('...LocaleStrings', 'edges { node { ns } }')
    .replaceAll('...PostSummary', 'title permalink tags { label } authors { name }')
    .replaceAll('...AuthorProfile', 'name permalink count');
}
