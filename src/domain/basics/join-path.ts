/** Follows a relative path from a folder's segments. Above the root it stays there; a trailing slash stays. */
export function joinPath(folder: readonly string[], relative: string): string {
  const parts = [...folder];
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/') + (relative.endsWith('/') ? '/' : '');
}
