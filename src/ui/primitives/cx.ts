/**
 * Joins class names, skipping missing ones.
 * @example cx('a', isActive && 'b', undefined) // 'a' or 'a b'
 */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
