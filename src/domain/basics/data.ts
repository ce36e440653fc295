/** The fields of a table; none of anything else. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A text; undefined for anything else. */
export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
