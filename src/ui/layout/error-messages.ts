/** Maximum length of a chain of causes that is shown. */
const MAX_DEPTH = 8;

/**
 * The messages of an error and of its chain of causes, outermost first.
 * @example errorMessages(new Error('a', { cause: new Error('b') })) // ['a', 'b']
 */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null;) {
    if (seen.has(current) || seen.size === MAX_DEPTH) break;
    seen.add(current);
    if (!(current instanceof Error)) {
      messages.push(typeof current === 'string' ? current : JSON.stringify(current));
      break;
    }
    messages.push(current.message);
    current = current.cause;
  }
  return messages;
}
