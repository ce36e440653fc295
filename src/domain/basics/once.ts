/**
 * Makes a function that computes its value at the first call. Code that uses large packages is written this way: a
 * package is loaded at its first use, and most builds compile no document.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
