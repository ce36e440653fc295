import initSqlJs, { type Database, type SqlResult, type SqlValue } from 'sql.js';
import type { Checker, Finding, Outcome } from './checker';
import type { Snippet } from './snippet';
import { isStep } from './walkthroughs';

/** Runs the SQL of a document in order on one SQLite database, and compares the shown results. */
export const SQL_CHECKER: Checker = {
  name: 'run on SQLite, compare results shown',
  languages: ['sql', 'console'],
  accepts: (snippet) => {
    if (snippet.language === 'console') return isSqliteSession(snippet);
    // A server's dialect cannot run here, and a project's migrations run together with earlier ones.
    return !snippet.flags.has('postgres') && !isStep(snippet);
  },
  check: runOnSqlite,
};

/** Whether a recorded session is one of the `sqlite3` shell. */
export const isSqliteSession = ({ language, code }: Snippet): boolean =>
  language === 'console' && code.startsWith('sqlite> ');

const ERROR = /^(?:Parse|Runtime) error(?: near line \d+)?: (.*?)(?: \(\d+\))?$/m;

async function runOnSqlite(snippets: readonly Snippet[]): Promise<Outcome> {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    return { findings: snippets.flatMap((snippet) => runOne(database, snippet)) };
  } finally {
    database.close();
  }
}

/** The statements of a snippet, with the results it shows. */
function partsOf({ language, code, next }: Snippet): { sql: string; shown: string; line: number }[] {
  if (language !== 'console')
    return [{ sql: code, shown: next?.language === 'text' ? next.code : '', line: 0 }];
  let line = 0;
  return code.split(/^sqlite> /m).flatMap((part) => {
    const [sql = '', ...shown] = part.split('\n');
    const start = line;
    line += part.split('\n').length - 1;
    return sql === '' ? [] : [{ sql, shown: shown.join('\n'), line: start }];
  });
}

function runOne(database: Database, snippet: Snippet): Finding[] {
  return partsOf(snippet).flatMap(({ sql, shown, line }) => {
    const message = problemOf(database, sql, shown);
    return message === null ? [] : [{ snippet, message, line }];
  });
}

function problemOf(database: Database, sql: string, shown: string): string | null {
  const [, expectedError] = ERROR.exec(shown) ?? [];
  let results: SqlResult[];
  try {
    results = database.exec(sql);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message === expectedError ? null : message;
  }
  if (expectedError !== undefined) return `runs, but is said to fail: ${expectedError}`;
  if (!shown.startsWith('┌')) return null;
  const expected = boxesOf(shown);
  const actual = results.map(({ columns, values }) => [columns, ...values.map((row) => row.map(cellText))]);
  return isSame(expected, actual)
    ? null
    : `gives ${JSON.stringify(actual)}, and not ${JSON.stringify(expected)}`;
}

/** The tables of `sqlite3 -box` as rows of cells; the first row has the column names. */
function boxesOf(text: string): string[][][] {
  const tables: string[][][] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('┌')) tables.push([]);
    if (line.startsWith('│'))
      tables.at(-1)?.push(
        line
          .split('│')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }
  return tables;
}

const cellText = (value: SqlValue): string => (value === null ? '' : String(value));

/** Compares results, but not how numbers are written: 1.0 is 1. */
function isSame(expected: readonly string[][][], actual: readonly string[][][]): boolean {
  const canonical = (cell: string) => (/^-?\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell);
  const text = (tables: readonly string[][][]) =>
    JSON.stringify(tables.map((rows) => rows.map((row) => row.map(canonical))));
  return text(expected) === text(actual);
}

/** Runs scripts in order on an empty database. @throws with SQLite's message */
export async function runScripts(scripts: readonly string[]): Promise<void> {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    for (const script of scripts) database.exec(script);
  } finally {
    database.close();
  }
}
