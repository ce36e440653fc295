import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { activeContent, foreignContent } from '../../domain/content/picture-file';
import { isSafeName } from '../../domain/content/schema-fields';
import { errorAt, type Problem } from '../../domain/problem/problem';
import { contentRoots } from '../configuration/content-roots';
import { entriesBelow, listFiles } from '../store/content-files';
import { isInside } from './inside';

/** A file of the content or of the project's `static/`. */
interface PublishedFile {
  /** As problems name it. */
  name: string;
  absolute: string;
}

/** Reports files that could do harm by being published, whatever document names them. */
export function checkFiles(root: string, directory: string): Problem[] {
  const roots = contentRoots(root);
  const folders = [...roots, path.join(directory, 'static')].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => {
    const nameOf = (file: string) => (roots.includes(folder) ? file : `static/${file}`);
    const files = listFiles(folder).map((file) => ({
      name: nameOf(file),
      absolute: path.join(folder, file),
    }));
    return [
      ...linksOut(folder, roots.includes(folder) ? roots : [folder]).map((file) => linkProblem(nameOf(file))),
      ...files.flatMap(nameProblem),
      ...files.flatMap(drawingProblem),
    ];
  });
}

/** Symbolic links below a folder that lead out of where they may. */
const linksOut = (folder: string, allowed: readonly string[]): string[] =>
  entriesBelow(folder)
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((link) => existsSync(link) && !isInside(link, allowed))
    .map((link) => path.relative(folder, link).split(path.sep).join('/'))
    .sort();

const START = { line: 1, column: 1 };

const linkProblem = (file: string): Problem =>
  errorAt(
    file,
    START,
    'This symbolic link leads out of the content.',
    'Put the file itself here: whatever a link leads to would be published.',
  );

function nameProblem({ name }: PublishedFile): Problem[] {
  if (isSafeName(name)) return [];
  return [
    errorAt(
      name,
      START,
      'The path of this file has control characters or a name of more than 200 bytes.',
      'Rename it: its address is made of the path.',
    ),
  ];
}

/** Drawings that would run code, or load something from another site, when a reader opens them. */
function drawingProblem({ name, absolute }: PublishedFile): Problem[] {
  if (!/\.svg$/i.test(name)) return [];
  const text = readFileSync(absolute, 'utf8');
  const active = activeContent(text);
  if (active)
    return [
      errorAt(
        name,
        { line: active.line, column: 1 },
        `The drawing contains ${active.what}, which runs code when it is opened.`,
        'Remove it, or save the drawing again as plain SVG.',
      ),
    ];
  const foreign = foreignContent(text);
  if (!foreign) return [];
  return [
    errorAt(
      name,
      { line: foreign.line, column: 1 },
      `The drawing contains ${foreign.what}, which comes from elsewhere when it is opened.`,
      'Embed what it shows, or save the drawing again as plain SVG.',
    ),
  ];
}
