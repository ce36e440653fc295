import { isMap, parseDocument } from 'yaml';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';

/** The front matter of a text as data; empty if there is none, or if it is no table. */
export function frontMatterOf(text: string): Record<string, unknown> {
  const { yaml } = splitFrontMatter(text);
  if (yaml === '') return {};
  try {
    const value: unknown = parseDocument(yaml, { uniqueKeys: false, logLevel: 'silent' }).toJS();
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/**
 * A text with other values of some fields of its front matter; undefined removes one. Comments and all other fields
 * stay. A text whose front matter is no YAML table stays as it is.
 */
export function withFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  const { yaml, body } = splitFrontMatter(text);
  const document = parseDocument(yaml, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0 || (yaml.trim() !== '' && !isMap(document.contents))) return text;
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(name);
    else document.set(name, document.createNode(value, { flow: true }));
  }
  const head = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return `---\n${head}${head.endsWith('\n') ? '' : '\n'}---\n${yaml === '' && !body.startsWith('\n') ? '\n' : ''}${body}`;
}
