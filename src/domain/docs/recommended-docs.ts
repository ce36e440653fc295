import { recommended } from '../blog/lists';
import { versionFor, type Doc } from '../content/documents';
import type { Locale } from '../routing/locale';

/** Recommended docs, heaviest first, then by title in the language's order. */
export function recommendedDocs(docs: readonly Doc[], locale: Locale): Doc[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return recommended(
    [...docs].sort((a, b) => compare(versionFor(a, locale).title, versionFor(b, locale).title)),
  );
}
