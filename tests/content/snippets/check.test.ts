import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSnippets, formatReport } from './check';
import { commandsOf, hasProgram } from './programs';
import { REPLAY_CHECKER } from './replay';
import { snippetsOf } from './snippet';
import { applyEdit, isExcerptOf } from './walkthroughs';

/** A document with one fenced block per text; the info string is its first line. */
const document = (...blocks: string[]): string =>
  `---\ntitle: Test\n---\n\n${blocks.map((block) => `\`\`\`\`${block}\n\`\`\`\``).join('\n\n')}\n`;

const check = (...blocks: string[]) => checkSnippets([snippetsOf('docs/Test.mdx', document(...blocks))]);

describe('snippetsOf', () => {
  it('reads language, title, flags, code and the line of each', () => {
    const [snippet] = snippetsOf(
      'docs/Test.mdx',
      document('ts title="a.ts" fragment {1}\nconst a = 1;\nconst b = 2;'),
    );
    expect(snippet).toMatchObject({
      language: 'ts',
      title: 'a.ts',
      code: 'const a = 1;\nconst b = 2;',
      lines: [6, 7],
    });
    expect([...(snippet?.flags ?? [])]).toEqual(['fragment']);
  });

  it('keeps what a reader keeps, and what was there before, with the lines they stand in', () => {
    const [snippet] = snippetsOf(
      'docs/Test.mdx',
      document('js\n// remove-next-line\nold();\n// add-next-line\nfresh();\n// error-next-line\nwrong();'),
    );
    expect(snippet).toMatchObject({
      code: 'fresh();\nwrong();',
      before: 'old();\nwrong();',
      lines: [9, 11],
      errors: new Set([1]),
    });
  });

  it('finds blocks in lists and admonitions, and none inside of blocks', () => {
    const text =
      '- a\n\n  ```js\n  a();\n  ```\n\n:::note\n\n```js\nb();\n```\n\n:::\n\n````md\n```js\nc();\n```\n````\n';
    expect(snippetsOf('a.mdx', text).map(({ language, code }) => `${language} ${code}`)).toEqual([
      'js a();',
      'js b();',
      'md ```js\nc();\n```',
    ]);
  });

  it('knows the block that follows at once', () => {
    const [sql] = snippetsOf('a.mdx', document('sql\nSELECT 1;', 'text\n1'));
    expect(sql?.next?.code).toBe('1');
    const [alone] = snippetsOf('a.mdx', '```sql\nSELECT 1;\n```\n\nwords\n\n```text\n1\n```\n');
    expect(alone?.next).toBeNull();
  });
});

/** For each checker: a correct block, a wrong one, and the expected line and message. */
const RIGHT_AND_WRONG: [name: string, right: string, wrong: string, problem: RegExp, program?: string][] = [
  ['json', 'json\n{ "a": [1] }', 'json\n{ "a": [1,] }', /:6 json: .*JSON/],
  ['yaml', 'yaml\na: 1', 'yaml\na: 1\na: 2', /:7 yaml: Map keys must be unique/],
  ['css', 'css\na { color: red; }', 'css\na {\n  color red;\n}', /:7 css: Expected ":"/],
  ['html', 'html\n<p>a</p>', 'html\n<p>\n  a < b</span>', /:7 html: /],
  ['graphql', 'graphql\n{ a(b: 1) { c } }', 'graphql\n{ a(b: ) }', /:6 graphql: Syntax Error/],
  ['xml', 'xml\n<a><b/></a>', 'xml\n<a>\n<b></a>', /:7 xml: mismatched tag/, 'python3'],
  ['mdx', 'mdx\n<Details>a</Details>', 'mdx\n<Details>a', /:6 mdx: Expected a closing tag/],
  ['front matter', 'md\n---\ntitle: a\n---\n', 'md\n---\ntitle: a: b\n---\n', /:6 md: Nested mappings/],
  [
    'mermaid',
    'mermaid\nflowchart LR\n  A[a] --> B',
    'mermaid\nflowchart LR\n  A[a --> B',
    /:6 mermaid: Parse error/,
  ],
  [
    'nginx',
    'nginx\nserver { listen 80; } # b }',
    'nginx\nserver {\n  listen 80\n}',
    /:7 nginx: "listen" ends without ";"/,
  ],
  [
    'nginx braces',
    "nginx\nmap $a $b { default 'x;'; }",
    'nginx\nserver {\n  listen 80;',
    /:6 nginx: "\{" is never closed/,
  ],
  [
    'nginx quotes',
    'nginx\nadd_header A "b\\"c";',
    'nginx\nadd_header A "b;',
    /:6 nginx: """ is never closed/,
  ],
  ['ini', 'ini\n[Unit]\nA=b', 'ini\n[Unit\nA=b', /:6 ini: neither/],
  [
    'dockerfile',
    'dockerfile\nRUN a \\\n  # b\n  c\nCMD ["a"]',
    'dockerfile\nFROM a\nRUNN b',
    /:7 dockerfile: not an instruction/,
  ],
  ['dockerfile lists', 'dockerfile\nCMD a', "dockerfile\nCMD ['a']", /:6 dockerfile: .*JSON/],
  ['diff', 'diff\n a\n-b\n+c', 'diff\n a\nb', /:7 diff: neither kept/],
  ['bash', 'bash\nif a; then b; fi', 'bash\nif a; then\nb', /bash: .*(?:end of file|`if')/],
  ['console', 'console\n$ a \\\n> b\nc) d', 'console\n$ a )\nb', /:6 console: .*syntax error/],
  ['console without commands', 'console\n% a\nb', 'console\na\nb', /without a command/],
  ['zsh', 'zsh\nprint -- ${=a}', 'zsh\nprint )', /zsh: .*parse error/, 'zsh'],
  ['python', 'python\nprint(1)', 'python\na = 1\nprint(1', /:7 python: '\(' was never closed/, 'python3'],
  ['toml', 'toml\na = 1', 'toml\na = ', /toml: Invalid value/, 'python3'],
  ['python output', 'python\nprint(1)', 'python\nprint(2)', /:6 python: prints\n2\nand not\n1/, 'python3'],
  ['js output', 'js\nconsole.log(1)', 'js\nconsole.log(2)', /:6 js: prints\n2\nand not\n1/],
  [
    'js names',
    'js\nconst a = 1;\nconsole.log(a);',
    'js\nconst a = 1;\nconsole.log(b);',
    /:7 js: TS2304: Cannot find name 'b'/,
  ],
  [
    'js imports',
    "js\nimport a from 'a-package';\na();",
    "js\nimport a from './a.mjs';\na();",
    /:6 js: TS2307/,
  ],
  ['js fragments', 'js fragment\na(b);', 'js fragment\na(b;', /:6 js: TS1005/],
  ['ts', 'ts\nexport const a: number = 1;', "ts\nexport const a: number = 'b';", /:6 ts: TS2322/],
  [
    'tsx',
    'tsx\nexport const A = () => <p>a</p>;',
    'tsx\nexport const A = () => <p clas="a" />;',
    /:6 tsx: TS2322/,
  ],
  ['ts fragments', 'ts fragment\na(b);', 'ts fragment\na(b;', /:6 ts: TS1005/],
  ['sql', 'sql\nSELECT 1;', 'sql\nSELECT 1 FROM nowhere;', /:6 sql: no such table: nowhere/],
  [
    'sqlite sessions',
    'console\nsqlite> SELECT 1;',
    'console\nsqlite> SELECT 1;\nsqlite> SELEC 1;',
    /:7 console: near "SELEC"/,
  ],
];

