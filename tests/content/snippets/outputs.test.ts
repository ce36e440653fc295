import { afterEach, expect, it, vi } from 'vitest';
import { checkSnippets, formatReport } from './check';
import { hasProgram } from './programs';
import { snippetsOf } from './snippet';

const check = (block: string, output: string) =>
  checkSnippets([
    snippetsOf('docs/Test.mdx', `\`\`\`${block}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`),
  ]);

afterEach(() => vi.unstubAllEnvs());

it.each([
  [
    'js fragment title="../../../../secret.mjs"',
    'import { realpathSync } from "node:fs";\nconst { HOME, SECRET } = process.env;\nconsole.log(process.cwd() === realpathSync(HOME), SECRET, import.meta.dirname === process.cwd());',
    'true undefined true',
  ],
  [
    'python title="/secret.py"',
    'import os\nfrom os.path import dirname, realpath\nprint(os.getcwd() == realpath(os.environ["HOME"]), os.environ.get("SECRET"), dirname(realpath(__file__)) == os.getcwd())',
    'True None True',
  ],
])('%s runs in a folder of its own, without the environment of the tests', async (info, code, printed) => {
  if (info.startsWith('python') && !hasProgram('python3')) return;
  vi.stubEnv('SECRET', 'hunter2');
  const { problems } = await check(`${info}\n${code}`, printed);
  expect(problems.filter((problem) => problem.includes('prints'))).toEqual([]);
});

it('runs nothing where strangers wrote it, and says so', async () => {
  vi.stubEnv('TIDEPOOL_RUN_BLOCKS', 'no');
  const report = await check('js fragment\nconsole.log(1)', '2');
  expect(report.problems).toEqual([]);
  expect(formatReport(report)).not.toContain('compare the output shown');
});
