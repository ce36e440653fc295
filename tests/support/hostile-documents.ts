/*
 * Documents that try to reach what is not theirs, or to take more than there is. Each is an error with its line, within
 * seconds, and nothing of the machine is in its page.
 */

/** A row per attempt: its name, the text below the front matter, its line in the file, and words of the message. */
export type Attempt = readonly [name: string, body: string, line: number, words: string];

/** First line of the text below `---`, `title: x`, `---` and an empty line. */
const FIRST = 5;

const at = (rows: (readonly [name: string, body: string, words: string, line?: number])[]): Attempt[] =>
  rows.map(([name, body, words, line = FIRST]) => [name, body, line, words]);

/** Code that looks for the machine. */
export const ESCAPES = at([
  ['the environment', '{process.env.HOME}', 'process is not defined'],
  [
    'the environment by a constructor',
    "{(() => {}).constructor('return process')().env.HOME}",
    'process is not defined',
  ],
  [
    'by the constructor of a list',
    "{[].filter.constructor('return globalThis.process.env')()}",
    "reading 'env'",
  ],
  ['by the global object', '{globalThis.process.env.HOME}', "reading 'env'"],
  ['by a function of its own', "{new Function('return this')().process.mainModule}", "reading 'mainModule'"],
  ['by indirect eval', '{(0, eval)("process")}', 'process is not defined'],
  ['by this', '{(function () { return this.process; })()}', "reading 'process'"],
  ['files', "{require('fs').readFileSync('/etc/passwd', 'utf8')}", 'does not name a picture'],
  ['files of Node', "{require('node:fs')}", 'does not name a picture'],
  ['programs', "{require('child_process').execSync('id')}", 'does not name a picture'],
  ['the modules of the program', '{module.constructor._load("fs")}', 'module is not defined'],
  ['its folder', '{__dirname}', '__dirname is not defined'],
  ['a module', "{import('fs')}", 'import() cannot load'],
  ['a module by eval', `{eval("import('fs')")}`, 'a promise'],
  ['a module by an import', "import fs from 'fs'\n\n{fs.readFileSync}", 'cannot import'],
  ['a file by an import', "import x from '../../../../etc/passwd'\n\n{x}", 'cannot import'],
  ['the network', "{fetch('https://example.com')}", 'fetch is not defined'],
  ['a socket', "{new WebSocket('wss://example.com')}", 'WebSocket is not defined'],
  ['a thread', "{new Worker('data:text/javascript,1')}", 'Worker is not defined'],
  ['a timer', '{setTimeout(() => {}, 0)}', 'setTimeout is not defined'],
  ['memory of Node', '{Buffer.allocUnsafe(1e6).toString()}', 'Buffer is not defined'],
  ['other engines', '{WebAssembly.compile}', 'WebAssembly is not defined'],
  ['the console', '{console.log.constructor}', 'console is not defined'],
  [
    'the stack',
    '{(() => { Error.prepareStackTrace = (_, sites) => sites; return new Error().stack[0].getThis().process; })()}',
    'failed:',
  ],
  ['a registered component', "{Tabs.constructor.constructor('return process')()}", 'process is not defined'],
  [
    'what is between tags',
    "export const A = ({ children }) => children.constructor.constructor('return process')();\n\n<A>*x*</A>",
    'process is not defined',
    7,
  ],
  [
    'its own front matter',
    "{frontMatter.constructor.constructor('return process')()}",
    'process is not defined',
  ],
  [
    'functions of the host',
    "{Intl.DateTimeFormat.constructor('return process')()}",
    'process is not defined',
  ],
  ['classes of the host', "{new Intl.Locale('en')}", 'failed:'],
  [
    'files of the host',
    "{new Intl.DateTimeFormat('en', { timeZone: '../../etc/passwd' })}",
    'Invalid time zone',
  ],
  ['a proxy', '{new Proxy({}, { get: () => process }).a}', 'process is not defined'],
  [
    'a proxy as a prop',
    '<Steam appId={new Proxy({}, { ownKeys() { return process; } })} />',
    'process is not defined',
  ],
  ['a getter', '{[{ get a() { return process; } }].map(({ a }) => a)}', 'process is not defined'],
  [
    'a getter read when the value is taken out',
    '<Steam appId={(() => ({ get a() { return process; } }))()} />',
    'process is not defined',
  ],
  ['toString', '{`${{ toString: () => process }}`}', 'process is not defined'],
  ['a tagged template', "{((s) => s.raw.map.constructor('return process')())`x`}", 'process is not defined'],
  ['a generator', '{[...(function* () { yield process; })()]}', 'process is not defined'],
  ['an asynchronous function', '{(async () => process)()}', 'async functions cannot run'],
  ['an asynchronous generator', '{(async function* () { yield 1; })()}', 'async functions cannot run'],
  ['a promise', '{Promise.resolve().then(() => process)}', 'a promise'],
  ['what is thrown', '{(() => { throw { get message() { return process; } }; })()}', 'failed:'],
  ['a field of every object', `{JSON.parse('{"__proto__": {"isAdmin": true}}')}`, '__proto__'],
  ['an attribute of every object', '<b constructor="x">y</b>', 'cannot use'],
  ['a forged element', '{({ type: "element", tagName: "script", children: [] })}', 'cannot be shown'],
  ['an export', 'export const a = (() => process.env)();\n\nx', 'process is not defined'],
  ['a destructured export', 'export const { env } = process;\n\nx', 'process is not defined'],
]);

