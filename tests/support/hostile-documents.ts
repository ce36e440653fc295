/*
 * Documents that try to reach what is not theirs, or to take more than there is. Each is an error with its line, within
 * seconds, and nothing of the machine is in its page.
 */

/** A row per attempt: its name, the text below the front matter, its line in the file, and words of the message. */
export type Attempt = readonly [name: string, body: string, line: number, words: string];

/** First line of the text below `---`, `title: x`, `---` and an empty line. */
const FIRST = 5;

/** Rows with the line where most texts begin. */
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

/** Code and text that take more than there is. */
export const BOMBS = at([
  ['a list of a billion', '{Array(1e9).fill(0)}', 'of memory'],
  ['a text that doubles', '{(() => { let s = "x"; for (;;) s += s; })()}', 'too long'],
  ['a loop', '{(() => { while (true); })()}', 'never ends'],
  ['a loop that catches', '{(() => { for (;;) try { for (;;); } catch {} })()}', 'never ends'],
  ['a loop in an export', 'export const a = (() => { for (;;); })();\n\nx', 'never ends'],
  ['a loop in a component', 'export const A = () => { for (;;); };\n\n<A />', 'never ends', 7],
  ['a regular expression', '{/^(a+)+$/.test("a".repeat(40) + "b")}', 'never ends'],
  ['a function in itself', 'export const f = () => f();\n\n{f()}', 'too deep', 7],
  ['a list in itself', '{(() => { const a = []; a[0] = a; return a; })()}', 'nested in itself'],
  ['millions of characters', '{"x".repeat(3e6)}', 'more than 2,000,000 characters'],
  ['elements', `${'<b>'.repeat(5000)}x${'</b>'.repeat(5000)}`, 'nesting is too deep', 4],
  ['a formula without end', '$\\def\\a{\\a\\a}\\a$', 'expansions'],
]);

/** Work that no step interrupts: the clock ends it. */
export const CLOCK_BOMBS = at([
  ['a search that nothing interrupts', '{Array(4e9).indexOf(1)}', 'takes too long'],
]);

/** What the attempts import. */
export const PARTIALS: readonly { path: string; text: string }[] = [
  { path: 'docs/_part.mdx', text: 'x' },
  { path: 'docs/_secret.mdx', text: '{process.env}' },
  { path: 'docs/_self.mdx', text: "import A from './_self.mdx'\n\n<A />" },
];

/** Code that is odd, and still a page: its text as Markdown. */
export const ODDITIES: readonly (readonly [name: string, body: string, text: string])[] = [
  ['minus nothing', '{-0} {[0 * -1]}', '0\n0'],
  ['a list with holes', '{(() => { const a = []; a[9000] = "x"; return a; })()}', 'x'],
  ['a list that is a proxy', '{new Proxy([], { get: (_, key) => (key === "length" ? 2 : "y") })}', 'y\ny'],
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
    'x\n0',
  ],
  [
    'a getter for what elements have',
    '{(() => { Object.defineProperty(Object.prototype, "then", { get() { throw 1; } }); return <b>x</b>; })()}',
    '<b>x</b>',
  ],
];
