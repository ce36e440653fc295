import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { errorAt, type Problem } from '../../domain/problem/problem';
import type { SourceFile } from '../../domain/content/source';

/** Every file below a folder as a path with forward slashes, sorted; an absent folder has none. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The text files (documents and data) of a content root; what cannot be read as text is reported. */
export function readContentFiles(root: string, problems: Problem[] = []): SourceFile[] {
  return listFiles(root)
    .filter((file) => /\.(mdx?|ya?ml)$|(^|\/)_category_\.json$/.test(file))
    .map((file) => {
      const bytes = readFileSync(path.join(root, file));
      const text = bytes.toString('utf8');
      const damage = damageOf(bytes, text);
      if (damage) problems.push(errorAt(file, damage.place, damage.found, damage.fix));
      return { path: file, text };
    });
}

/** What makes a file no text, and where. */
function damageOf(bytes: Buffer, text: string) {
  const isText = isUtf8(bytes);
  const at = text.indexOf(isText ? '\0' : '\ufffd');
  if (isText && at < 0) return null;
  const before = text.slice(0, at).split('\n');
  return {
    place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    found: isText ? 'The file holds a NUL byte.' : 'The file is not text in UTF-8.',
    fix: isText ? 'Remove it; editors show it as ^@ or \\0.' : 'Save the file with the encoding UTF-8.',
  };
}
