import { spawnSync } from 'node:child_process';
import type { Checker, Finding, Outcome } from './checker';
import type { Snippet } from './snippet';
import { isSqliteSession } from './sql';

/** Checkers that ask a program; where it is not installed, they say so instead of passing. */
export const PROGRAM_CHECKERS: Checker[] = [
  { name: 'bash -n', languages: ['bash', 'sh', 'shell'], check: (snippets) => askShell('bash', snippets) },
  { name: 'zsh -n', languages: ['zsh'], check: (snippets) => askShell('zsh', snippets) },
  {
    name: 'bash -n of the commands',
    languages: ['console'],
    accepts: (snippet) => !isSqliteSession(snippet),
    check: (snippets) => askShell('bash', snippets, commandsOf),
  },
  {
    name: 'parse (python3)',
    languages: ['python', 'py'],
    together: true,
    check: (snippets) => askPython('ast.parse', snippets),
  },
  { name: 'parse (tomllib)', languages: ['toml'], check: (snippets) => askPython('tomllib.loads', snippets) },
  {
    name: 'well-formed (expat)',
    languages: ['xml'],
    check: (snippets) => askPython('xml.parsers.expat.ParserCreate().Parse', snippets),
  },
];

const installed = new Map<string, boolean>();

/** Whether a program can be started. */
export function hasProgram(name: string, args: readonly string[] = ['--version']): boolean {
  const known = installed.get(name) ?? spawnSync(name, args).status === 0;
  installed.set(name, known);
  return known;
}

/**
 * What was typed in a recorded session: lines with a `$ ` (zsh: `% `) prompt, or `# ` where root types all of them. They go on
 * after a backslash and on lines with a `> ` prompt.
 */
export function commandsOf(session: string): string {
  const lines = session.split('\n');
  const prompt = ['$ ', '% '].find((start) => lines.some((line) => line.startsWith(start))) ?? '# ';
  let isOpen = false;
  return lines
    .map((line) => {
      const isCommand = line.startsWith(prompt);
      const isTyped = isCommand || isOpen || line.startsWith('> ');
      isOpen = isTyped && line.endsWith('\\');
      if (isCommand) return line.slice(prompt.length);
      return isTyped ? line.replace(/^> /, '') : '';
    })
    .join('\n');
}

function askShell(
  shell: string,
  snippets: readonly Snippet[],
  toScript: (code: string) => string = (code) => code,
): Outcome {
  if (!hasProgram(shell)) return { findings: [], unavailable: `${shell} is not installed` };
  const findings: Finding[] = [];
  for (const snippet of snippets) {
    const script = toScript(snippet.code);
    if (snippet.language === 'console' && script.trim() === '') {
      findings.push({ snippet, message: 'A session without a command: no line starts with "$ ".' });
      continue;
    }
    const { status, stderr } = spawnSync(shell, ['-n'], { input: `${script}\n`, encoding: 'utf8' });
    if (status === 0 && stderr === '') continue;
    const line = /(?:line )?(\d+):/.exec(stderr)?.[1];
    findings.push({ snippet, message: stderr.trim(), line: line ? Number(line) - 1 : undefined });
  }
  return { findings };
}

/** One process reads all texts and answers with the line and message of each that is wrong. */
const PYTHON = (parse: string) => `
import ast, json, sys, xml.parsers.expat
try:
    import tomllib
except ImportError:
    if "${parse}".startswith("tomllib"):
        sys.exit(3)
answers = []
for code in json.load(sys.stdin):
    try:
        ${parse}(code)
        answers.append(None)
    except ValueError as error:
        answers.append([0, str(error)])
    except SyntaxError as error:
        answers.append([error.lineno or 0, error.msg])
    except xml.parsers.expat.ExpatError as error:
        answers.append([error.lineno, str(error)])
json.dump(answers, sys.stdout)
`;

function askPython(parse: string, snippets: readonly Snippet[]): Outcome {
  if (!hasProgram('python3')) return { findings: [], unavailable: 'python3 is not installed' };
  const input = JSON.stringify(snippets.map(({ code }) => code));
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PYTHON(parse)], { input, encoding: 'utf8' });
  if (status === 3) return { findings: [], unavailable: 'this Python has no tomllib' };
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as ([number, string] | null)[];
  const findings = snippets.flatMap((snippet, index): Finding[] => {
    const answer = answers[index];
    return answer ? [{ snippet, message: answer[1], line: answer[0] - 1 }] : [];
  });
  return { findings };
}
