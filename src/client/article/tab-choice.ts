/** Decisions about tabs. The DOM work is in `useTabChoice.ts`. */

/** The first wish that names one of the tabs; null if there is none. Wishes are ordered by priority and may be null. */
export const validChoice = (wishes: readonly (string | null)[], values: readonly string[]): string | null =>
  wishes.find((wish) => wish !== null && values.includes(wish)) ?? null;

/**
 * An address with one query parameter set; other parameters and the hash are kept.
 * @example addressWithChoice('/a', '?x=1', '#h', 'os', 'mac') // '/a?x=1&os=mac#h'
 */
export function addressWithChoice(
  path: string,
  search: string,
  hash: string,
  key: string,
  value: string,
): string {
  const query = new URLSearchParams(search);
  query.set(key, value);
  return `${path}?${query.toString()}${hash}`;
}

/**
 * Index of the tab that a key moves the focus to, wrapping around.
 * @returns null for keys that do not move it.
 */
export function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
