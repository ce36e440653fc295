import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { brief } from '../../../tests/support/content';
import { compile } from './compile';
import { isKnownLanguage } from './highlight';

const html = (source: string, locale: 'zh-Hans' | 'en' = 'en'): string =>
  htmlOf(compileClean(source, { locale }).tree);

/** Classes of each line, without `line`. */
const lineClasses = (source: string): string[] =>
  [...html(source).matchAll(/<span class="line( [^"]*)?">/g)].map((match) => (match[1] ?? '').trim());

describe('code blocks', () => {
  it('apply ranges and magic comments to the same lines', () => {
    expect(
      lineClasses('```js {1,3}\n// add-next-line\na\n// error-start\nb\nc\n// error-end\nd\n```'),
    ).toEqual(['line-add line-highlight', 'line-error', 'line-error line-highlight', '']);
  });

  it.each([
    ['one trailing newline removed', '<CodeBlock language="js">{`a\n\n`}</CodeBlock>', ['', '']],
    ['line ends of Windows', '<CodeBlock language="js">{"a\\r\\nb"}</CodeBlock>', ['', '']],
    ['an empty block', '```js\n```', ['']],
  ])('%s', (_, source, expected) => {
    expect(lineClasses(source)).toEqual(expected);
    expect(html(source)).not.toContain('\r');
  });

  it.each([
    ['showLineNumbers', 'class="numbered"', '--start'],
    ['showLineNumbers=7', 'class="numbered" style="--start:7"', 'never'],
    ['showLineNumbers=false', '<pre tabindex="0">', 'numbered'],
    ['', '<pre tabindex="0">', 'numbered'],
  ])('numbers with "%s"', (meta, present, absent) => {
    const result = html(`\`\`\`js ${meta}\na\n\`\`\``);
    expect(result).toContain(present);
    expect(result).not.toContain(absent);
  });

  it.each([
    ['{true} over nothing', 'showLineNumbers', 'numbered', true],
    ['{5}', 'showLineNumbers={5}', '--start:5', true],
    ['{false} over the meta', 'showLineNumbers={false} metastring="showLineNumbers"', 'numbered', false],
    ['{true} with the meta’s start', 'showLineNumbers metastring="showLineNumbers=9"', '--start:9', true],
  ])('prop showLineNumbers=%s', (_, props, needle, expected) => {
    expect(html(`<CodeBlock language="js" ${props}>a</CodeBlock>`).includes(needle)).toBe(expected);
  });

  it('prefer the title of the fence’s meta to none, and a prop to both', () => {
    expect(html('```js title="a.js"\na\n```')).toContain('<figcaption>a.js</figcaption>');
    expect(html('<CodeBlock language="js" title="b.js" metastring=\'title="a.js"\'>a</CodeBlock>')).toContain(
      '<figcaption>b.js</figcaption>',
    );
    expect(html('```js\na\n```')).not.toContain('figcaption');
  });

  it('name their buttons in the language of the text', () => {
    expect(html('```js\na\n```')).toContain(
      'aria-label="Copy code to clipboard" title="Copy" data-done="Copied"',
    );
    expect(html('```js\na\n```', 'zh-Hans')).toContain(
      'aria-label="复制代码到剪贴板" title="复制" data-done="已复制"',
    );
  });

  it('report directives that start or end nothing at their line', () => {
    const { problems } = compile('text\n\n```js\na\n// add-end\nb\n```', compileOptions());
    expect(brief(problems)).toEqual([expect.stringContaining('warning docs/Test.mdx:5:1 A magic comment')]);
  });

  it('cannot highlight lines where the site has no look for them', () => {
    const { problems } = compile('```js {1}\na\n```', compileOptions({ magicComments: [] }));
    expect(brief(problems)).toEqual([expect.stringContaining('error docs/Test.mdx:1:1')]);
  });

  it('colour the lines of a diff as a whole', () => {
    expect(html('```diff\n- a\n+ b\n  c\n```')).toContain(
      '<span class="line"><span class="token deleted-sign deleted">-</span><span class="token deleted-sign deleted"> a</span>\n</span>',
    );
  });

  it('take a plain <pre> as it is, without highlighting', () => {
    expect(html('<pre>tide <b>table</b></pre>')).toMatch(
      /^<figure className="code"><pre tabindex="0">tide <b>table<\/b><\/pre><button[^]*<\/figure>$/,
    );
  });
});

