import { joinPath } from '../basics/join-path';
import type { ImportableFile } from '../markdown/context';
import type { Locale } from '../routing/locale';
import type { SourceFile } from './source';

/** Whether a text imports another file of the content: Markdown or data. */
export const importsFiles = (text: string): boolean =>
  /^import\b/m.test(text) && /\bfrom\s+['"][^'"\n]+\.(?:mdx?|json|ya?ml)['"]/.test(text);

/** Finds the Markdown or data file that an import names. */
export type FindImport = (specifier: string, from: string, locale: Locale) => ImportableFile | null;

/** All files that a text may include, directly or not: whatever it names in quotes, however it imports it. */
export function filesWithin(text: string, from: string, locale: Locale, find: FindImport): ImportableFile[] {
  const found = new Map<string, ImportableFile>();
  // A list of what is still to be read: a chain of imports may be longer than calls may be nested.
  const sources: ImportableFile[] = [{ file: from, text }];
  for (const source of sources) {
    if (!importsFiles(source.text)) continue;
    for (const [, specifier = ''] of source.text.matchAll(/['"]([^'"\n]+\.(?:mdx?|json|ya?ml))['"]/g)) {
      // Formatters of Markdown write `./\_part.mdx`.
      const included = find(specifier.replaceAll('\\', ''), source.file, locale);
      if (included === null || found.has(included.file)) continue;
      found.set(included.file, included);
      sources.push(included);
    }
  }
  return [...found.values()];
}

const isData = (path: string): boolean => /\.(?:json|ya?ml)$/.test(path) && !path.startsWith('static/');

/**
 * Finds files by the path of an import: from the importing file, or from the content root (`@site/…`). A partial in
 * the language of the importing file (`_part.en.mdx`) comes first.
 */
export function importFinder(files: readonly SourceFile[]): FindImport {
  const texts = new Map(
    files.filter(({ path }) => /\.mdx?$/.test(path) || isData(path)).map(({ path, text }) => [path, text]),
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

function resolve(specifier: string, from: string): string {
  const site = /^@site\/(?:content\/)?(.*)$/.exec(specifier)?.[1];
  return site === undefined ? joinPath(from.split('/').slice(0, -1), specifier) : joinPath([], site);
}
