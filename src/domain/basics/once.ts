/** Makes a function that computes its value at the first call: packages are loaded at their first use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
