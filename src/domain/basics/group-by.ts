/** Items by the keys that each has, in their order: `Map.groupBy` for older browsers, and for several keys. */
export function groupBy<T, K>(items: Iterable<T>, keysOf: (item: T) => K | readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items)
    for (const key of new Set([keysOf(item)].flat() as K[])) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
