import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { SITE_FILE } from '../configuration/configuration';
import { contentRoots } from '../configuration/content-roots';
import { errorAt, type Problem } from '../../domain/problem/problem';
import type { SourceFile } from '../../domain/content/source';

/** Everything below a folder. Symbolic links are not followed, as `readdirSync` itself does since Node 22. */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : entry,
  );

/** All files below a folder, sorted, as paths with forward slashes; none if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return entriesBelow(folder)
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The text files of all content roots; unreadable and duplicate ones are reported. */
export function readContentFiles(root: string, problems: Problem[] = []): SourceFile[] {
  return filesOfRoots(root, problems)
    .filter(({ file }) => /\.(mdx?|ya?ml|json)$/.test(file) && !/^static\/.*json$/.test(file))
    .flatMap(({ file, folder }) => {
      const bytes = readFileSync(path.join(folder, file));
      const text = bytes.toString('utf8');
      const damage = damageOf(bytes, text);
      if (damage) problems.push(errorAt(file, damage.place, damage.found, damage.fix));
      return [{ path: file, text }];
    });
}

/** The files of all content roots; a second file with the same path is reported and left out. */
function filesOfRoots(root: string, problems: Problem[]): { file: string; folder: string }[] {
  const folders = new Map<string, string>();
  for (const folder of contentRoots(root))
    for (const file of listFiles(folder)) {
      const first = folders.get(file);
      if (first === undefined) folders.set(file, folder);
      else if (file !== SITE_FILE && !file.startsWith('static/'))
        problems.push(
          errorAt(
            fromRoot(root, path.join(folder, file)),
            null,
            `Another content root has a file with the same path: ${fromRoot(root, path.join(first, file))}.`,
            'Rename one of the two: the files of all content roots count as those of one folder.',
          ),
        );
    }
  return [...folders].map(([file, folder]) => ({ file, folder }));
}

const fromRoot = (root: string, absolute: string): string =>
  path.relative(root, absolute).split(path.sep).join('/') || '.';

/** Why a file is not a text file, and at which position. */
function damageOf(bytes: Buffer, text: string) {
  const isText = isUtf8(bytes);
  const at = text.indexOf(isText ? '\0' : '\ufffd');
  if (isText && at < 0) return null;
  const before = text.slice(0, at).split('\n');
  return {
    place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    found: isText ? 'The file contains a NUL byte.' : 'The file is not text in UTF-8.',
    fix: isText ? 'Remove it; editors show it as ^@ or \\0.' : 'Save the file with the encoding UTF-8.',
  };
}
