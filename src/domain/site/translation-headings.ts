import { versionsOf, type ContentDocument, type Version } from '../content/documents';
import { warningAt, type Problem } from '../problem/problem';

/** Reports explicit heading ids of one language only: links to them would break on a change of language. */
export function checkTranslationHeadings(documents: readonly ContentDocument[]): Problem[] {
  return documents.flatMap(({ original, versions }) =>
    versionsOf({ versions }).flatMap((version) =>
      version === original ? [] : [...missing(original, version), ...missing(version, original)],
    ),
  );
}

const FIX = 'Give a heading and its translation the same id, `## Title {#id}`, or translate the section.';

function missing(from: Version, other: Version): Problem[] {
  const known = new Set(other.compiled.anchors);
  return from.compiled.headings
    .filter(({ explicit, id }) => explicit && !known.has(id))
    .map(({ id, line }) => {
      const found = `The heading "#${id}" is missing in ${other.file}.`;
      return warningAt(from.file, { line: line ?? 1, column: 1 }, found, FIX);
    });
}
