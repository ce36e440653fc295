import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../domain/basics/group-by';
import { drawingFaults, type DrawingFault } from '../../domain/content/drawing';
import { remembering } from '../../domain/basics/remembering';
import { isSafeName } from '../../domain/content/schema-fields';
import { errorAt, START, warningAt, type Problem } from '../../domain/problem/problem';
import { contentRoots } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
import { entriesBelow, listFiles } from './content-files';
import { isInside } from './paths';

/** Reports files that could do harm by being published, whatever document names them. */
export function checkFiles({ root, directory }: Project): Problem[] {
  const roots = contentRoots(root);
  const folders = [...roots, path.join(directory, 'static')].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => {
    const isContent = roots.includes(folder);
    const nameOf = (file: string) => (isContent ? file : `static/${file}`);
    const files = listFiles(folder);
    const drawings = files.filter((file) => /\.svg$/i.test(file));
    return [
      ...linksIn(folder)
        .filter((file) => !isInside(path.join(folder, file), isContent ? roots : [folder]))
        .map((file) =>
          errorAt(
            nameOf(file),
            START,
            'This symbolic link leads out of the content.',
            'Put the file itself here: whatever a link leads to would be published.',
          ),
        ),
      ...linksIn(folder)
        .filter((file) => !existsSync(path.join(folder, file)))
        .map((file) =>
          warningAt(
            nameOf(file),
            START,
            'This symbolic link leads to nothing.',
            'Remove it, or let it lead to a file of the content.',
          ),
        ),
      ...buriedRepositories(folder, roots).map((place) =>
        errorAt(
          nameOf(place),
          null,
          'This folder is a git repository inside of the content: its configuration makes git run programs.',
          'Remove its `.git` (or `HEAD`, if it is a bare one), or move it out and name it in `contentRoots`.',
        ),
      ),
      ...files
        .map(nameOf)
        .filter((name) => !isSafeName(name))
        .map((name) =>
          errorAt(
            name,
            START,
            'The path of this file has control characters or backslashes, or a name of more than 200 bytes.',
            'Rename it: its address is made of the path.',
          ),
        ),
      ...drawings.flatMap((file) =>
        drawingProblems(nameOf(file), readFileSync(path.join(folder, file), 'utf8')),
      ),
    ];
  });
}

/** Symbolic links below a folder, as paths with forward slashes. */
const linksIn = (folder: string): string[] =>
  entriesBelow(folder)
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((link) => link.split(path.sep).join('/'))
    .sort();

/** Folders that git takes for a repository, by their `.git` or as a bare one. Content roots may have a `.git`. */
function buriedRepositories(folder: string, roots: readonly string[]): string[] {
  const namesIn = groupBy(entriesBelow(folder), ({ parentPath }) => parentPath);
  return [...namesIn]
    .filter(([place, entries]) => {
      // On some systems names in capitals are the same.
      const names = new Set(entries.map(({ name }) => name.toLowerCase()));
      const has = (...wanted: string[]) => wanted.every((name) => names.has(name));
      if (has('.git') && !roots.includes(place)) return true;
      return has('head', 'objects', 'refs') || has('head', 'commondir');
    })
    .map(([place]) => place)
    .filter((place) => !roots.some((root) => isInside(place, [path.join(root, '.git')])))
    .map((place) => path.relative(folder, place).split(path.sep).join('/') || '.')
    .sort();
}

const DRAWING: Record<DrawingFault['kind'], (what: string) => [found: string, fix: string]> = {
  active: (what) => [
    `The drawing contains ${what}, which runs code when it is opened.`,
    'Remove it, or save the drawing again as plain SVG.',
  ],
  foreign: (what) => [
    `The drawing contains ${what}, which comes from elsewhere when it is opened.`,
    'Embed what it shows, or save the drawing again as plain SVG.',
  ],
  malformed: (what) => [
    `The drawing is not well-formed XML: ${what}.`,
    'Save it again as plain SVG in UTF-8: browsers do not show it.',
  ],
};

const faultsOf = remembering(drawingFaults);

/** What a drawing would run, or load from another site, when a reader opens it. */
const drawingProblems = (name: string, svg: string): Problem[] =>
  faultsOf(svg).map(({ line, kind, what }) => errorAt(name, { line, column: 1 }, ...DRAWING[kind](what)));
