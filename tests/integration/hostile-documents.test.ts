import { describe, expect, it } from 'vitest';
import { importFinder } from '../../src/domain/content/imported-files';
import { readDocument, type ReadDocument } from '../../src/domain/content/read-document';
import { QuickJsEngine } from '../../src/gatsby/script/quick-js';
import { htmlOf } from '../support/compile';
import { READ_OPTIONS } from '../support/content';

/** A document reads nothing of the machine, runs nothing in a browser, and stops no build: attempts are errors. */

process.env.TIDEPOOL_TEST_SECRET = 'secret-of-the-builder';

const engine = new QuickJsEngine(process.cwd());
/** The clock ends what nothing else ends: here soon. */
const impatient = new QuickJsEngine(process.cwd(), 2000);

const manyFields = (count: number, line = (name: string) => `${name}: 1`, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => line(`k${String(index)}`)).join(between);

const findImport = importFinder([
  { path: 'data/many.json', text: `{${manyFields(60_000, (name) => `"${name}": 1`, ',')}}` },
  { path: 'docs/_part.mdx', text: 'x' },
  { path: 'docs/_secret.mdx', text: '{process.env}' },
  { path: 'docs/_self.mdx', text: "import A from './_self.mdx'\n\n<A />" },
]);

/** Reads a document whose text begins on line 5. */
const read = (body: string, by = engine, field = 'title: x'): ReadDocument =>
  readDocument(
    { path: 'docs/x.mdx', text: `---\n${field}\n---\n\n${body}` },
    { collection: 'doc', key: 'x', locale: 'en' },
    { ...READ_OPTIONS, engine: by, findImport },
  );

/** A name, the text, words of the message, and the line of the problem unless it is the first of the text. */
type Attempt = [name: string, body: string, words: string, line?: number];

const isFound = ([, body, words, line = 5]: Attempt, by = engine): void => {
  const { problems, compiled } = read(body, by);
  const told = problems.map(
    (problem) => `${problem.severity} ${String(problem.line)} ${problem.found} ${problem.fix}`,
  );
  expect(told.filter((text) => text.startsWith(`error ${String(line)} `)).join('\n')).toContain(words);
  expect(told.join('\n').replaceAll(process.cwd(), 'node_modules')).not.toMatch(/\n\s+at |node_modules/);
  expect(JSON.stringify(compiled)).not.toContain('secret-of-the-builder');
};

