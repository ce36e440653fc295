import { asObject } from '../basics/data';
import { compile, type CompiledDocument } from '../markdown/compile';
import type { CompileLabels, CompileOptions, MagicComment, SupportLink } from '../markdown/context';
import { ScriptFailure, type ScriptEngine } from '../script/engine';
import type { Locale, Localized, LocaleTable } from '../routing/locale';
import { AUTHOR_FIELDS } from './author-schemas';
import { checkData, checkUnknownFields, parseYaml } from './front-matter';
import { placeholderLine } from './placeholders';
import { frontMatterSlip, splitFrontMatter } from '../markdown/split-front-matter';
import type { FindImport } from './imported-files';
import {
  addProblems,
  errorAt,
  START,
  warningAt,
  type Problem,
  type SourcePosition,
} from '../problem/problem';
import { FIELDS, SCHEMAS, TOLERATED_FIELDS, type FrontMatterOf } from './front-matter-schemas';
import type { Collection, SourceFile } from './source';

/** Everything besides its file that reading a document depends on. */
export interface ReadOptions {
  magicComments: MagicComment[];
  grammars?: readonly string[];
  locales: LocaleTable;
  labels: Localized<CompileLabels>;
  /** Lines that `npm run new` writes, to be replaced. */
  placeholders: readonly string[];
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
  const slip = frontMatterSlip(split);
  if (slip) problems.push(errorAt(file.path, { ...START, line: slip.line }, slip.found, slip.fix));
  const { engine } = options;
  const matter = safely(engine, 'The front matter cannot be read', { file: file.path, place: START }, () =>
    slip ? NO_FRONT_MATTER : readFrontMatter(split, file.path, document.collection, options.locales),
  );
  const { value, frontMatter, fieldPlaces } = matter.result ?? NO_FRONT_MATTER;
  const compileOptions: CompileOptions = {
    file: file.path,
    locale: document.locale,
    magicComments: options.magicComments,
    grammars: options.grammars ?? [],
    labels: options.labels[document.locale],
    footnotePrefix: `${document.key.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-index$/, '')}-`,
    firstLine: split.bodyLine,
    support: options.support?.[document.locale] ?? [],
    frontMatter: asObject(value),
    isTitleHidden: document.collection === 'doc' && asObject(value).hide_title === true,
    engine,
    siteUrl: options.siteUrl,
    findImport: (specifier, from) => options.findImport(specifier, from, document.locale),
  };
  const bodyStart = { line: split.bodyLine, column: 1 };
  const body = safely(engine, 'The document cannot be compiled', { file: file.path, place: bodyStart }, () =>
    compile(slip ? '' : split.body, compileOptions),
  );
  const compiled = body.result ?? compile('', compileOptions);
  const found = [matter.result?.problems ?? matter.problems, body.problems, compiled.problems];
  addProblems(problems, found.flat());
  if (
    document.collection === 'post' &&
    compiled.truncateAt === null &&
    compiled.readingMinutes > SHORT_POST
  ) {
    const found = 'This post has no truncate marker: lists show all of it.';
    const fix = 'Put {/* truncate */} on a line of its own after the paragraphs that lists should show.';
    problems.push(warningAt(file.path, bodyStart, found, fix));
  }
  const placeholder = (frontMatter as { draft?: boolean } | null)?.draft
    ? -1
    : placeholderLine(split.body, options.placeholders);
  if (placeholder >= 0) {
    const found = 'This text is still what `npm run new` wrote, and would be published.';
    const place = { line: split.bodyLine + placeholder, column: 1 };
    problems.push(warningAt(file.path, place, found, 'Write the text, or keep `draft: true` until then.'));
  }
  const isTimedOut = matter.isTimedOut || body.isTimedOut;
  return {
    frontMatter: frontMatter as FrontMatterOf[C] | null,
    fieldPlaces,
    compiled: { ...compiled, problems: [] },
    problems,
    isTimedOut,
  };
}

/** What came of a step; null and one problem if it was ended. */
interface Outcome<T> {
  result: T | null;
  problems: Problem[];
  isTimedOut: boolean;
}

/** Runs a step with its limit of time. */
function safely<T>(
  engine: ScriptEngine,
  cannot: string,
  at: { file: string; place: SourcePosition },
  run: () => T,
): Outcome<T> {
  try {
    return { result: engine.watch(run), problems: [], isTimedOut: false };
  } catch (error) {
    const isTimedOut = error instanceof ScriptFailure;
    const [what, fix] = isTimedOut
      ? ['it takes too long', 'Split the document, or let its code do less.']
      : error instanceof RangeError
        ? ['the nesting is too deep', 'Nest fewer quotes, lists and elements.']
        : [String(error), 'Remove what was added last, and report this error.'];
    const place = (isTimedOut ? error.place : null) ?? at.place;
    return { result: null, problems: [errorAt(at.file, place, `${cannot}: ${what}.`, fix)], isTimedOut };
  }
}

/** What the front matter says, and what is wrong with it. */
interface FrontMatter {
  value: unknown;
  frontMatter: object | null;
  fieldPlaces: ReadDocument['fieldPlaces'];
  problems: Problem[];
}

const NO_FRONT_MATTER: FrontMatter = { value: {}, frontMatter: null, fieldPlaces: {}, problems: [] };

function readFrontMatter(
  { yaml: text, yamlLine }: ReturnType<typeof splitFrontMatter>,
  file: string,
  collection: Collection,
  locales: LocaleTable,
): FrontMatter {
  const problems: Problem[] = [];
  const yaml = parseYaml(text, file, yamlLine, problems);
  if (!yaml) return { ...NO_FRONT_MATTER, problems };
  const { value } = yaml;
  const frontMatter = checkData(SCHEMAS[collection], yaml, locales);
  checkUnknownFields(yaml, FIELDS[collection], TOLERATED_FIELDS);
  for (const path of inlineAuthorPaths(value)) checkUnknownFields(yaml, AUTHOR_FIELDS.inline, [], path);
  const fieldPlaces: ReadDocument['fieldPlaces'] = {};
  for (const path of writtenFields(value)) {
    const place = yaml.placeOf(path);
    if (place) fieldPlaces[path.join('.')] = place;
  }
  return { value, frontMatter, fieldPlaces, problems };
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
