import { documentFinder, type PagePlan } from './page-plan';
import { compare } from '../basics/compare';
import type { ContentDocument } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import { warningAt, type Problem } from '../problem/problem';

/** A document whose address belongs to another page. */
export interface HomelessDocument {
  document: ContentDocument;
  /** The document at the address, or null for a generated page (a list, a tag). */
  winner: ContentDocument | null;
}

/**
 * Documents whose address is taken. Generated pages keep their address; of several documents, the one whose file name
 * sorts first gets it, so dated posts keep theirs when a later post asks for it.
 */
export function homelessDocuments(
  plan: PagePlan,
  index: ContentIndex,
  problems: Problem[],
): HomelessDocument[] {
  const documentOf = documentFinder(index);
  const homeless = new Map<ContentDocument, HomelessDocument>();
  for (const pages of plan.contested) {
    const own = pages.find((page) => documentOf(page) === undefined);
    const rivals = [...new Set(pages.flatMap((page) => documentOf(page) ?? []))].sort(byFile);
    const winner = own ? null : (rivals[0] ?? null);
    for (const document of rivals) {
      if (document === winner || homeless.has(document)) continue;
      homeless.set(document, { document, winner });
      const { file, placeOf } = document.original;
      const place = placeOf('slug') ?? placeOf('id') ?? placeOf('title');
      const taken = winner?.original.file ?? `the ${own?.kind ?? ''} page`;
      const found = `The address "${document.path}" is already taken by ${taken}.`;
      const fix = 'Give one of the two another `slug`; until then this document has no page.';
      problems.push(warningAt(file, place, found, fix, 'duplicates'));
    }
  }
  return [...homeless.values()];
}

/** Written documents come before those made from `_category_.yml`. */
const byFile = (a: ContentDocument, b: ContentDocument): number =>
  Number(isData(a)) - Number(isData(b)) || compare(a.original.file, b.original.file);

const isData = ({ original }: ContentDocument): boolean => /\.ya?ml$/.test(original.file);