describe('documents', () => {
  it.each<Attempt>([
    [
      'the environment by a constructor',
      "{(() => {}).constructor('return process')().env.HOME}",
      'process is not defined',
    ],
    ['the environment by a list', "{[].map.constructor('return globalThis.process.env')()}", "reading 'env'"],
    ['the environment by this', '{(function () { return this.process; })()}', "reading 'process'"],
    ['the environment by eval', '{(0, eval)("process")}', 'process is not defined'],
    ['files', "{require('fs').readFileSync('/etc/passwd', 'utf8')}", 'does not name a picture'],
    ['the modules of the program', '{module.constructor._load("fs")}', 'module is not defined'],
    ['a module', `{eval("import('fs')")}`, 'a promise'],
    ['a file by an import', "import x from '../../../../etc/passwd'\n\n{x}", 'cannot import'],
    ['the network', "{fetch('https://example.com')}", 'fetch is not defined'],
    ['a timer', '{setTimeout(() => {}, 0)}', 'setTimeout is not defined'],
    ['other engines', '{WebAssembly.compile}', 'WebAssembly is not defined'],
    [
      'the stack',
      '{(() => { Error.prepareStackTrace = (_, sites) => sites; return new Error().stack[0].getThis().process; })()}',
      'failed:',
    ],
    ['a component’s realm', "{Tabs.constructor.constructor('return process')()}", 'process is not defined'],
    [
      'its children’s realm',
      "export const A = ({ children }) => children.constructor.constructor('return process')();\n\n<A>*x*</A>",
      'process is not defined',
      7,
    ],
    [
      'its front matter’s realm',
      "{frontMatter.constructor.constructor('return process')()}",
      'process is not defined',
    ],
    [
      'a partial’s realm',
      "import * as A from './_part.mdx'\n\n{A.constructor.constructor('return process')()}",
      'process is not defined',
      7,
    ],
    [
      'the host’s functions',
      "{Intl.DateTimeFormat.constructor('return process')()}",
      'process is not defined',
    ],
    [
      'the host’s files',
      "{new Intl.DateTimeFormat('en', { timeZone: '../../etc/passwd' })}",
      'Invalid time zone',
    ],
    [
      'a getter read with the result',
      '<Steam appId={(() => ({ get a() { return process; } }))()} />',
      'process is not defined',
    ],
    ['later turns', '{(async () => process)()}', 'async functions cannot run'],
    ['every object’s fields', `{JSON.parse('{"__proto__": {"isAdmin": true}}')}`, '__proto__'],
    ['an export', 'export const { env } = process;\n\nx', 'process is not defined'],
  ])('do not reach: %s', (...row) => isFound(row));

  it.each<Attempt>([
    [
      'a script in capitals',
      "{(() => { const T = 'SCRIPT'; return <T>alert(1)</T>; })()}",
      '<SCRIPT> is not the name',
    ],
    [
      'a handler in a name',
      "{(() => { const T = 'b onclick=alert(1)'; return <T />; })()}",
      'is not the name',
    ],
    ['another namespace', '<svg><svg:script>x</svg:script></svg>', 'is not the name'],
    [
      'an attribute that closes its element',
      `<b {...{ 'a"><script>alert(1)</script>': 1 }}>x</b>`,
      'cannot use',
    ],
    ['a handler with a space', "<b {...{ ' onclick': 'alert(1)' }}>x</b>", 'cannot use'],
    ['markup', "<b {...{ dangerouslySetInnerHTML: { __html: '<script>1</script>' } }} />", 'cannot use'],
    ['a reference of React', '<Steam appId={620} ref="x" />', 'cannot use'],
    ['code as an address in a list', '<a href={["", "javascript:alert(1)"]}>x</a>', 'javascript:alert(1)'],
    ['code after control characters', '<area href={"\\u0001java\\nscript:alert(1)"} />', 'runs code'],
    [
      'text that browsers read as elements',
      '<noscript><b title="</noscript><img src=x onerror=alert(1)>">x</b></noscript>',
      '<noscript> is not possible',
    ],
    [
      'a title outside of drawings',
      '<p><title><b title="</title><script>alert(1)</script>">x</b></title></p>',
      '<title> is not possible',
    ],
    [
      'a title in what a drawing shows of a page',
      '<svg><foreignObject><title>x</title></foreignObject></svg>',
      '<title> is not possible',
    ],
    ['elements in a title', '<svg><title><b title="</title>">x</b></title></svg>', '<title> is not possible'],
    [
      'code late in an animation',
      '<svg><a><animate attributeName="href" values="#; java&#10;script:alert(1)" /></a></svg>',
      'runs code',
    ],
    ['a method of the page', '<form name="createElement">x</form>', 'The name "createElement" of <form>'],
    [
      'a method of the page by a picture',
      '<img name="querySelector" src="/x.png" alt="" />',
      'hides something',
    ],
    ['a property of a form', '<form><input name="parentNode" /></form>', 'hides something'],
    ['a property of a form by an id', '<form><button id="nodeType">x</button></form>', 'hides something'],
    ['the data of the page', '<div id="page:data">{"{}"}</div>', 'The id "page:data" of <div>'],
    ['a variable of the scripts', '<b id="webpackChunktidepool">x</b>', 'hides something'],
    ['a tree in the shadow', '<div><template shadowrootmode="open">x</template></div>', 'cannot use'],
    ['a message at each click', '<a href="/" ping="https://evil.example">x</a>', 'cannot use'],
    ['an element of nobody', '<sript>x</sript>', 'is not the name'],
    [
      'a connection',
      '<head><link rel="preconnect" href="https://evil.example" /></head>',
      'rel="preconnect"',
    ],
    [
      'a request ahead',
      '<head><link rel="icon  DNS-Prefetch" href="//evil.example" /></head>',
      'rel="icon  DNS-Prefetch"',
    ],
    ['whole addresses', '<head><meta name="referrer" content="unsafe-url" /></head>', 'name="referrer"'],
    [
      'a policy',
      '<head><meta http-equiv="refresh" content="0;url=//evil.example" /></head>',
      'has http-equiv="refresh"',
    ],
    ['a style as text in the head', '<head><meta name="x" style="color:red" /></head>', 'style="color:red"'],
    [
      'a style as text of a tab',
      '<Tabs><TabItem value="a" attributes={{ style: "color:red" }}>x</TabItem></Tabs>',
      '"style", which a document cannot use as text',
    ],
    ['an object as an attribute', '<b title={[{ toString: 1 }]}>x</b>', 'The attribute "title"'],
    ['an element as a style', '<b style={{ color: <i /> }}>x</b>', 'The attribute "style"'],
    ['a syntax tree', '{({ type: "element", tagName: "script", children: [] })}', 'cannot be shown'],
    [
      'the wire format',
      `{(() => { const e = <b />; e.type = { number: '0],["o"],[]],"error":{"a":1},"g":[["h",0' }; return e; })()}`,
      'failed:',
    ],
    [
      'children',
      'export const A = ({ children }) => { const X = new children.constructor(0, true); return <X a={1} />; };\n\n<A>*x*</A>',
      'cannot be read',
      7,
    ],
    [
      'the name of a component',
      '{(() => { const T = new Tabs.constructor({ toString() { return "script"; } }); return <T>x</T>; })()}',
      '<script> is not possible',
    ],
    [
      'the message of an error',
      '{(() => { throw new Error("x\\nerror docs/other.mdx:1\\n::error::y\\u001b[2J"); })()}',
      'failed: x',
    ],
    [
      'an error that reads itself',
      '{(() => { const e = new Error(); Object.defineProperty(e, "message", { get() { throw e; } }); throw e; })()}',
      'cannot be shown',
    ],
    [
      'a revoked proxy',
      '{(() => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy; })()}',
      'revoked',
    ],
  ])('do not forge: %s', (...row) => isFound(row));

  it.each<Attempt>([
    ['memory', '{Array(1e9).fill(0)}', 'of memory'],
    ['a text that doubles', '{(() => { let s = "x"; for (;;) s += s; })()}', 'too long'],
    ['a loop that catches', '{(() => { for (;;) try { for (;;); } catch {} })()}', 'never ends'],
    ['a loop in an export', 'export const a = (() => { for (;;); })();\n\nx', 'never ends'],
    ['a regular expression', '{/^(a+)+$/.test("a".repeat(40) + "b")}', 'never ends'],
    ['recursion', 'export const f = () => f();\n\n{f()}', 'too deep', 7],
    ['a list in itself', '{(() => { const a = []; a[0] = a; return a; })()}', 'nested in itself'],
    ['a long text', '{"x".repeat(3e6)}', 'more than 2,000,000 characters'],
    ['long texts', '{"x".repeat(1.5e6)}\n\n'.repeat(10), 'more than 10,000,000 characters altogether', 17],
    [
      'long loops',
      '{(() => { let i = 4e6; while (i--); })()}\n\n'.repeat(8),
      '20,000,000 steps altogether',
      15,
    ],
    ['many values', '{Array.from({ length: 2e5 }, (_, i) => i)}', 'more than 100,000 values'],
    ['a long request', '{new Intl.NumberFormat("en").format("1".repeat(3e5))}', 'more text than one call'],
    ['deep elements', `${'<b>'.repeat(1500)}x${'</b>'.repeat(1500)}`, 'nesting is too deep', 4],
    [
      'a table',
      `x\n\n${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'|\n'.repeat(20_000)}`,
      '100,000 cells',
      7,
    ],
    [
      'many tables',
      `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'|\n'.repeat(300)}\nx\n\n`.repeat(2),
      'cells',
      310,
    ],
    ['a formula', '$\\def\\a{\\a\\a}\\a$', 'expansions'],
  ])('do not run away: %s', (...row) => isFound(row), 60_000);

  it('are ended by the clock where no step is counted', () => {
    isFound(['', '{Array(4e9).indexOf(1)}', 'takes too long'], impatient);
    isFound(['', '[a](b) '.repeat(50_000), 'takes too long', 4], new QuickJsEngine(process.cwd(), 10));
  });

  it('name another site as the original with a warning only', () => {
    const told = (href: string) => read(`<head><link rel="canonical" href="${href}" /></head>`).problems;
    expect(told('https://evil.example/x')[0]).toMatchObject({ severity: 'warning', line: 5 });
    expect(told(`${READ_OPTIONS.siteUrl}.evil.example/`)).toHaveLength(1);
    expect(told('//evil.example')).toHaveLength(1);
    for (const own of [`${READ_OPTIONS.siteUrl}/x`, READ_OPTIONS.siteUrl, '/x'])
      expect(told(own)).toEqual([]);
  });

  it.each([
    ['front matter', `title: x\n${manyFields(60_000)}`, 'x', 60_000],
    ['data', 'title: x', "import d from '../data/many.json'\n\n{d.k1}", 0],
  ])('may have very many fields: %s', (_, fields, body, warnings) => {
    const { problems, isTimedOut } = read(body, engine, fields);
    expect({ warnings: problems.length, isTimedOut }).toEqual({ warnings, isTimedOut: false });
  });

  it('are ended in their front matter, too', () => {
    const { problems, isTimedOut } = read('x', new QuickJsEngine(process.cwd(), 1), manyFields(20_000));
    expect(isTimedOut).toBe(true);
    const found = 'The front matter cannot be read: it takes too long.';
    expect(problems[0]).toMatchObject({ severity: 'error', line: 1, found });
  });

  it.each([
    ['halves of characters', '{"a\\ud800b"}', 'a\ufffdb'],
    ['no date', '{String(new Date(8.64e15 + 1))}', 'Invalid Date'],
    [
      'other built-in methods',
      '{(() => { Array.prototype.map = null; Map.prototype.get = null; JSON.stringify = null; return "x"; })()}',
      'x',
    ],
  ])('may be odd: %s', (_, body, text) => {
    const { problems, compiled } = read(body);
    expect(problems).toEqual([]);
    expect(htmlOf(compiled.tree).trim()).toBe(text);
  });

  it('leave nothing behind for the next one', () => {
    read(
      'export const a = (() => { Object.prototype.title = "x"; Array.prototype.map = null; globalThis.b = 1; return 1; })();\n\n{a}',
    );
    const { problems, compiled } = read('{[1].map((n) => n + 1).join()} {typeof b} {String({}.title)}');
    expect(problems).toEqual([]);
    expect(htmlOf(compiled.tree).trim()).toBe('2\nundefined\nundefined');
  });

  it('say all at once, also after one that broke the engine', () => {
    const { problems } = read(
      '{JSON.parse("[".repeat(1e5))}\n\n<script>x</script>\n\n[a](javascript:alert(1))',
    );
    expect(problems.map(({ line }) => line)).toEqual([5, 7, 9]);
    expect(read('{1 + 1}').problems).toEqual([]);
  });

  it('name the partial that does it', () => {
    const places = (body: string) => read(body).problems.map(({ file, line }) => `${file}:${String(line)}`);
    expect(places("import A from './_secret.mdx'\n\n<A />")).toEqual(['docs/_secret.mdx:1']);
    expect(places("import A from './_self.mdx'\n\n<A />")).toContain('docs/_self.mdx:1');
  });
});