/** Code that gives a page what it must not hold, or lies to the build about what it gives. */
export const FORGERIES = at([
  [
    'a script in capitals',
    "{(() => { const T = 'SCRIPT'; return <T>alert(1)</T>; })()}",
    '<SCRIPT> is not the name',
  ],
  [
    'a frame with one capital',
    "{(() => { const T = 'iFrame'; return <T src='/' />; })()}",
    '<iFrame> is not the name',
  ],
  [
    'an element with a handler in its name',
    "{(() => { const T = 'b onclick=alert(1)'; return <T />; })()}",
    'is not the name',
  ],
  [
    'an element that closes itself',
    "{(() => { const T = 'b><script>alert(1)</script'; return <p><T /></p>; })()}",
    'is not the name',
  ],
  ['an element without a name', "{(() => { const T = ''; return <T />; })()}", '<> is not the name'],
  ['an element of another namespace', '<svg><svg:script>x</svg:script></svg>', 'is not the name'],
  [
    'an attribute that closes its element',
    `<b {...{ 'a"><script>alert(1)</script>': 1 }}>x</b>`,
    'cannot use',
  ],
  ['a handler with a space', "<b {...{ ' onclick': 'alert(1)' }}>x</b>", 'cannot use'],
  ['markup', "<b {...{ dangerouslySetInnerHTML: { __html: '<script>1</script>' } }} />", 'cannot use'],
  ['a reference of React', '<b ref="x">y</b>', 'cannot use'],
  ['a reference of React to a component', '<Steam appId={620} ref="x" />', 'cannot use'],
  ['code as an address in a list', '<a href={["javascript:alert(1)"]}>x</a>', 'javascript:alert(1)'],
  ['code as the second of a list', '<a href={["", "javascript:alert(1)"]}>x</a>', 'javascript:alert(1)'],
  [
    'code as an address after control characters',
    '<area href={"\\u0001java\\nscript:alert(1)"} />',
    'runs code',
  ],
  [
    'text that browsers read as elements',
    '<noscript><b title="</noscript><img src=x onerror=alert(1)>">x</b></noscript>',
    '<noscript> is not possible',
  ],
  ['text without an end', '<plaintext>x</plaintext>', '<plaintext> is not possible'],
  ['a list of objects as an attribute', '<b title={[{ toString: 1 }]}>x</b>', 'The attribute "title"'],
  ['functions as an attribute', '<b title={[() => 1]}>x</b>', 'The attribute "title"'],
  [
    'an object without text as a style',
    '<b style={{ color: { toString: 1 } }}>x</b>',
    'The attribute "style"',
  ],
  ['elements as a style', '<b style={{ color: <i /> }}>x</b>', 'The attribute "style"'],
  ['a style that is none', '<b style="abc">x</b>', 'The attribute "style" of <b> is no CSS'],
  ['an element that holds what it cannot', '<menuitem>x</menuitem>', 'cannot have any content'],
  [
    'a class that knows everything as its own',
    '{(() => { Object.defineProperty((<b />).constructor, Symbol.hasInstance, { value: () => true }); return 1; })()}',
    'failed:',
  ],
  [
    'the type of an element',
    `{(() => { const e = <b />; e.type = { number: '0],["o"],[]],"error":{"a":1},"g":[["h",0' }; return e; })()}`,
    'failed:',
  ],
  [
    'what is between tags, by number',
    'export const A = ({ children }) => { const X = new children.constructor(0, true); return <X a={1} />; };\n\n<A>*x*</A>',
    'cannot be read',
    7,
  ],
  [
    'what is between tags, by code',
    'export const A = ({ children }) => new children.constructor(\'0],["o"],[]]\');\n\n<A>*x*</A> {process}',
    'process is not defined',
    7,
  ],
  [
    'the name of a component',
    '{(() => { const T = new Tabs.constructor({ toString() { return "script"; } }); return <T>x</T>; })()}',
    '<script> is not possible',
  ],
  [
    'the message of an error',
    '{(() => { String.prototype.slice = () => ({ toJSON: () => ({ a: 1 }) }); throw new Error("mine"); })()}',
    'failed: mine',
  ],
  [
    'the number of a declaration',
    'export const a = (() => { __at({ toString: 1 }); throw 1; })();\n\nx',
    'cannot be evaluated',
  ],
  [
    'another message',
    '{(() => { throw new Error("x\\nerror docs/other.mdx:1\\n::error::y\\u001b[2J"); })()}',
    'failed: x',
  ],
  [
    'an error without words',
    '{(() => { throw new Proxy(function () {}, { get() { throw 1; }, getPrototypeOf() { throw 2; } }); })()}',
    'cannot be shown',
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
  [
    'a proxy of options',
    '{new Intl.NumberFormat("en", new Proxy({}, { get: () => process, ownKeys: () => ["style"], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) })).format(1)}',
    'process is not defined',
  ],
  [
    'options that hold themselves',
    '{(() => { const o = {}; o.o = o; return new Intl.NumberFormat("en", o).format(1); })()}',
    'circular',
  ],
  [
    'a billion digits',
    '{new Intl.NumberFormat("en", { minimumFractionDigits: 1e9 }).format(1)}',
    'out of range',
  ],
  ['a date that is none', '{new Date("nonsense").toISOString()}', 'failed:'],
  ['an object with toJSON', '{[{ toJSON: () => "x" }]}', 'cannot be shown'],
  ['a field of the name __proto__', '<Steam appId={{ ["__proto__"]: { a: 1 } }} />', '__proto__'],
  [
    'the constructor of a partial',
    "import * as A from './_part.mdx'\n\n{A.constructor.constructor('return process')()}",
    'process is not defined',
    7,
  ],
]);

/** Code that is odd, and still a page: its text as Markdown. */
export const ODDITIES: readonly (readonly [name: string, body: string, text: string])[] = [
  ['minus nothing', '{-0} {[0 * -1]}', '0 0'],
  ['a list with holes', '{(() => { const a = []; a[9000] = "x"; return a; })()}', 'x'],
  ['a list that is a proxy', '{new Proxy([], { get: (_, key) => (key === "length" ? 2 : "y") })}', 'yy'],
  ['halves of characters', '{"a\\ud800b"}', 'a\ufffdb'],
  ['no date', '{String(new Date(8.64e15 + 1))}', 'Invalid Date'],
  ['the first date', '{new Date(-8.64e15).toLocaleDateString("en")}', '4/20/271822'],
  [
    'a date with methods of its own',
    '{(() => { const d = new Date(0); d.getTime = () => { throw 1; }; return new Intl.DateTimeFormat("en").format(d); })()}',
    '1/1/1970',
  ],
  [
    'options with toJSON',
    '{new Intl.NumberFormat("en", { toJSON: () => ({ style: "percent" }) }).format(1)}',
    '100%',
  ],
  [
    'other built-in methods',
    '{(() => { Array.prototype.map = null; Function.prototype.call = null; Map.prototype.get = null; Reflect.apply = null; JSON.stringify = null; return "x"; })()} {toc.length}',
    'x 0',
  ],
  [
    'a getter for what elements have',
    '{(() => { Object.defineProperty(Object.prototype, "then", { get() { throw 1; } }); return <b>x</b>; })()}',
    '**x**',
  ],
];

/** Code that takes more than there is. */
export const CODE_BOMBS = at([
  ['a list of a billion', '{Array(1e9).fill(0)}', 'of memory'],
  ['a text of a gigabyte', '{"x".repeat(2 ** 30)}', 'failed:'],
  ['a text that doubles', '{(() => { let s = "x"; for (;;) s += s; })()}', 'too long'],
  ['bytes', '{new Uint8Array(1e10)}', 'failed:'],
  ['a set that grows', '{(() => { const s = new Set(); for (;;) s.add({}); })()}', 'of memory'],
  ['a generator without end', '{[...(function* () { for (;;) yield [1]; })()]}', 'failed:'],
  ['a loop', '{(() => { while (true); })()}', 'never ends'],
  ['a loop that catches', '{(() => { for (;;) try { for (;;); } catch {} })()}', 'never ends'],
  ['a loop in an export', 'export const a = (() => { for (;;); })();\n\nx', 'never ends'],
  ['a loop in a component', 'export const A = () => { for (;;); };\n\n<A />', 'never ends', 7],
  ['a loop in a getter', '<Steam appId={(() => ({ get a() { for (;;); } }))()} />', 'never ends'],
  ['a regular expression', '{/^(a+)+$/.test("a".repeat(40) + "b")}', 'never ends'],
  ['another one', '{"x".repeat(60).replace(/(x+x+)+y/g, "")}', 'never ends'],
  ['a function in itself', 'export const f = () => f();\n\n{f()}', 'too deep', 7],
  [
    'a text made of itself',
    '{(() => { class A { toString() { return `${new A()}`; } } return `${new A()}`; })()}',
    'too deep',
  ],
  ['JSON in itself', '{JSON.parse("[".repeat(1e5))}', 'too deep'],
  ['code in itself', '{eval("[".repeat(1e5))}', 'too deep'],
  ['a list in itself', '{(() => { const a = []; a[0] = a; return a; })()}', 'nested in itself'],
  ['a hundred thousand values', '{Array.from({ length: 2e5 }, (_, i) => i)}', 'more than 100,000 values'],
  ['millions of characters', '{"x".repeat(3e6)}', 'more than 2,000,000 characters'],
  ['a number of millions of digits', '{2n ** 10_000_000n}', 'too large'],
  [
    'a component that shows twice what it is given',
    `export const A = ({ children }) => <b>{children}{children}</b>;\n\n${'<A>'.repeat(30)}x${'</A>'.repeat(30)}`,
    'elements',
    7,
  ],
  [
    'segments that each hold the text',
    '{[...new Intl.Segmenter("en").segment("a b ".repeat(40_000))].length}',
    'more than 20,000 characters',
  ],
  [
    'a list that says it is long',
    '{new Proxy([1], { get: (_, key) => (key === "length" ? 4e9 : "x") })}',
    'more than 100,000 values',
  ],
  [
    'a list with a last item',
    '{(() => { const a = []; a[4294967294] = 1; return a; })()}',
    'more than 100,000 values',
  ],
  [
    'an element in itself',
    '{(() => { const e = <b />; e.children.push(e); return e; })()}',
    'nested in itself',
  ],
  [
    'a getter that gives itself',
    '{(() => { const f = () => ({ get a() { return f(); } }); return f(); })()}',
    'more than 100 deep',
  ],
  ['a loop in a trap', '{new Proxy({}, { getPrototypeOf() { for (;;); } })}', 'never ends'],
  [
    'a loop in instanceof',
    '{(() => { Object.defineProperty(Promise, Symbol.hasInstance, { value() { for (;;); } }); return new Map(); })()}',
    'never ends',
  ],
  [
    'a loop in the message of an error',
    '{(() => { const e = new Error(); Object.defineProperty(e, "message", { get() { for (;;); } }); throw e; })()}',
    'never ends',
  ],
  ['a loop in a static block', 'export class A { static { for (;;); } }\n\nx', 'never ends'],
  [
    'a component that shows itself',
    'export const A = ({ children }) => <A>{children}</A>;\n\n<A>x</A>',
    'too deep',
    7,
  ],
  [
    'an export that is too much, as a component',
    'export const A = Array.from({ length: 2e5 }, (_, i) => i);\n\n<A />',
    'more than 100,000 values',
    7,
  ],
  [
    'an export with a loop, as a component',
    'export const A = new Proxy({}, { getPrototypeOf() { for (;;); } });\n\n<A />',
    'never ends',
    7,
  ],
  [
    'a list of a thousand tables of contents',
    `${'## a\n\n'.repeat(1000)}${'<TOCInline toc={toc} />\n\n'.repeat(100)}`,
    'elements',
    2137,
  ],
  ['many long texts', '{"x".repeat(1.5e6)}\n\n'.repeat(10), 'more than 10,000,000 characters altogether', 17],
  [
    'one long text many times',
    `export const A = ({ children }) => Array(3000).fill(children);\n\n<A>**${'x'.repeat(20_000)}**</A>`,
    'elements',
    7,
  ],
  ['Intl in a loop', '{(() => { for (;;) new Intl.NumberFormat("en").format(1); })()}', 'never ends'],
]);

/** Code that no step interrupts: the clock ends it. */
export const CLOCK_BOMBS = at([
  ['a search that nothing interrupts', '{Array(4e9).indexOf(1)}', 'takes too long'],
  ['one in the second line', 'x\n{"a".repeat(8e6).indexOf("a".repeat(4e6) + "b")}', 'takes too long', 6],
]);

/** Texts that take more than there is before any code runs. */
export const TEXT_BOMBS = at([
  [
    'a table of 100,000 cells',
    `${'| a '.repeat(100)}|\n${'|---'.repeat(100)}|\n${`${'| x '.repeat(100)}|\n`.repeat(1000)}`,
    'cells',
  ],
  ['a table of 100,000 columns', `a\n\n${'|a'.repeat(1e5)}|\n${'|-'.repeat(1e5)}|`, 'cells', 7],
  ['5,000 quotes', `a\n\n${'>'.repeat(5000)} x`, 'nested here', 7],
  ['5,000 lists', `${'- '.repeat(5000)}x`, 'nested here'],
  [
    'lists below each other',
    Array.from({ length: 500 }, (_, i) => `${' '.repeat(2 * i)}- x`).join('\n'),
    'nested here',
    106,
  ],
  ['containers', ':::note\n'.repeat(1000), 'nested here', 105],
  ['elements', `${'<b>'.repeat(5000)}x${'</b>'.repeat(5000)}`, 'nesting is too deep', 4],
  ['expressions', `{${'[ '.repeat(20_000)}}`, 'acorn'],
  ['templates', `{${'`${'.repeat(3000)}1${'}`'.repeat(3000)}}`, 'braces'],
  ['brackets', `x ${'['.repeat(20_000)}`, 'repeats one mark'],
  ['code', `x ${'`'.repeat(5000)} x`, 'repeats one mark'],
  ['footnotes', Array.from({ length: 3000 }, (_, i) => `[^${i}]: y\n`).join('\n'), 'footnotes', 2005],
  ['150,000 links', '[a](b) '.repeat(140_000), 'characters of markup'],
  ['100,000 expressions', `a\n\n${'{1 + 1} '.repeat(100_000)}`, 'characters of markup', 7],
  ['quotes after what looks like code', `{/*\n\`\`\`\n*/}\n\n${'>'.repeat(5000)} x`, 'nested here', 9],
  ['lists after a quote with code', `> \`\`\`\n\n${'- '.repeat(5000)}x`, 'nested here', 7],
  ['characters', 'word '.repeat(300_000), '1,000,000 characters'],
  ['lines', '\n'.repeat(60_000), '50,000 lines', 50_004],
  [
    'a formula that multiplies',
    '$\\def\\a#1{#1#1#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}$',
    'expansions',
  ],
  ['a formula without end', '$\\def\\a{\\a\\a}\\a$', 'expansions'],
]);

/** Texts that are a lot, and still a page. */
export const HEAVY_TEXTS: readonly (readonly [name: string, body: string])[] = [
  ['2,000 expressions', '{[1].map((n) => <b>{n}</b>)}\n\n'.repeat(2000)],
  ['an expression of 200,000 characters', `{[${'"潮", '.repeat(33_000)}].length}`],
  ['10,000 headings', Array.from({ length: 10_000 }, (_, index) => `## H${String(index)}\n`).join('\n')],
  [
    'a table of 10,000 cells',
    `${'| a '.repeat(10)}|\n${'|---'.repeat(10)}|\n${`${'| x '.repeat(10)}|\n`.repeat(1000)}`,
  ],
  ['100 quotes', `${'>'.repeat(100)} x`],
  ['a line of 200,000 characters', '潮'.repeat(200_000)],
];

/** What the attempts import. */
export const PARTIALS: readonly { path: string; text: string }[] = [
  { path: 'docs/_part.mdx', text: 'x' },
  { path: 'docs/_secret.mdx', text: '{process.env}' },
  { path: 'docs/_self.mdx', text: "import A from './_self.mdx'\n\n<A />" },
];
