import { joinPath } from '../basics/join-path';
import type { ImportableFile } from '../markdown/context';
import type { Locale } from '../routing/locale';
import type { SourceFile } from './source';

/** Whether a text imports another file of the content: Markdown, or a module of data. */
export const importsFiles = (text: string): boolean =>
  /^import\b/m.test(text) && /\bfrom\s+['"](?:[^'"\n]+\.mdx?|(?:@site\/|\.{1,2}\/)[^'"\n]+)['"]/.test(text);

/** Finds the Markdown file that an import names. */
export type FindPartial = (specifier: string, from: string, locale: Locale) => ImportableFile | null;

/** Finds the module of data that an import names. */
export type FindModule = (specifier: string, from: string) => ImportableFile | null;

/**
 * All files that a text may include, directly or indirectly: every file named between quotes, so that none is missed
 * however the import is written.
 */
export function filesWithin(text: string, from: string, locale: Locale, find: FindPartial): ImportableFile[] {
  const found = new Map<string, ImportableFile>();
  // A list of what is still to be read: a chain of imports may be longer than calls may be nested.
  const sources: ImportableFile[] = [{ file: from, text }];
  for (const source of sources) {
    if (!isModule(source.file) && !importsFiles(source.text)) continue;
    for (const [, specifier = ''] of source.text.matchAll(
      /['"]([^'"\n]+\.mdx?|(?:@|\.{1,2}\/)[^'"\n]+)['"]/g,
    )) {
      const included = find(unescaped(specifier), source.file, locale);
      if (included === null || found.has(included.file)) continue;
      found.set(included.file, included);
      sources.push(included);
    }
  }
  return [...found.values()];
}

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gi;

/**
 * The value of a JavaScript string with escapes.
 * @example unescaped('./\\_part.mdx') // './_part.mdx'
 */
const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, braces?: string, four?: string, two?: string, character?: string) => {
    const code = Number.parseInt(braces ?? four ?? two ?? '', 16);
    // A number beyond Unicode is no file name; the parser reports it.
    return code <= 0x10ffff ? String.fromCodePoint(code) : (character ?? '');
  });

/**
 * Finds Markdown files by the path of an import: relative to the importing file, or from the content root
 * (`@site/docs/…`, `@site/content/docs/…`). A partial in the language of the importing file (`_part.en.mdx`) comes
 * first.
 */
export function partialFinder(files: readonly SourceFile[]): FindPartial {
  const texts = new Map(
    files.filter(({ path }) => /\.mdx?$/.test(path)).map(({ path, text }) => [path, text]),
  );
  return (specifier, from, locale) => {
    const path = resolve(specifier, from);
    for (const file of [path.replace(/(\.mdx?)$/, `.${locale}$1`), path]) {
      const text = texts.get(file);
      if (text !== undefined) return { file, text };
    }
    return null;
  };
}

/** Extensions that an import may leave out. */
const MODULE_ENDS = ['', '.js', '.mjs', '.ts', '.json', '.cjs', '.jsx', '.tsx', '/index.js', '/index.ts'];

/** Whether a file may be a module of data. Files of `static/` are published and not imported. */
export const isModule = (path: string): boolean =>
  /\.(?:[cm]?js|ts|json|[jt]sx)$/.test(path) && !/^static\/|(?:^|\/)node_modules\//.test(path);

/** Finds modules by the path of an import: relative to the importing file, or from the content root (`@site/…`). */
export function moduleFinder(files: readonly SourceFile[]): FindModule {
  const texts = new Map(files.filter(({ path }) => isModule(path)).map(({ path, text }) => [path, text]));
  return (specifier, from) => {
    const path = resolve(specifier, from);
    const file = MODULE_ENDS.map((end) => path + end).find((candidate) => texts.has(candidate));
    const text = file === undefined ? undefined : texts.get(file);
    return file === undefined || text === undefined ? null : { file, text };
  };
}

function resolve(specifier: string, from: string): string {
  const site = /^@site\/(?:content\/)?(.*)$/.exec(specifier)?.[1];
  return site === undefined ? joinPath(from.split('/').slice(0, -1), specifier) : joinPath([], site);
}
