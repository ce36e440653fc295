import { at } from './hostile-documents';

/* Documents that take more than there is. Each is an error with its line, within seconds. */

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
