import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts } from '../../domain/publish/host-headers';

/** More inline scripts mean that one differs from page to page: the header would grow with the site. */
const MAX_SCRIPTS = 12;

/** `sha256-…` of the inline scripts of all built pages. @throws when pages do not share their scripts. */
export function scriptHashes(folder: string): string[] {
  const scripts = new Set<string>();
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  )) {
    const file = path.join(parentPath, name);
    for (const text of inlineScripts(readFileSync(file, 'utf8'))) scripts.add(text);
    if (scripts.size > MAX_SCRIPTS)
      throw new Error(
        `Inline scripts differ from page to page, last on ${path.relative(folder, file)}. The Content-Security-Policy names each of them: ` +
          'give a script the same text on all pages and put what differs into data attributes.',
      );
  }
  return [...scripts].sort().map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
