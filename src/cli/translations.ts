/** `npm run translations`: lists translations that are missing, stale or structured differently, or marks some. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex } from '../domain/content/content-index';
import { formatTranslations, reportTranslations, withRecord } from '../domain/site/translations';
import { contentFile } from '../gatsby/configuration/content-roots';
import { projectIn } from '../gatsby/configuration/project';
import { changedAt, readAllLastUpdates } from '../gatsby/content/git';
import { ContentLoader } from '../gatsby/content/load-content';
import { formatProblemsFrom } from '../gatsby/content/shown-paths';
import { runCommand } from './commands.mjs';
import { PlainError, UsageError } from './process.mjs';
import { findTranslations } from './translation-names';

const project = projectIn();
const { root, directory } = project;

void runCommand('translations', ({ flags, words }) => {
  const { index, problems } = new ContentLoader(project).load({ includeDrafts: true });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new PlainError(`${formatProblemsFrom(errors, project, true)}\n\nFix the content first.`);
  if (flags.mark) return mark(index, words);
  if (words.length > 0) throw new UsageError('Only --mark takes documents.');
  return report(index, flags.check === true);
});

function report(index: ContentIndex, isCheck: boolean): number {
  const updates = readAllLastUpdates(root, () => {
    console.warn('This clone lacks a part of the content’s history: only recorded states are certain.\n');
  });
  const result = reportTranslations(index, changedAt(root, updates));
  console.log(formatTranslations(result));
  return isCheck && result.findings.length > 0 ? 1 : 0;
}

function mark(index: ContentIndex, wanted: readonly string[]): number {
  const { found, unknown } = findTranslations(index, wanted, path.relative(directory, root));
  if (unknown.length > 0)
    throw new UsageError(
      `No translated document is called ${unknown.map((name) => `"${name}"`).join(', ')}: name its file or its path without language, such as docs/SQL/NF.`,
    );
  if (found.length === 0)
    throw new UsageError('Name the documents whose translations are up to date, or "all".');
  for (const { file, digest } of found) {
    const full = contentFile(root, file);
    writeFileSync(full, withRecord(readFileSync(full, 'utf8'), digest));
    console.log(`${file}: translated_from ${digest}`);
  }
  return 0;
}
