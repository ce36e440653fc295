import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../src/domain/content/read-document';
import { formatProblems } from '../../src/domain/problem/format-problems';
import { listFiles } from '../../src/gatsby/store/content-files';
import { READ_OPTIONS } from '../support/content';
import { randomNumbers } from '../support/random';
import { damaged } from './damage';

/** What damaged documents led to. */
export interface FuzzReport {
  /** Documents of which something else came than a page or problems with places, and what. */
  failures: { index: number; what: string; text: string }[];
  /** How many had an error. */
  refused: number;
  /** The slowest one, and its milliseconds. */
  slowest: { index: number; took: number };
}

const FIXTURES = path.resolve('tests', 'fixtures');

/** Documents that are in order before they are damaged. */
const texts = (): string[] =>
  ['valid', 'docusaurus-markdown', 'docusaurus-docs'].flatMap((fixture) =>
    listFiles(path.join(FIXTURES, fixture))
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readFileSync(path.join(FIXTURES, fixture, file), 'utf8'))
      .filter((text) => text.length > 0),
  );

/** Milliseconds a document may take. */
const PATIENCE = 25_000;

/**
 * Reads documents that are damaged at random.
 * @param only The one document of this number.
 */
export function fuzzDocuments(count: number, seed: number, only?: number): FuzzReport {
  const originals = texts();
  const report: FuzzReport = { failures: [], refused: 0, slowest: { index: 0, took: 0 } };
  for (let index = 0; index < count; index++) {
    if (only !== undefined && index !== only) continue;
    // Each has a seed of its own, so that one can be tried again by itself.
    const text = damaged(originals, randomNumbers(seed * 1_000_003 + index));
    const start = performance.now();
    const what = faultOf(text, report);
    const took = performance.now() - start;
    if (took > report.slowest.took) report.slowest = { index, took };
    if (what !== null || took > PATIENCE)
      report.failures.push({ index, what: what ?? `took ${took.toFixed(0)} ms`, text });
  }
  return report;
}

/** What is wrong with how a document was read; null when all is in order. */
function faultOf(text: string, report: FuzzReport): string | null {
  try {
    const { problems, compiled } = readDocument(
      { path: 'docs/fuzz.mdx', text },
      { collection: 'doc', key: 'fuzz', locale: 'en' },
      READ_OPTIONS,
    );
    if (problems.some(({ severity }) => severity === 'error')) report.refused += 1;
    JSON.stringify(compiled);
    const lines = text.split('\n').length;
    for (const problem of problems) {
      const told = formatProblems([problem]);
      if (problem.line === null || problem.line < 1 || problem.line > lines + 1) return `no place: ${told}`;
      if (/report this error|\n\s+at .*:\d+:\d+|\[object Object\]/.test(told)) return told;
      if (problem.found === '' || problem.fix === '') return `no words: ${told}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
