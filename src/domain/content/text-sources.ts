import { errorAt, type Problem } from '../problem/problem';
import type { SourceFile } from './source';

/** A text of the content, from a file or from a source plugin. */
export interface TextSource extends SourceFile {
  /** What it comes from, relative to the content root: for a file that is there, its path. */
  origin: string;
}

/** The sources with a path of their own: a second one with the same path is reported, and so is what is no text. */
export function checkSources(sources: readonly TextSource[], problems: Problem[]): TextSource[] {
  const byPath = new Map<string, TextSource>();
  for (const source of sources) {
    const { path, origin } = source;
    const first = byPath.get(path);
    if (first === undefined) {
      byPath.set(path, source);
      reportDamage(source, problems);
    } else if (path !== 'site.yml' && !path.startsWith('static/')) {
      const found = `Another source of texts has the same path: ${first.origin}.`;
      const fix = 'Rename one of the two: content roots and source plugins count as one folder.';
      problems.push(errorAt(origin, null, found, fix));
    }
  }
  return [...byPath.values()];
}

function reportDamage({ path, text }: SourceFile, problems: Problem[]): void {
  const [damage] = /\ufffd/.exec(text) ?? /\0/.exec(text) ?? [];
  if (damage === undefined) return;
  const before = text.slice(0, text.indexOf(damage)).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const [found, fix] =
    damage === '\0'
      ? ['The file contains a NUL byte.', 'Remove it; editors show it as ^@ or \\0.']
      : [
          'The file is not text in UTF-8.',
          'Save it with the encoding UTF-8. If the character U+FFFD is meant, write `&#xFFFD;`.',
        ];
  problems.push(errorAt(path, place, found, fix));
}
