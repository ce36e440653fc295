/**
 * The messages of an error and of its chain of causes, outermost first.
 * @example errorMessages(new Error('a', { cause: new Error('b') })) // ['a', 'b']
 */
export const errorMessages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...errorMessages(error.cause)] : error ? [String(error)] : [];
