/** Whether two words differ by one typo: a letter added, missing or wrong, or two neighbours swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (word: string, from: number): string => word.slice(start + from);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 0) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}
