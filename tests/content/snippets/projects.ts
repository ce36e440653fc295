import path from 'node:path';
import ts from 'typescript';
import { createProgram, REACT_19, STRICT } from './ts-program';
import { walkthroughRoot, type Walkthrough } from './walkthroughs';

/**
 * The program of a walkthrough's project, with some files replaced. Such a project has other packages than this one:
 * `tests/content/walkthroughs/walkthrough-types` declares what the project uses of them, and
 * `check-walkthroughs.mjs` compares with the real ones.
 */
export function projectProgram(walkthrough: Walkthrough, replaced: ReadonlyMap<string, string>): ts.Program {
  const root = walkthroughRoot(walkthrough);
  const types = path.join(root, '../walkthrough-types');
  const files = ts.sys.readDirectory(root, ['.ts', '.tsx'], ['node_modules', '.next', 'steps']);
  const shared = ts.sys.readDirectory(types, ['.d.ts'], undefined, ['*']);
  const own = path.join(types, walkthrough.folder);
  return createProgram(
    [REACT_19, ...shared, ...ts.sys.readDirectory(own, ['.ts']), ...files],
    {
      ...STRICT,
      noUncheckedIndexedAccess: true,
      paths: {
        '@/generated/*': [path.join(own, 'generated/*')],
        '@/*': [path.join(root, 'src/*')],
      },
    },
    replaced,
  );
}

/** All problems of a walkthrough's project, as `file:line message`. */
export function projectProblems(walkthrough: Walkthrough): string[] {
  const root = walkthroughRoot(walkthrough);
  return ts
    .getPreEmitDiagnostics(projectProgram(walkthrough, new Map()))
    .map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${file ? path.relative(root, file.fileName) : ''}:${String(line)} ${message}`;
    });
}
