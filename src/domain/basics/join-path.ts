/**
 * Follows a relative path from a folder, which is given as its segments. A path above the root ends at the root; a
 * trailing slash stays.
 * @example joinPath(['docs', 'SQL'], '../Docker/Basic.mdx') // 'docs/Docker/Basic.mdx'
 */
export function joinPath(folder: readonly string[], relative: string): string {
  const parts = [...folder];
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/') + (relative.endsWith('/') ? '/' : '');
}
