import { parseDocument } from 'yaml';
import { errorAt } from '../problem/problem';
import type { CompileContext, ImportableFile } from './context';

type FileExports = Readonly<Record<string, unknown>>;

/** Reads a data file: its value as `default`, and a table's fields by name; null after a report. */
export function readDataFile(
  { file, text }: ImportableFile,
  { problems }: CompileContext,
): FileExports | null {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const [start] = error.linePos ?? [];
    problems.push(
      errorAt(
        file,
        start ? { line: start.line, column: start.col } : null,
        `The data cannot be read: ${error.message.split(' at line ')[0] ?? ''}.`,
        file.endsWith('.json')
          ? 'Put names and texts in double quotes, and separate them by commas.'
          : 'Quote texts that contain ": " or "#", and check the indentation.',
      ),
    );
    return null;
  }
  const value: unknown = document.toJS();
  const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { default: value, ...(isTable ? (value as FileExports) : {}) };
}
