import { isMap, isScalar, parseDocument, stringify, type Pair } from 'yaml';
import { parseYaml } from '../../domain/content/front-matter';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import type { Problem } from '../../domain/problem/problem';
import { applyEdits, type Edit, type TracedText } from './edits';

/** The front matter of a text as data. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Fields that are no YAML. */
  unreadable: string[];
}

/** Reads the front matter of a text, each field alone if they cannot be read together. */
export function frontMatterOf(text: string): FrontMatter {
  const { yaml } = splitFrontMatter(text);
  const whole = readYaml(yaml);
  if (whole !== null) return { fields: whole, unreadable: [] };
  const fields: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const part of yaml.split(/^(?=[^\s#-][^:\n]*:)/m)) {
    const read = readYaml(part);
    if (read === null) unreadable.push(/^[^:\n]*/.exec(part)?.[0] ?? part);
    else Object.assign(fields, read);
  }
  return { fields, unreadable };
}

/** A table of fields; null for anything else. */
function readYaml(yaml: string): Record<string, unknown> | null {
  const problems: Problem[] = [];
  const value = parseYaml(yaml, '', 1, problems)?.value ?? {};
  return problems.length === 0 && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/**
 * A text with other values of some fields of its front matter; undefined removes one. Everything else stays as it is
 * written; a front matter that is no YAML is written anew.
 */
export function withFields(source: TracedText, fields: Readonly<Record<string, unknown>>): TracedText {
  const { text } = source;
  const { yaml, bodyLine } = splitFrontMatter(text);
  if (yaml === '') {
    const head = Object.entries(fields)
      .map(([name, value]) => line(name, value))
      .join('');
    const end = bodyLine === 1 ? 0 : text.length - splitFrontMatter(text).body.length;
    return head === ''
      ? source
      : applyEdits(source, [{ start: 0, end, text: `---\n${head}---\n${bodyLine === 1 ? '\n' : ''}` }]);
  }
  const start = text.indexOf('\n') + 1;
  if (readYaml(yaml) === null) {
    const all = { ...frontMatterOf(text).fields, ...fields };
    const head = Object.entries(all)
      .map(([name, value]) => line(name, value))
      .join('');
    return applyEdits(source, [{ start, end: start + yaml.length + 1, text: head }]);
  }
  const { contents } = parseDocument(yaml, { logLevel: 'silent' });
  const pairs = isMap(contents) ? (contents.items as Pair[]) : [];
  const isFlow = isMap(contents) && contents.flow === true;
  if (isFlow) {
    const all = { ...readYaml(yaml), ...fields };
    return applyEdits(source, [{ start, end: start + yaml.length, text: stringify(all).trimEnd() }]);
  }
  const edits = Object.entries(fields).flatMap(([name, value]): Edit[] => {
    const range = rangeOf(
      pairs.find(({ key }) => isScalar(key) && String(key.value) === name),
      yaml,
    );
    if (range !== null) return [{ start: start + range[0], end: start + range[1], text: line(name, value) }];
    const end = start + yaml.length + 1;
    return value === undefined ? [] : [{ start: end, end, text: line(name, value) }];
  });
  // What is added at one place is one edit.
  const added = edits.filter(({ start: from, end }) => from === end);
  const others = edits.filter(({ start: from, end }) => from !== end);
  const [first] = added;
  return applyEdits(
    source,
    first ? [...others, { ...first, text: added.map((edit) => edit.text).join('') }] : others,
  );
}

/** A field as a line of YAML. */
const line = (name: string, value: unknown): string =>
  value === undefined
    ? ''
    : `${stringify(name).trim()}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd()}\n`;

/** From the beginning of a field to the end of its last line. */
function rangeOf(pair: Pair | undefined, yaml: string): [start: number, end: number] | null {
  const start = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
  if (pair === undefined || start === undefined) return null;
  const valueEnd = (pair.value as { range?: [number, number, number] } | null)?.range?.[1] ?? start;
  if (yaml.charAt(valueEnd - 1) === '\n') return [start, valueEnd];
  const end = yaml.indexOf('\n', valueEnd);
  return [start, end < 0 ? yaml.length + 1 : end + 1];
}
