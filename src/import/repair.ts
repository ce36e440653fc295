import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeholderBlock } from './docusaurus/placeholders';
import { repairData } from './docusaurus/repair-data';
import { repairDocument, type Fault } from './docusaurus/repair-document';
import { placeholderNote, type Note } from './docusaurus/report';
import { traced } from './docusaurus/edits';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import type { Problem } from '../domain/problem/problem';
import type { NewRoot, NewText } from './new-root';

/** Rounds after which what is still wrong is shown as code as a whole. */
export const MAX_ROUNDS = 8;

/**
 * Repairs the files in which the check found errors.
 * @param isLast Whether to give up on the parts: a text is shown as code as a whole, a data file is left out.
 * @returns paths of the files that changed; removed ones are in neither map of the root any more.
 */
export function repairFiles(
  root: NewRoot,
  problems: readonly Problem[],
  isLast: boolean,
  notes: Note[],
): string[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  const changed: string[] = [];
  for (const [file, found] of byFile) {
    const copy = root.copies.get(file);
    const text = root.texts.get(file) ?? (copy === undefined ? undefined : readCopy(copy));
    if (!text) continue;
    const repaired = /\.mdx?$/.test(file)
      ? repairText(file, text, found, isLast, notes)
      : repairYaml(file, text, found, isLast, notes);
    changed.push(file);
    root.copies.delete(file);
    if (repaired === null) root.texts.delete(file);
    else root.texts.set(file, repaired);
  }
  return changed;
}

const readCopy = (absolute: string): NewText | undefined =>
  /\.(?:ya?ml|json|mdx?)$/.test(absolute)
    ? { ...traced(readFileSync(absolute, 'utf8')), from: path.basename(absolute), locale: 'en' }
    : undefined;

function repairText(
  file: string,
  text: NewText,
  problems: readonly Problem[],
  isLast: boolean,
  notes: Note[],
): NewText {
  const from = text.from ?? file;
  if (isLast) return wholeAsCode(file, text, problems, notes);
  const { bodyLine } = splitFrontMatter(text.text);
  const faults = problems.map(({ line, column }): Fault => ({ line: line ?? bodyLine, column }));
  const { placeholders, fields, imports, ...repaired } = repairDocument(text, faults, text.locale);
  notes.push(...placeholders.map((placeholder) => placeholderNote(placeholder, from)));
  for (const { name, line } of fields) {
    const why = problems.find((problem) => problem.line !== null && problem.line < bodyLine)?.found ?? '';
    notes.push({
      kind: 'changed',
      text: `The field \`${name}\` was removed from the front matter: ${why.includes('original') ? 'a translation has its original’s' : why}`,
      place: `${from}:${String(line)}`,
    });
  }
  for (const { code, line } of imports)
    notes.push({
      kind: 'left-out',
      text: `\`${code.split('\n')[0] ?? ''}\``,
      place: `${from}:${String(line)}`,
    });
  return { ...text, ...repaired };
}

/** Everything below the front matter as one block of code. */
function wholeAsCode(file: string, text: NewText, [first]: readonly Problem[], notes: Note[]): NewText {
  const { body } = splitFrontMatter(text.text);
  const title =
    /^#\s+(.*)$/m.exec(body)?.[1] ?? /^title:\s*(.*)$/m.exec(text.text)?.[1] ?? path.parse(file).name;
  const block = placeholderBlock(path.basename(file), body.trim(), text.locale).join('\n');
  notes.push({
    kind: 'look',
    text: `The text is shown as code, because it could not be repaired: ${first?.found ?? ''}`,
    place: text.from ?? file,
  });
  const date = /^date:.*$/m.exec(text.text)?.[0];
  const head = [`title: ${JSON.stringify(title)}`, ...(date === undefined ? [] : [date])].join('\n');
  return { ...text, ...traced(`---\n${head}\n---\n\n${block}\n`) };
}

function repairYaml(
  file: string,
  text: NewText,
  problems: readonly Problem[],
  isLast: boolean,
  notes: Note[],
): NewText | null {
  const located = problems.filter((problem): problem is Problem & { line: number } => problem.line !== null);
  const repaired = isLast ? null : repairData(text.text, located);
  if (repaired === null || repaired.removed.length === 0) {
    notes.push({ kind: 'look', text: `The file was left out: ${problems[0]?.found ?? ''}`, place: file });
    return null;
  }
  for (const { name, fault } of repaired.removed)
    notes.push({
      kind: 'changed',
      text: `\`${name}\` was removed: ${located[fault]?.found ?? ''}`,
      place: file,
    });
  return { ...text, ...traced(repaired.text) };
}
