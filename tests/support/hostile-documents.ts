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
  ['10,000 headings', Array.from({ length: 10_000 }, (_, index) => `## H${String(index)}\n`).join('\n')],
  [
    'a table of 10,000 cells',
    `${'| a '.repeat(10)}|\n${'|---'.repeat(10)}|\n${`${'| x '.repeat(10)}|\n`.repeat(1000)}`,
  ],
  ['100 quotes', `${'>'.repeat(100)} x`],
  ['a line of 200,000 characters', '潮'.repeat(200_000)],
];
