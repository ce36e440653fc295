import { spawnSync } from 'node:child_process';
import { typedLines } from '../../../src/client/article/code-copy';
import type { Checker, Finding, Outcome } from './checker';
import { inFolder } from './folder';
import type { Snippet } from './snippet';
import { isSqliteSession } from './sql';

/** Checkers that run a program. Where it is not installed, they report that instead of passing. */
export const PROGRAM_CHECKERS: Checker[] = [
  {
    name: 'bash -n',
    languages: ['bash', 'sh', 'shell'],
    together: true,
    check: (snippets) => askShell('bash', snippets),
  },
  { name: 'zsh -n', languages: ['zsh'], check: (snippets) => askShell('zsh', snippets) },
  {
    name: 'bash -n of the commands',
    languages: ['console'],
    together: true,
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

/** Commands typed in a recorded session, each on its line. */
export const commandsOf = (session: string): string => typedLines(session.split('\n')).join('\n');

/** One shell starts another for each script in turn; starting both from here for each takes many times as long. */
const ASK = 'for file; do "$0" -n "$file" 2>&1 </dev/null || echo "(wrong)"; printf "\\0"; done';

function askShell(
  shell: string,
  snippets: readonly Snippet[],
  toScript: (code: string) => string = (code) => code,
): Outcome {
  if (!hasProgram(shell)) return { findings: [], unavailable: `${shell} is not installed` };
  return inFolder((folder) => {
    const files = snippets.map(({ code }, index) => folder.write(String(index), `${toScript(code)}\n`));
    const answers = folder.run(shell, ['-c', ASK, shell, ...files]).stdout.split('\0');
    const findings = snippets.flatMap((snippet, index): Finding[] => {
      if (toScript(snippet.code).trim() === '') {
        return [{ snippet, message: 'A session without a command: no line starts with "$ ".' }];
      }
      const answer = answers[index]?.replaceAll(`${files[index] ?? ''}:`, '').trim() ?? 'no answer';
      const line = /(?:line )?(\d+):/.exec(answer)?.[1];
      return answer === '' ? [] : [{ snippet, message: answer, line: line ? Number(line) - 1 : undefined }];
    });
    return { findings };
  });
}

/** One process reads all texts and reports the line and message of each wrong one. */
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
  const { status, stdout, stderr } = inFolder(({ run }) => run('python3', ['-c', PYTHON(parse)], { input }));
  if (status === 3) return { findings: [], unavailable: 'this Python has no tomllib' };
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as ([number, string] | null)[];
  const findings = snippets.flatMap((snippet, index): Finding[] => {
    const answer = answers[index];
    return answer ? [{ snippet, message: answer[1], line: answer[0] - 1 }] : [];
  });
  return { findings };
}
