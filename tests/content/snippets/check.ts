import type { Checker, Finding } from './checker';
import { FORMAT_CHECKERS } from './formats';
import { OUTPUT_CHECKERS } from './outputs';
import { PROGRAM_CHECKERS } from './programs';
import { placeOf, type Snippet } from './snippet';
import { SQL_CHECKER } from './sql';
import { TYPESCRIPT_CHECKERS } from './typescript';
import { WALKTHROUGH_CHECKER } from './walkthroughs';

const CHECKERS: Checker[] = [
  WALKTHROUGH_CHECKER,
  ...FORMAT_CHECKERS,
  ...PROGRAM_CHECKERS,
  SQL_CHECKER,
  ...TYPESCRIPT_CHECKERS,
  ...OUTPUT_CHECKERS,
];

/** Results of checking the snippets of a site. */
export interface Report {
  /** One per wrong snippet: `file:line message`. */
  problems: string[];
  /** Language → checker → number of checked snippets. */
  checked: Map<string, Map<string, number>>;
  /** Language → reason → number of unchecked snippets. */
  unchecked: Map<string, Map<string, number>>;
}

/** Checks the snippets of documents, one document at a time; identical ones (of translations) only once. */
export async function checkSnippets(documents: readonly (readonly Snippet[])[]): Promise<Report> {
  const report: Report = { problems: [], checked: new Map(), unchecked: new Map() };
  const groups = new Map<string, { snippets: readonly Snippet[]; copies: number }>();
  for (const snippets of documents) {
    const key = JSON.stringify([
      snippets[0]?.file.replace(/\.en\.mdx$/, '.mdx'),
      snippets.map(({ language, title, flags, code }) => [language, title, [...flags], code]),
    ]);
    const group = groups.get(key);
    if (group) group.copies++;
    else groups.set(key, { snippets, copies: 1 });
  }
  const texts = [...groups.values()];
  const all = texts.flatMap(({ snippets }) => snippets);
  const copies = new Map(texts.flatMap(({ snippets, copies: n }) => snippets.map((snippet) => [snippet, n])));
  const covered = new Set<Snippet>();
  const reasons = new Map<Snippet, string>();
  for (const checker of CHECKERS) {
    const sets = checker.together ? [all] : texts.map(({ snippets }) => snippets);
    for (const set of sets) {
      const mine = set.filter((snippet) => isFor(checker, snippet));
      if (mine.length === 0) continue;
      const { findings, unavailable, checked = mine } = await checker.check(mine);
      report.problems.push(...remainingFindings(checked, findings).map(describeFinding));
      for (const snippet of checked) {
        if (unavailable !== undefined) reasons.set(snippet, unavailable);
        else covered.add(snippet);
        if (unavailable === undefined)
          count(report.checked, snippet.language, checker.name, copies.get(snippet));
      }
    }
  }
  for (const snippet of all.filter((each) => !covered.has(each))) {
    const reason = snippet.flags.has('postgres') ? 'PostgreSQL' : 'no checker';
    count(report.unchecked, snippet.language, reasons.get(snippet) ?? reason, copies.get(snippet));
  }
  return report;
}

/** Findings of blocks that should be correct, and blocks that are wrong on purpose but have no finding. */
function remainingFindings(snippets: readonly Snippet[], findings: readonly Finding[]): Finding[] {
  const isWrong = ({ flags }: Snippet) => flags.has('wrong');
  const found = new Set(findings.map(({ snippet }) => snippet));
  return [
    ...findings.filter(({ snippet }) => !isWrong(snippet)),
    ...snippets
      .filter((snippet) => isWrong(snippet) && !found.has(snippet))
      .map((snippet) => ({ snippet, message: 'is said to be wrong, and is not' })),
  ];
}

const isFor = ({ languages, accepts }: Checker, snippet: Snippet): boolean =>
  (languages.includes('*') || languages.includes(snippet.language)) && (accepts?.(snippet) ?? true);

const describeFinding = ({ snippet, message, line }: Finding): string =>
  `${placeOf(snippet, line)} ${snippet.language}: ${message}`;

function count(table: Map<string, Map<string, number>>, language: string, name: string, by = 1): void {
  const row = table.get(language) ?? new Map<string, number>();
  table.set(language, row.set(name, (row.get(name) ?? 0) + by));
}

/** The numbers of a report as lines of text, languages in alphabetical order. */
export function formatReport({ checked, unchecked }: Report): string {
  const lines = (table: Report['checked']) =>
    [...table]
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([language, row]) =>
        [...row].map(([name, number]) => `  ${language.padEnd(12)}${String(number).padStart(5)}  ${name}`),
      );
  return ['Checked:', ...lines(checked), 'Not checked:', ...lines(unchecked)].join('\n');
}
