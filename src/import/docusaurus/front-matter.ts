import { stringify } from 'yaml';
import { parseYaml } from '../../domain/content/front-matter';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import type { Problem } from '../../domain/problem/problem';
import { applyEdits, type Edit, type TracedText } from './edits';

type Fields = Record<string, unknown>;

/** Where a field or a comment begins. */
const PART = /^(?=#|[^\s#-][^:\n]*:)/m;

/** The front matter of a text as data, each field alone if they cannot be read together; and fields that are no YAML. */
export function frontMatterOf(text: string): { fields: Fields; unreadable: string[] } {
  const { yaml } = splitFrontMatter(text);
  const whole = readYaml(yaml);
  if (whole !== null) return { fields: whole, unreadable: [] };
  const fields: Fields = {};
  const unreadable: string[] = [];
  for (const part of yaml.split(PART)) {
    const read = readYaml(part);
    if (read === null) unreadable.push(/^[^:\n]*/.exec(part)?.[0] ?? part);
    else Object.assign(fields, read);
  }
  return { fields, unreadable };
}

function readYaml(yaml: string): Fields | null {
  const problems: Problem[] = [];
  const value = parseYaml(yaml, '', 1, problems)?.value ?? {};
  const isTable = problems.length === 0 && typeof value === 'object' && !Array.isArray(value);
  return isTable ? (value as Fields) : null;
}

/**
 * A text with other values of some fields of its front matter; undefined removes one. Everything else stays as it is
 * written; a front matter that is no YAML, or not one field below the other, is written anew.
 */
export function withFields(source: TracedText, fields: Readonly<Fields>): TracedText {
  const { text } = source;
  const { yaml, bodyLine } = splitFrontMatter(text);
  const isReadable = readYaml(yaml) !== null;
  if (Object.keys(fields).length === 0 && isReadable) return source;
  if (bodyLine === 1) {
    const head = linesOf(fields);
    return head === '' ? source : applyEdits(source, [{ start: 0, end: 0, text: `---\n${head}---\n\n` }]);
  }
  const start = text.indexOf('\n') + 1;
  const parts = yaml === '' ? [] : `${yaml}\n`.split(PART);
  const names = parts.map((part) => Object.keys(readYaml(part) ?? { a: 1, b: 1 }));
  if (!isReadable || names.some(({ length }) => length > 1)) {
    const all = linesOf({ ...frontMatterOf(text).fields, ...fields });
    return applyEdits(source, [{ start, end: start + yaml.length + 1, text: all }]);
  }
  const added = { ...fields };
  const edits: Edit[] = [];
  let at = start;
  for (const [index, part] of parts.entries()) {
    const [name = ''] = names[index] ?? [];
    if (name in fields) {
      const end = at + part.trimEnd().length + 1;
      edits.push({ start: at, end, text: linesOf({ [name]: fields[name] }) });
      Reflect.deleteProperty(added, name);
    }
    at += part.length;
  }
  return applyEdits(source, [...edits, { start: at, end: at, text: linesOf(added) }]);
}

const linesOf = (fields: Readonly<Fields>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${stringify(name).trim()}: ${stringify(value, INLINE).trimEnd()}\n`)
    .join('');

const INLINE = { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false } as const;