describe('checkSnippets', () => {
  it.each(RIGHT_AND_WRONG)('%s', { timeout: 60_000 }, async (name, right, wrong, problem, program) => {
    if (program !== undefined && !hasProgram(program)) {
      expect(formatReport(await check(right))).toContain(`${program} is not installed`);
      return;
    }
    const output = name.endsWith('output') ? ['text output\n1'] : [];
    expect((await check(right, ...output)).problems).toEqual([]);
    const { problems } = await check(wrong, ...output);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(problems[0]).toMatch(/^docs\/Test\.mdx:\d+ /);
  });

  it(
    'lets the files of a document import each other, and checks the import',
    { timeout: 60_000 },
    async () => {
      const a = 'ts title="a.ts"\nexport const a = 1;';
      expect(
        (await check(a, 'ts title="b.ts"\nimport { a } from \'./a\';\nexport const b = a;')).problems,
      ).toEqual([]);
      const { problems } = await check(a, 'ts title="b.ts"\nimport { c } from \'./a\';\nexport const b = c;');
      expect(problems).toEqual([
        expect.stringContaining(":10 ts: TS2305: Module '\"./a\"' has no exported member 'c'."),
      ]);
    },
  );

  it('allows what is marked as wrong', { timeout: 60_000 }, async () => {
    const { problems } = await check("ts\n// error-next-line\nexport const a: number = 'b';");
    expect(problems).toEqual([]);
  });

  it('runs the SQL of a document on one database and compares the tables shown', async () => {
    const setup = 'sql\nCREATE TABLE t (a, b);\nINSERT INTO t VALUES (1, 2.0), (3, NULL);';
    const select = 'sql\nSELECT * FROM t;';
    const table = (last: string) =>
      `text\n┌───┬─────┐\n│ a │  b  │\n├───┼─────┤\n│ 1 │ 2.0 │\n│ ${last} │     │\n└───┴─────┘`;
    expect((await check(setup, select, table('3'))).problems).toEqual([]);
    expect((await check(setup, select, table('4'))).problems).toEqual([expect.stringContaining('"3"')]);
  });

  it('expects the errors that are shown', async () => {
    const shown = 'text\nParse error near line 1: no such table: t';
    expect((await check('sql\nSELECT * FROM t;', shown)).problems).toEqual([]);
    expect((await check('sql\nSELECT 1;', shown)).problems).toEqual([
      expect.stringContaining('is said to fail'),
    ]);
  });

  it('expects blocks that are wrong on purpose to be wrong', async () => {
    expect((await check('json wrong\n{')).problems).toEqual([]);
    expect((await check('json wrong\n{}')).problems).toEqual([
      'docs/Test.mdx:6 json: is said to be wrong, and is not',
    ]);
  });

  it('counts what it checked and lists what it did not', async () => {
    const documents = ['docs/Test.mdx', 'docs/Test.en.mdx'].map((file) =>
      snippetsOf(file, document('json\n{}', 'vim\nset nu', 'sql postgres\nSELECT $1;')),
    );
    expect(formatReport(await checkSnippets(documents)).split('\n')).toEqual([
      'Checked:',
      '  json            2  parse',
      'Not checked:',
      '  sql             2  PostgreSQL',
      '  vim             2  no checker',
    ]);
  });
});

