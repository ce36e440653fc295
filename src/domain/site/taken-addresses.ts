import { documentFinder, type PagePlan } from './page-plan';
import { compare } from '../basics/compare';
import type { ContentDocument, Translation } from '../content/documents';
import { documentsOf, type ContentIndex } from '../content/content-index';
import { errorAt, warningAt, type Problem, type SourcePosition } from '../problem/problem';
import { addressFault, faultText } from '../routing/address-fault';
import { normalisePath } from '../routing/paths';

/** A document whose address belongs to another page. */
export interface HomelessDocument {
  document: ContentDocument;
  /** The document at the address, or null for a generated page (a list, a tag). */
  winner: ContentDocument | null;
}

/**
 * Documents that cannot have the address they ask for, or whose address is taken. Static files and generated pages keep
 * their address; of several documents, the one whose file name sorts first gets it, so dated posts keep theirs when a
 * later post asks for it.
 */
export function homelessDocuments(
  plan: PagePlan,
  index: ContentIndex,
  staticFiles: Iterable<string>,
  problems: Problem[],
): HomelessDocument[] {
  const documentOf = documentFinder(index);
  const homeless = new Map<ContentDocument, HomelessDocument>();
  const files = new Map([...staticFiles].map((file) => [normalisePath(file), file]));
  for (const document of documentsOf(index)) {
    const { path, original } = document;
    const file = files.get(foldersOf(normalisePath(path)).find((folder) => files.has(folder)) ?? '');
    const fault = addressFault(path) ?? (file && `belongs to the file static${file} → Choose another`);
    if (!fault) continue;
    homeless.set(document, { document, winner: null });
    const text = faultText(path, fault, ', in `slug` or `id`, or in the name of the file or its folder');
    problems.push(errorAt(original.file, placeOfAddress(original), ...text));
  }
  for (const pages of plan.contested) {
    const own = pages.find((page) => documentOf(page) === undefined);
    const rivals = [...new Set(pages.flatMap((page) => documentOf(page) ?? []))].sort(byFile);
    const winner = own ? null : (rivals[0] ?? null);
    for (const document of rivals) {
      if (document === winner || homeless.has(document)) continue;
      homeless.set(document, { document, winner });
      const { original } = document;
      const taken = winner?.original.file ?? `the ${own?.kind ?? ''} page`;
      const found = `The address "${document.path}" is already taken by ${taken}.`;
      const fix = 'Give one of the two another `slug`; until then this document has no page.';
      problems.push(warningAt(original.file, placeOfAddress(original), found, fix, 'duplicates'));
    }
  }
  return [...homeless.values()];
}

const placeOfAddress = ({ placeOf }: Translation): SourcePosition | null =>
  placeOf('slug') ?? placeOf('id') ?? placeOf('title');

/** A path and the folders it lies in. */
const foldersOf = (path: string): string[] =>
  path.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'));

/** Written documents come before those made from `_category_.yml`. */
const byFile = (a: ContentDocument, b: ContentDocument): number =>
  Number(isData(a)) - Number(isData(b)) || compare(a.original.file, b.original.file);

const isData = ({ original }: ContentDocument): boolean => /\.ya?ml$/.test(original.file);
