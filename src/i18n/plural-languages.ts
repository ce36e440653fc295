/**
 * Whether the plural forms of a language are not simply that 1 has one and everything else another. Languages with a
 * single form need no rule: their messages have no other.
 */
export function needsPluralRules(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  const counts = [...Array.from({ length: 201 }, (_, count) => count), 1.5, 1000, 1_000_000];
  return (
    rules.resolvedOptions().pluralCategories.length > 1 &&
    counts.some((count) => rules.select(count) !== (count === 1 ? 'one' : 'other'))
  );
}
