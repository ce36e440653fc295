/** Levenshtein distance of two texts; from `limit` on it is infinity, and the search ends early. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) >= limit) return Infinity;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    // A distance never gets smaller in a later row.
    if (limit < Infinity && Math.min(...row) >= limit) return Infinity;
    previous = row;
  }
  const distance = previous[b.length] ?? 0;
  return distance < limit ? distance : Infinity;
}
