import { describe, expect, it } from 'vitest';
import { checkSnippets, formatReport } from './check';
import { commandsOf, hasProgram } from './programs';
import { snippetsOf } from './snippet';
import { applyEdit } from './walkthroughs';

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
  ['bash output', 'bash\necho 1', 'bash\necho 2', /:6 bash: prints\n2\nand not\n1/],
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
  const walk = async (...pages: [file: string, ...blocks: string[]][]) =>
    (
      await checkSnippets(
        pages.map(([page, ...blocks]) => snippetsOf(`docs/React/Issue/${page}`, document(...blocks))),
      )
    ).problems;
  const a = 'ts title="src/a.ts"\nexport const a = 1;\nexport const unused = 2;';
  const b = 'ts title="src/b.ts"\nimport { a } from \'@/a\';\nexport const b: number = a;';

  it.each<[name: string, pages: [file: string, ...blocks: string[]][], problems: string[]]>([
    [
      'a project that type-checks',
      [
        ['Setup.mdx', a],
        ['View.mdx', b],
      ],
      [],
    ],
    [
      'a file that a later page shows',
      [
        ['Setup.mdx', b],
        ['View.mdx', a],
      ],
      [],
    ],
    ['a file that no page shows', [['Setup.mdx', b]], ["Setup.mdx:6 ts: TS2307: Cannot find module '@/a'"]],
    [
      'an edit that breaks an earlier file',
      [
        ['Setup.mdx', a, b],
        [
          'View.mdx',
          'ts title="src/a.ts"\n// remove-next-line\nexport const a = 1;\n// add-next-line\nexport const a = \'1\';',
        ],
      ],
      [
        "Setup.mdx:12 ts: TS2322: Type 'string' is not assignable to type 'number'. (src/b.ts, at the end of docs/React/Issue/View.mdx)",
      ],
    ],
    [
      'an edit that finds no place',
      [['Setup.mdx', a, 'ts title="src/a.ts"\n// remove-next-line\nexport const old = 1;']],
      ['Setup.mdx:11 ts: changes what is not there'],
    ],
    [
      'an addition',
      [['Setup.mdx', a, 'ts title="src/a.ts"\nexport const a = 3;']],
      ['Setup.mdx:6 ts: TS2451', 'Setup.mdx:11 ts: TS2451: Cannot redeclare'],
    ],
    [
      'a translation',
      [
        ['Setup.en.mdx', a.replace('1', "'1'")],
        ['Setup.mdx', a],
        ['View.mdx', b],
      ],
      [],
    ],
    [
      'a query that does not fit the schema',
      [
        ['Setup.mdx', 'prisma title="prisma/schema.prisma"\nmodel Note {\n  id Int @id\n  title String?\n}'],
        [
          'View.mdx',
          "ts title=\"src/a.ts\"\nimport { PrismaClient } from '@/generated/prisma/client';\nexport const notes = (db: PrismaClient) => db.note.findMany({ where: { title: 'a' } });\nexport const texts = (db: PrismaClient) => db.note.findMany({ where: { title: 1 } });",
        ],
      ],
      ['View.mdx:8 ts: TS'],
    ],
    [
      'a schema with an unknown type',
      [['Setup.mdx', 'prisma title="prisma/schema.prisma"\nmodel Note {\n  id Strng @id\n}']],
      ['Setup.mdx:6 prisma: Error: there is no type Strng'],
    ],
    [
      'migrations',
      [['Setup.mdx', 'sql title="prisma/migrations/1_init/migration.sql"\nDROP TABLE nowhere;']],
      ['Setup.mdx:6 sql: the migrations fail'],
    ],
  ])('%s', { timeout: 60_000 }, async (_name, pages, problems) => {
    const found = await walk(...pages);
    expect(found).toEqual(problems.map((problem): unknown => expect.stringContaining(problem)));
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

it('commandsOf finds what was typed', () => {
  expect(commandsOf('# a\nb\n# c').split('\n')).toEqual(['a', '', 'c']);
  expect(commandsOf('$ a \\\n  b\nc\\\nd\n# e').split('\n')).toEqual(['a \\', '  b', '', '', '']);
});
