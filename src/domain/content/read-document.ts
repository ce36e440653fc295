import { asObject } from '../basics/data';
import { compile, type CompiledDocument } from '../markdown/compile';
import type { CompileLabels, CompileOptions, MagicComment, SupportLink } from '../markdown/context';
import { ScriptFailure, type ScriptEngine } from '../script/engine';
import type { Locale, Localized } from '../routing/locale';
import { AUTHOR_FIELDS } from './author-schemas';
import { checkData, checkUnknownFields, parseYaml } from './front-matter';
import { splitFrontMatter } from '../markdown/split-front-matter';
import type { FindImport } from './imported-files';
import { errorAt, START, warningAt, type Problem, type SourcePosition } from '../problem/problem';
import { FIELDS, SCHEMAS, TOLERATED_FIELDS, type FrontMatterOf } from './front-matter-schemas';
import type { Collection, SourceFile } from './source';

/** Everything besides its file that reading a document depends on. */
export interface ReadOptions {
  magicComments: MagicComment[];
  grammars?: readonly string[];
  labels: Localized<CompileLabels>;
  /** Ways to pay the author, per language; null for none. */
  support: Localized<SupportLink[]> | null;
  findImport: FindImport;
  engine: ScriptEngine;
  siteUrl: string;
}

/** A document file, parsed and compiled. Plain JSON, so that it can be cached. */
export interface ReadDocument<C extends Collection = Collection> {
  /** null when the front matter is unusable. */
  frontMatter: FrontMatterOf[C] | null;
  /** Positions of front matter fields, for later messages (`tags.0`). */
  fieldPlaces: Record<string, { line: number; column: number }>;
  compiled: CompiledDocument;
  problems: Problem[];
  /** The time was up, which a busy machine may bring about: the next run compiles it again. */
  isTimedOut: boolean;
}

/** Reads one document: front matter checked, body compiled. All problems are in the result. */
export function readDocument<C extends Collection>(
  file: SourceFile,
  document: { collection: C; key: string; locale: Locale },
  options: ReadOptions,
): ReadDocument<C> {
  const problems: Problem[] = [];
  const split = splitFrontMatter(file.text);
  const isOpen = split.yaml === '' && /^---\n[\w-]+:/.test(split.body);
  if (isOpen) {
    const found = 'The front matter has no end.';
    problems.push(errorAt(file.path, START, found, 'Write --- on a line of its own below it.'));
  }
  const yaml = isOpen ? null : parseYaml(split.yaml, file.path, split.yamlLine, problems);
  let frontMatter: FrontMatterOf[C] | null = null;
  const fieldPlaces: ReadDocument['fieldPlaces'] = {};
  if (yaml) {
    frontMatter = checkData(SCHEMAS[document.collection], yaml) as FrontMatterOf[C] | null;
    checkUnknownFields(yaml, FIELDS[document.collection], TOLERATED_FIELDS);
    for (const path of inlineAuthorPaths(yaml.value))
      checkUnknownFields(yaml, AUTHOR_FIELDS.inline, [], path);
    for (const path of writtenFields(yaml.value)) {
      const place = yaml.placeOf(path);
      if (place) fieldPlaces[path.join('.')] = place;
    }
  }
  const [compiled, isTimedOut] = compileSafely(isOpen ? '' : split.body, {
    file: file.path,
    locale: document.locale,
    magicComments: options.magicComments,
    grammars: options.grammars ?? [],
    labels: options.labels[document.locale],
    footnotePrefix: `${document.key.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-index$/, '')}-`,
    firstLine: split.bodyLine,
    support: options.support?.[document.locale] ?? [],
    frontMatter: asObject(yaml?.value),
    engine: options.engine,
    siteUrl: options.siteUrl,
    findImport: (specifier, from) => options.findImport(specifier, from, document.locale),
  });
  problems.push(...compiled.problems);
  if (
    document.collection === 'post' &&
    compiled.truncateAt === null &&
    compiled.readingMinutes > SHORT_POST
  ) {
    const found = 'This post has no truncate marker: lists show all of it.';
    const fix = 'Put {/* truncate */} on a line of its own after the paragraphs that lists should show.';
    problems.push(warningAt(file.path, { line: split.bodyLine, column: 1 }, found, fix));
  }
  return { frontMatter, fieldPlaces, compiled: { ...compiled, problems: [] }, problems, isTimedOut };
}

function compileSafely(
  body: string,
  options: CompileOptions,
): [compiled: CompiledDocument, isTimedOut: boolean] {
  try {
    return [options.engine.watch(() => compile(body, options)), false];
  } catch (error) {
    if (error instanceof ScriptFailure) return [failed(error.place, options, TOO_LONG), true];
    const what: Failure =
      error instanceof RangeError
        ? TOO_DEEP
        : [String(error), 'Remove what was added last, and report this error.'];
    return [failed(null, options, what), false];
  }
}

type Failure = readonly [what: string, fix: string];

const TOO_DEEP: Failure = ['the nesting is too deep', 'Nest fewer quotes, lists and elements.'];
const TOO_LONG: Failure = ['it takes too long', 'Split the document, or let its code do less.'];

function failed(
  place: SourcePosition | null,
  options: CompileOptions,
  [what, fix]: Failure,
): CompiledDocument {
  const at = place ?? { line: options.firstLine, column: 1 };
  const problem = errorAt(options.file, at, `The document cannot be compiled: ${what}.`, fix);
  return { ...compile('', options), problems: [problem] };
}

/** Minutes of reading up to which a post may be shown in full in lists. */
const SHORT_POST = 1;

/** Where front matter describes authors. */
function inlineAuthorPaths(value: unknown): (string | number)[][] {
  const { authors } = asObject(value);
  return Array.isArray(authors) ? authors.map((_, index) => ['authors', index]) : [['authors']];
}

/** Paths of the fields, and of the items of those that are lists. */
const writtenFields = (value: unknown): (string | number)[][] =>
  Object.entries(asObject(value)).flatMap(([field, written]) => [
    [field],
    ...(Array.isArray(written) ? written.map((_, index) => [field, index]) : []),
  ]);
