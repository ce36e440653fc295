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
import { readArguments } from './commands.mjs';
import { findTranslations } from './translation-names';

const directory = process.cwd();
const root = contentRoot(directory);
const { index, problems } = new ContentLoader(root, directory).load({ includeDrafts: true });
const errors = problems.filter(({ severity }) => severity === 'error');
const { flags, words } = readArguments('translations', process.argv.slice(2));

if (errors.length > 0) fail(`${formatProblemsFrom(errors, root, directory)}\n\nFix the content first.`);
else if (flags.mark) mark(words);
else if (words.length === 0) report(flags.check === true);
else fail('Only --mark takes documents.', 2);

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
      2,
    );
  else if (found.length === 0) fail('Name the documents whose translations are up to date, or "all".', 2);
  else {
    for (const { file, digest } of found) {
      const full = contentFile(root, file);
      writeFileSync(full, withRecord(readFileSync(full, 'utf8'), digest));
      console.log(`${file}: translated_from ${digest}`);
    }
  }
}

function fail(message: string, code = 1): void {
  console.error(message);
  process.exitCode = code;
}