describe('ranges that say nothing', () => {
  it.each([
    ['{3-1,x}', /The range \{3-1,x\} contains "3-1", "x", which matches no line\./],
    ['title="a.js" {0, 1}', /contains "0"/],
    ['{}', /contains ""/],
  ])('%s is reported at its fence', (meta, message) => {
    const { problems } = compile(`text\n\n\`\`\`js ${meta}\na\nb\n\`\`\``, compileOptions());
    expect(problems).toMatchObject([
      { severity: 'warning', line: 3, found: expect.stringMatching(message) as unknown },
    ]);
    expect(problems[0]?.fix).not.toBe('');
  });

  it.each(['{1-99}', '{2} showLineNumbers={3}', 'title="{x}.js"'])('%s is fine', (meta) => {
    compileClean(`\`\`\`js ${meta}\na\nb\n\`\`\``);
  });
});

describe('languages', () => {
  it.each(
    'bash latex json markdown python js ts jsx tsx html css scss go rust java c cpp dockerfile yaml toml nginx ini php sql lua haskell wasm vb vba vbnet batch basic fsharp ocaml sml fortran cobol matlab diff text console'.split(
      ' ',
    ),
  )('%s is known', (language) => expect(isKnownLanguage(language)).toBe(true));

  it('does not take names of objects for languages', () => {
    expect(
      ['nolang', 'meta', 'extend', 'insertBefore', 'DFS', 'constructor'].filter(isKnownLanguage),
    ).toEqual([]);
  });
});

describe('code groups', () => {
  it('are tabs named by the fences’ titles', () => {
    const { tree } = compileClean(
      ':::code-group{groupId="pm" queryString}\n```bash title="npm"\nnpm i\n```\n\n```bash [yarn]\nyarn add\n```\n\n```js\na\n```\n:::',
    );
    expect(tree).toMatchObject([
      {
        component: 'Tabs',
        props: { className: 'code-group', groupId: 'pm', queryString: 'pm', defaultValue: 'npm' },
        children: [
          { component: 'TabItem', props: { value: 'npm', label: 'npm' } },
          { component: 'TabItem', props: { value: 'yarn', label: 'yarn' } },
          { component: 'TabItem', props: { value: 'js', label: 'js' } },
        ],
      },
    ]);
    expect(htmlOf(tree)).not.toContain('figcaption');
    expect(htmlOf(tree)).toContain('<span class="line"><span class="token function">npm</span> i');
  });

  it('warn of anything but fences', () => {
    const { problems } = compile(':::code-group\ntext\n\n```js\na\n```\n:::', compileOptions());
    expect(brief(problems)).toEqual([
      expect.stringContaining('warning docs/Test.mdx:2:1 A code group contains'),
    ]);
  });

  it('need a fence', () => {
    const { problems } = compile(':::code-group\n:::', compileOptions());
    expect(brief(problems)).toEqual([
      expect.stringContaining('error docs/Test.mdx:1:1 <Tabs> contains no tab'),
    ]);
  });
});

it.each([
  [
    '```js title=tide.js\na\n```',
    'warning docs/Test.mdx:1:1 Code blocks have no setting "title=tide.js"',
    'in quotes',
  ],
  ['```js startLine=3\na\n```', ':1:1 Code blocks have no setting "startLine=3"', 'showLineNumbers=7'],
  ['```js ins={2}\na\n```', ':1:1 Code blocks have no setting "ins={2}"', 'Mark whole lines'],
  ['```js Live\na\n```', ':1:1 Code blocks have no setting "Live"', 'Did you mean "live"?'],
  ['文\n\n```js\na\nb // [!code ++]\n```', ':5:1 "[!code ++]" marks no line', 'add-next-line'],
])('warns of settings that it has not: %j', (source, found, fix) => {
  const [problem = ''] = brief(compile(source, compileOptions()).problems);
  expect(problem).toContain(found);
  expect(problem).toContain(fix);
});
