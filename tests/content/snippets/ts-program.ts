import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Options of a reader's new project: strict, React, Node. */
export const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node', 'react/canary'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
  strict: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noEmit: true,
};

/** Additions of React 19 to the types of React 18, which this project uses. */
export const REACT_19 = path.join(import.meta.dirname, 'react-19.d.ts');

/** Libraries and declarations are the same for all programs, and reading them takes most of the time. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** A program of files on disk and of files in memory, which take precedence. */
export function createProgram(
  files: readonly string[],
  options: ts.CompilerOptions,
  virtual: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const folders = new Set([...virtual.keys()].map((file) => path.dirname(file)));
  return ts.createProgram({
    rootNames: files,
    options,
    host: {
      ...host,
      getCurrentDirectory: () => ROOT,
      fileExists: (file) => virtual.has(file) || ts.sys.fileExists(file),
      directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
      readFile: (file) => virtual.get(file) ?? ts.sys.readFile(file),
      getSourceFile: (file, language, ...rest) => {
        const text = virtual.get(file);
        if (text !== undefined) return ts.createSourceFile(file, text, language, true);
        if (!sources.has(file)) sources.set(file, read(file, language, ...rest));
        return sources.get(file);
      },
    },
  });
}

/** Number and text of a diagnostic. */
export const messageOf = ({ code, messageText }: ts.Diagnostic): string =>
  `TS${String(code)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
