/**
 * `npm run translations`: lists translations that are missing, stale or structured differently. `--check` fails if
 * there are any; `--mark <document>...` (or `--mark all`) records that translations agree with the current originals.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatTranslations, reportTranslations, withRecord } from '../domain/site/translations';
import { contentRoot } from '../gatsby/configuration/content-root';
import { contentFile } from '../gatsby/configuration/content-roots';
import { changedAt, readAllLastUpdates } from '../gatsby/content/last-updates';
import { ContentLoader } from '../gatsby/content/load-content';
import { formatProblemsFrom } from '../gatsby/content/shown-paths';
import { findTranslations } from './translation-names';

const directory = process.cwd();
const root = contentRoot(directory);
const { index, problems } = new ContentLoader(root, directory).load({ includeDrafts: true });
const errors = problems.filter(({ severity }) => severity === 'error');
const [option, ...names] = process.argv.slice(2);

if (errors.length > 0) fail(`${formatProblemsFrom(errors, root, directory)}\n\nFix the content first.`);
else if (option === '--mark') mark(names);
else if (option === undefined || option === '--check') report(option === '--check');
else
  fail(
    `Unknown option ${option}. Usage: npm run translations [-- --check | --mark <document>... | --mark all]`,
  );

function report(isCheck: boolean): void {
  const updates = readAllLastUpdates(root, () => {
    console.warn('This clone lacks a part of the content’s history: only recorded states are certain.\n');
  });
  const result = reportTranslations(index, changedAt(root, updates));
  console.log(formatTranslations(result));
  if (isCheck && result.findings.length > 0) process.exitCode = 1;
}

function mark(wanted: readonly string[]): void {
  const { found, unknown } = findTranslations(index, wanted, path.relative(directory, root));
  if (unknown.length > 0)
    fail(
      `No translated document is called ${unknown.map((name) => `"${name}"`).join(', ')}: name its file or its path without language, such as docs/SQL/NF.`,
    );
  else if (found.length === 0) fail('Name the documents whose translations are up to date, or "all".');
  else {
    for (const { file, digest } of found) {
      const full = contentFile(root, file);
      writeFileSync(full, withRecord(readFileSync(full, 'utf8'), digest));
      console.log(`${file}: translated_from ${digest}`);
    }
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
