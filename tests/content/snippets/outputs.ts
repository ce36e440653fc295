import type { Checker, Finding, Outcome } from './checker';
import { inFolder, type Folder } from './folder';
import { hasProgram } from './programs';
import type { Snippet } from './snippet';

const PROGRAMS: Record<string, { command: string; args: string[]; extension: string }> = {
  python: { command: 'python3', args: ['-X', 'utf8'], extension: 'py' },
  js: { command: process.execPath, args: [], extension: 'mjs' },
  bash: { command: 'bash', args: [], extension: 'sh' },
};

/** Runs the blocks whose output is shown in a block marked `output`, and compares it. */
export const OUTPUT_CHECKERS: Checker[] = Object.keys(PROGRAMS).map((language) => ({
  name: 'run, compare the output shown',
  languages: ['*'],
  check: (snippets) => runAll(language, snippets),
}));

function runAll(language: string, snippets: readonly Snippet[]): Outcome {
  const program = PROGRAMS[language];
  const checked = snippets.filter((each) => each.language === language && each.next?.flags.has('output'));
  if (!program || checked.length === 0) return { findings: [], checked };
  if (!hasProgram(program.command))
    return { findings: [], checked, unavailable: `${program.command} is not installed` };
  if (process.env.TIDEPOOL_RUN_BLOCKS === 'no')
    return { findings: [], checked, unavailable: 'not to be run (TIDEPOOL_RUN_BLOCKS)' };
  const findings = inFolder((folder) =>
    snippets.flatMap((snippet): Finding[] => {
      // Blocks below a shown file can use it, whatever its language.
      const name = snippet.title ?? `block-${String(snippet.line)}.${program.extension}`;
      const file = folder.write(name, `${snippet.code}\n`);
      return checked.includes(snippet) ? compareOutput(snippet, program, file, folder) : [];
    }),
  );
  return { findings, checked };
}

function compareOutput(
  snippet: Snippet,
  { command, args }: { command: string; args: string[] },
  file: string,
  folder: Folder,
): Finding[] {
  const { stdout, stderr, error } = folder.run(command, [...args, file], { timeout: 20_000 });
  const printed = stdout.trimEnd();
  const shown = snippet.next?.code.trimEnd() ?? '';
  if (!error && printed === shown) return [];
  const happened = error?.message ?? (printed === '' ? stderr.trim() : printed);
  return [{ snippet, message: `prints\n${happened}\nand not\n${shown}` }];
}
