import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const HIGHLIGHT = path.resolve('src/domain/markdown/highlight.ts');

/** Highlights code in the last of some languages after the others, in a fresh process. */
function highlightLast(code: string, languages: readonly string[]): string {
  const program = `
    const { highlightLines } = require(${JSON.stringify(HIGHLIGHT)});
    const lines = ${JSON.stringify(languages)}.map((language) => highlightLines(${JSON.stringify(code)}, language));
    console.log(lines.at(-1).join('\\n'));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

// A cache or another number of threads changes the order in which documents are compiled.
it.each([
  ['ts', ['js'], 'const url = `${base}?${new URLSearchParams({ callbackUrl: to })}`;'],
  ['tsx', ['js'], 'const url = `${base}?${new URLSearchParams({ callbackUrl: to })}`;'],
  ['tsx', ['ts', 'jsx'], 'const pool = <Pool onAdd={() => add({ species: 1 })} />;'],
  ['scss', ['css'], '@media (width > 3px) { a { width: calc(1px + 2px) } }'],
  ['shell-session', ['bash'], '$ echo "$((1 + 2)) $(ls -l)"'],
])('%s is highlighted the same whatever was before it (%s)', (language, before, code) => {
  const alone = highlightLast(code, [language]);
  expect(alone).toContain('<span');
  expect(highlightLast(code, [...before, language])).toBe(alone);
});
