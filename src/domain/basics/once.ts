/**
 * A function that does its work at the first call. What is made with large packages is made so: a package is loaded
 * when it is first used, and most builds compile no document.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
