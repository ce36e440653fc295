/**
 * The messages of an error and of its chain of causes, outermost first.
 * @example errorMessages(new Error('a', { cause: new Error('b') })) // ['a', 'b']
 */
export function errorMessages(error: unknown): string[] {
  if (error instanceof Error) return [error.message, ...errorMessages(error.cause)];
  if (error === undefined || error === null) return [];
  return [typeof error === 'string' ? error : JSON.stringify(error)];
}