describe('checkSnippets of a walkthrough', () => {
  const file = 'docs/React/Issue/View.mdx';
  const walk = async (...blocks: string[]) =>
    (await checkSnippets([snippetsOf(file, document(...blocks))])).problems;
  const day = 'title="src/app/issues/Day.tsx"';

  it('compares with the finished project', { timeout: 60_000 }, async () => {
    const excerpt = "const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });";
    const rest =
      '\n\nexport function Day({ at }: { at: Date }) {\n  return <time dateTime={at.toISOString()}>{format.format(at)}</time>;\n}';
    expect(await walk(`tsx ${day}\n${excerpt}${rest}`)).toEqual([]);
    expect(await walk(`tsx ${day}\n${excerpt.replace('UTC', 'GMT')}${rest}`)).toEqual([
      expect.stringContaining('is not in issue-tracker/src/app/issues/Day.tsx'),
      expect.stringContaining('leaves Day.tsx other than the finished one'),
    ]);
  });

  it('follows a page once, not again in its other language', () => {
    const finished = path.join(import.meta.dirname, '../walkthroughs/issue-tracker/src/app/issues/Day.tsx');
    const [first = '', ...rest] = readFileSync(finished, 'utf8').split('\n');
    const step = `tsx step ${day}\n${['// old', ...rest].join('\n')}`;
    const edit = `tsx edit ${day}\n// remove-next-line\n// old\n// add-next-line\n${first}`;
    const translated = snippetsOf(file.replace('.mdx', '.en.mdx'), document(edit));
    expect(REPLAY_CHECKER.check([...snippetsOf(file, document(step, edit)), ...translated])).toEqual({
      findings: [],
    });
  });

  it('type-checks earlier states in the project and follows the edits', { timeout: 60_000 }, async () => {
    const step = `tsx step ${day}\nexport function Day({ at }: { at: Date }) {\n  return <time>{at.year}</time>;\n}`;
    const edit = `tsx edit ${day}\n  // remove-next-line\n  return <b>{at}</b>;\n  // add-next-line\n  return <i />;`;
    expect(await walk(step, edit)).toEqual([
      expect.stringContaining('changes what is not there at this point'),
      expect.stringContaining('leaves Day.tsx other than the finished one'),
      expect.stringContaining("TS2339: Property 'year' does not exist on type 'Date'"),
    ]);
  });
});

describe('applyEdit', () => {
  it.each([
    ['replaces whole lines', 'a\nb\nc', 'b', 'x\ny', 'a\nx\ny\nc\n'],
    ['goes on after what was left out', 'a\nb\nc\nd', 'a\n// ...\nd', 'x\n// ...\ny', 'x\nb\nc\ny\n'],
    ['adds at the end', 'a', '', 'x', 'a\n\nx\n'],
    ['does not find parts of lines', 'abc', 'b', 'x', null],
    ['keeps the order', 'a\nb', 'b\n// ...\na', 'b\n// ...\nx', null],
  ])('%s', (_name, text, before, after, expected) => {
    expect(applyEdit(text, before, after)).toBe(expected);
  });
});

it('isExcerptOf looks for whole lines', () => {
  expect(isExcerptOf('b\n# …\nd', 'a\nb\nc\nd')).toBe(true);
  expect(isExcerptOf('b\nd', 'a\nb\nc\nd')).toBe(false);
});

it('commandsOf finds what was typed', () => {
  expect(commandsOf('# a\nb\n# c').split('\n')).toEqual(['a', '', 'c']);
  expect(commandsOf('$ a \\\n  b\nc\\\nd\n# e').split('\n')).toEqual(['a \\', '  b', '', '', '']);
});
