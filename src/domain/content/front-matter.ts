import { isPair, isScalar, isSeq, visit, type Node, type Scalar, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { asObject } from '../basics/data';
import { remembering } from '../basics/remembering';
import { parseTree, type YamlTree } from '../basics/yaml-tree';
import { dataIssues, plainMessage, valueAt, wideColonFix } from './data-issues';
import { errorAt, warningAt, type SourcePosition, type Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import { localeCodes, type LocaleTable } from '../routing/locale';
import { completeTexts, type TextFinding } from './texts-per-language';

/** A YAML text with the positions of its fields, which reports what is wrong at a path. */
export interface YamlData {
  value: unknown;
  file: string;
  /** Position of the value at a path (or of its nearest existing parent) in the file. */
  placeOf: (path: readonly PropertyKey[]) => SourcePosition | null;
  error: (path: readonly PropertyKey[], found: string, fix: string) => void;
  warn: (path: readonly PropertyKey[], found: string, fix: string) => void;
}

const TOO_DEEP = 'nested too deep';

/** The syntax tree, or null for a text that is too deep to have one. */
const parsedOrNull = remembering((text): YamlTree | null => {
  try {
    const tree = parseTree(text);
    return tree.document.errors.some(({ message }) => message.includes('call stack')) ? null : tree;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
});

/** Why the values cannot be had, in plain words. */
const plainReason = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return /alias count/i.test(message) ? 'its aliases stand for more and more of each other' : message;
};

/** Fields that count or measure; in others a number is a name. */
const NUMBER_FIELD = /position|level|recommended|priority|weight|status/i;

const YAML_FIX =
  'Quote texts that contain ": ", "#" or start with a special character, and indent with spaces, not tabs.';

/**
 * How long a YAML text may be. What is slow in one costs ten seconds at this length (a wrong tag on every line), and
 * no clock watches over the data files.
 */
const MOST_CHARACTERS = 1_000_000;

/** The parser finds what an alias stands for by walking the text. */
const MOST_ALIASES = 1000;

/** Parses YAML that starts on a line of a file; null after recording what is wrong. */
export function parseYaml(
  text: string,
  file: string,
  firstLine: number,
  problems: Problem[],
): YamlData | null {
  const start = { line: firstLine, column: 1 };
  const isTooLong = text.length > MOST_CHARACTERS;
  const tree = isTooLong ? null : parsedOrNull(text);
  if (tree === null) {
    const what = isTooLong ? `longer than ${MOST_CHARACTERS.toLocaleString('en')} characters` : TOO_DEEP;
    problems.push(errorAt(file, start, `The YAML is ${what}.`, 'Split the file.'));
    return null;
  }
  const { document } = tree;
  const toPlace = (offset: number): SourcePosition => {
    const { line, column } = tree.placeOf(offset);
    return { line: line + firstLine - 1, column };
  };
  const malformed = (offset: number, what: string, fix = YAML_FIX): void => {
    problems.push(errorAt(file, toPlace(offset), `The YAML is malformed: ${what}.`, fix));
  };
  const fixOf = ({ code, pos: [offset] }: YAMLError): string | undefined => {
    if (code === 'DUPLICATE_KEY') return 'Keep one of the fields with this name.';
    const written = text.split('\n').slice(tree.placeOf(offset).line - 1, tree.placeOf(offset).line + 1);
    return wideColonFix(written.join('\n')) ?? undefined;
  };
  const known = problems.length;
  for (const error of document.errors) malformed(error.pos[0], error.message, fixOf(error));
  // Tags would make something else of a value than what is written; only those of YAML's own plain data are known.
  for (const warning of document.warnings) malformed(warning.pos[0], warning.message);
  const anchors = new Set<string>();
  let aliases = 0;
  /** What a number would lose stays as it is written: `title: 3.10`, `tags: [007]`. */
  const keepText = (node: Scalar, path: readonly unknown[]): void => {
    if (typeof node.value !== 'number' || node.source === undefined) return;
    const field = path.findLast((parent) => isPair(parent));
    const isNumber = field !== undefined && NUMBER_FIELD.test(String((field.key as Scalar).value));
    if (!isNumber && String(node.value) !== node.source) node.value = node.source;
  };
  const meet = (node: { anchor?: string | undefined }): void => {
    if (node.anchor !== undefined) anchors.add(node.anchor);
  };
  visit(document, {
    Scalar: (key, node, path) => {
      meet(node);
      if (key !== 'key') keepText(node, path);
    },
    Collection: (_, node) => meet(node),
    Pair: (_, { key }) => {
      if (!isScalar(key)) return;
      if (key.value === '__proto__') malformed(key.range?.[0] ?? 0, '"__proto__" is no name of a field');
      if (key.value === '<<' && key.type === 'PLAIN')
        malformed(key.range?.[0] ?? 0, '"<<" does not merge here; write the fields out');
    },
    Alias: (_, alias) => {
      aliases += 1;
      if (aliases === MOST_ALIASES + 1)
        malformed(alias.range?.[0] ?? 0, `it has more than ${MOST_ALIASES.toLocaleString('en')} aliases`);
      if (!anchors.has(alias.source))
        malformed(alias.range?.[0] ?? 0, `"*${alias.source}" refers to an anchor that does not exist`);
    },
  });
  if (problems.length > known) return null;
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    malformed(0, error instanceof RangeError ? TOO_DEEP : plainReason(error));
    return null;
  }
  const placeOf: YamlData['placeOf'] = (path) => {
    const offset = offsetAt(tree, path);
    return offset === null ? start : toPlace(offset);
  };
  return {
    value,
    file,
    placeOf,
    error: (path, found, fix) => void problems.push(errorAt(file, placeOf(path), found, fix)),
    warn: (path, found, fix) => void problems.push(warningAt(file, placeOf(path), found, fix)),
  };
}

/** Offset of what a path leads to, or as far as it goes: of the key of a mapping entry, or of a list item. */
function offsetAt({ document, fieldsOf }: YamlTree, path: readonly PropertyKey[]): number | null {
  let node: unknown = document.contents;
  let offset: number | null = null;
  for (const step of path) {
    const pair = fieldsOf(node as object)?.get(String(step));
    const item = pair ? pair.key : isSeq(node) ? node.items[Number(step)] : null;
    const range = (item as Node | null | undefined)?.range;
    if (!range) break;
    [offset] = range;
    node = pair ? pair.value : item;
  }
  return offset;
}

/**
 * Checks data against a schema, and completes the texts in it that are given per language; null after recording every
 * invalid field with its position.
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  data: YamlData,
  locales: LocaleTable,
): z.output<Schema> | null {
  const parsed = parseData(schema, data);
  const findings: TextFinding[] = [];
  const complete = completeTexts(parsed, locales, (finding) => findings.push(finding));
  return reportTexts(findings, data, locales) ? null : complete;
}

/** Checks data against a schema, like {@link checkData}, whose texts the schema itself completes. */
export function parseData<Schema extends z.ZodType>(schema: Schema, data: YamlData): z.output<Schema> | null {
  const value = data.value ?? {};
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  const whole = /\.(ya?ml|ts)$/.test(data.file) ? 'The file' : 'The front matter';
  for (const { path, found, fix, isUnknown } of dataIssues(result.error.issues)) {
    const field = path.length > 0 ? `"${path.join('.')}"` : whole;
    const what = isUnknown ? `${found}.` : `${field}: ${found}${foundValue(valueAt(value, path), found)}.`;
    data.error(path, what, fix);
  }
  return null;
}

/** Reports what is wrong with texts that are given per language; whether that is an error. */
export function reportTexts(findings: readonly TextFinding[], data: YamlData, locales: LocaleTable): boolean {
  const codes = localeCodes(locales);
  let isBroken = false;
  for (const { path, missing, foreign } of findings) {
    const unknown = foreign.filter((code) => !locales.unpublished?.includes(code));
    for (const code of unknown) {
      isBroken = true;
      const fix = suggestion(code, codes, `The languages of the site are ${codes.join(', ')}.`);
      data.error([...path, code], `"${[...path, code].join('.')}": the site has no language "${code}".`, fix);
    }
    if (missing.length > 0 && unknown.length === 0)
      data.warn(
        path,
        `"${path.join('.')}" has no text in ${missing.join(', ')}.`,
        'Write it: until then another language is shown.',
      );
  }
  return isBroken;
}

/** The invalid value as written, for messages that do not contain it; long values are cut. */
function foundValue(value: unknown, message: string): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  if (text === '' || message.includes(text)) return '';
  return ` (found ${text.length > 60 ? `${text.slice(0, 60)}…` : text})`;
}

/** Warns of fields that nothing reads, and suggests the nearest name; `tolerated` are other generators'. */
export function checkUnknownFields(
  data: YamlData,
  known: readonly string[],
  tolerated: readonly string[],
  path: readonly PropertyKey[] = [],
): void {
  for (const field of Object.keys(asObject(valueAt(data.value, path)))) {
    if (known.includes(field) || tolerated.includes(field)) continue;
    const fix = suggestion(field, known, 'Remove it; nothing reads it.');
    data.warn([...path, field], `Unknown field "${field}".`, fix);
  }
}
