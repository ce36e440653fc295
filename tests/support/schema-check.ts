import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { parseYaml } from '../../src/domain/content/front-matter';
import { classifySource } from '../../src/domain/content/source';
import { splitFrontMatter } from '../../src/domain/markdown/split-front-matter';
import { listFiles } from '../../src/gatsby/content/content-files';
import { jsonSchemas } from '../../src/site/json-schemas';
import { site } from '../../src/site/config';
import { DOCS_SETS } from '../../src/site/docs-sets';

// Of formats, only addresses occur, which the content check checks.
const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: jsonSchemas() });

/** What an independent validator says of data; empty if it agrees with the schema of that name. */
export function schemaErrors(name: string, data: unknown): string {
  return ajv.validate(name, data ?? {}) ? '' : ajv.errorsText();
}

/** The name of the schema of a file; null for a file without one. */
function schemaOf(file: string): string | null {
  if (file === 'site.yml') return 'site';
  const source = classifySource(file, site.i18n, DOCS_SETS);
  if (source.kind === 'document') return source.collection;
  if (source.kind === 'data') return source.name;
  return source.kind === 'other' ? null : source.kind;
}

/** What is wrong with the files of a content root, by file, and the names of the schemas that were asked. */
export function checkAgainstSchemas(root: string): { asked: Set<string>; errors: Record<string, string> } {
  const asked = new Set<string>();
  const errors: Record<string, string> = {};
  for (const file of listFiles(root)) {
    const name = schemaOf(file);
    if (name === null) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const yaml = /\.mdx?$/.test(file) ? splitFrontMatter(text).yaml : text;
    asked.add(name);
    const found = schemaErrors(name, parseYaml(yaml, file, 1, [])?.value);
    if (found !== '') errors[file] = found;
  }
  return { asked, errors };
}
