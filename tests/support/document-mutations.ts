/* Ways to break one document of `tests/fixtures/valid`; `mutations.ts` turns them into files. */

/**
 * A row per way, `[name, text, position, words]`; a position without severity is an error, without file one in the
 * probe.
 */
export type Row = readonly [name: string, text: string, place: string, words: string];

/** Code that could run in a reader's browser, written in the text. */
export const SCRIPTS: Row[] = [
  ['a script', '<script>alert(1)</script>', '5', '<script> is not possible'],
  ['a script in an expression', 'a {<script src="/x.js" />}', '5', '<script> is not possible'],
  ['a script in a drawing', 'a\n\n<svg><script>alert(1)</script></svg>', '7', '<script> is not possible'],
  ['a frame', '<iframe src="https://example.com"></iframe>', '5', '<iframe> is not possible'],
  ['an object', '<object data="/x.swf"></object>', '5', '<object> is not possible'],
  ['a style sheet', '<style>{`body { display: none }`}</style>', '5', '<style> is not possible'],
  ['another base', '<base href="https://example.com/" />', '5', '<base> is not possible'],
  ['a handler', 'a\n\n<b onclick="alert(1)">x</b>', '7', 'the attribute "onclick"'],
  ['a handler of React', '<b onClick={() => 1}>x</b>', '5', 'the attribute "onClick"'],
  ['raw HTML', '<b dangerouslySetInnerHTML={{ __html: "<script>" }} />', '5', '"dangerouslySetInnerHTML"'],
  ['a forged syntax tree', '{({ type: "raw", value: "<script>alert(1)</script>" })}', '5', 'cannot be shown'],
  [
    'a forged element',
    '{({ type: "element", tagName: "script", properties: {}, children: [] })}',
    '5',
    'cannot be shown',
  ],
  ['a link that runs code', 'a [x](javascript:alert(1))', '5', 'The link "javascript:alert(1)" runs code'],
  ['a reference that runs code', '[x][y]\n\n[y]: JaVaScript:alert(1)', '5', 'runs code'],
  ['a link to a page in the address', '[x](data:text/html;base64,PHNjcmlwdD4=)', '5', 'runs code'],
  [
    'an unchecked link that runs code',
    '<a href={"java\\nscript:alert(1)"} data-noBrokenLinkCheck="true">x</a>',
    '5',
    'runs code',
  ],
  ['a component’s link that runs code', '<Link to="vbscript:x">x</Link>', '5', 'runs code'],
  ['a picture that runs code', '<img src="javascript:alert(1)" alt="" />', '5', 'of <img> runs code'],
  ['a form that runs code', '<form action=" javascript:alert(1)"></form>', '5', 'of <form> runs code'],
  [
    'an animated address',
    '<svg><set attributeName="href" to="javascript:x" /></svg>',
    '5',
    'of <set> runs code',
  ],
  [
    'a tab with a handler',
    '<Tabs>\n<TabItem value="a" attributes={{ onClick: "x" }}>\n\na\n\n</TabItem>\n</Tabs>',
    '6',
    'attributes of a tab have "onClick"',
  ],
  [
    'a redirect in the head',
    '<head>\n<meta http-equiv="refresh" content="0;url=/" />\n</head>',
    '6',
    '"refresh"',
  ],
  ['a script in the head', '<head>\n<script src="/x.js" />\n</head>', '6', '<head> contains <script>'],
  ['a style sheet in the head', '<head>\n<link rel="stylesheet" href="/x" />\n</head>', '6', '"stylesheet"'],
];

/** Code of the document itself. */
export const CODE: Row[] = [
  ['other code loaded', '{import("fs")}', '5', 'import() cannot load'],
  ['a module of Node', "import fs from 'fs'", '5', 'imports "fs"'],
  ['a component’s file', "import X from './X.js'", '5', 'imports "./X.js"'],
  ['styles imported', "import a from './a.module.css'", '5', 'cannot import style sheets'],
  ['a layout exported', 'export default () => null', '5', 'not possible in a document'],
  ['everything exported', "export * from './a.mdx'", '5', 'not possible in a document'],
  ['an export that fails', 'Text.\n\nexport const a = nothing.here;', '7', 'nothing is not defined'],
  ['an export that never ends', 'export const a = (() => { while (true); })();', '5', 'probably never ends'],
  ['an expression that never ends', 'a {(() => { for (;;); })()}', '5', 'probably never ends'],
  ['an expression that calls itself', 'export const f = () => f();\n\n{f()}', '7', 'calls itself'],
  ['an expression that ends the build', '{process.exit(0)}', '5', 'process is not defined'],
  ['an expression that goes on later', '{(async () => { throw 1; })()}', '5', 'async functions cannot run'],
  ['an expression of nothing known', 'a {nowhere}', '5', 'nowhere is not defined'],
  ['an object as text', '{({ a: 1 })}', '5', 'cannot be shown'],
  ['a function as a prop', '<Steam appId={() => 1} />', '5', 'cannot be stored in a page'],
  ['the same name imported twice', "import A from './a.mdx'\nimport A from './b.mdx'", '6', 'import/exports'],
  ['a partial that is not there', "import A from './_a.mdx'\n\n<A />", '5', 'there is no such file'],
];

/** Markup with another meaning than it seems to have. */
export const TEXT: Row[] = [
  ['a tag that is not closed', '<div>\n\nText.', '5', 'Expected a closing tag for `<div>`'],
  ['tabs that are not closed', '<Tabs>\n<TabItem value="a">a', '6', 'closing tag for `<TabItem>`'],
  ['a less-than sign', 'Text.\n\na <3', '7', 'before name'],
  ['a brace', 'Text {a', '5', 'closing brace'],
  ['a comment that is not closed', '<!-- a\n\nText.', '5', 'to create a comment in MDX'],
  ['a code block that is not closed', 'Text.\n\n```js\na();', 'warning 7', 'never closed'],
  ['an admonition that is not closed', ':::note\n\nText.', 'warning 5', 'never closed'],
  ['an unknown admonition', ':::nte\n\nText.\n\n:::', 'warning 5', 'is not an admonition'],
  ['an unknown component', 'a <Tasb />', '5', 'Did you mean <Tabs>?'],
  ['an unknown language', '```jss\na\n```', 'warning 5', 'is not a language'],
  ['a stray magic comment', '```js\n// add-end\na\n```', 'warning 6', 'magic comment'],
  ['a formula that is none', '$\\frac{1$', '5', 'cannot be typeset'],
  ['a formula that is none, on lines of its own', '$$\na\n\\nope\n$$', '7', 'cannot be typeset'],
  ['a range that is none', '```js {3-1,x}\na\n```', 'warning 5', 'matches no line'],
  ['a row outside of a table', '<div><tr></tr></div>', '5', 'is outside of'],
  ['a link in a link', '<a href="/">a [b](/)</a>', '5', 'is inside another'],
  ['two refused imports', 'import a from "x"\nimport b from "y"', '6', 'imports "y"'],
  ['a footnote without text', 'a[^1]', 'warning 5', 'footnote [^1] has no text'],
  ['a truncate marker in a quote', '> {/* truncate */}', '5', 'inside another block'],
  ['an id of two headings', '## A {#a}\n\n## B {#a}', 'warning 7', '"a" is used twice'],
  ['an id of a heading and an element', '## A {#a}\n\n<b id="a">x</b>', 'warning 7', '"a" is used twice'],
  ['tabs without a tab', '<Tabs></Tabs>', '5', 'contains no tab'],
  [
    'two tabs with one value',
    '<Tabs>\n<TabItem value="a">a</TabItem>\n<TabItem value="a">b</TabItem>\n</Tabs>',
    '7',
    'Two tabs have the value "a"',
  ],
  [
    'a default that is no tab',
    '<Tabs defaultValue="b">\n<TabItem value="a">a</TabItem>\n</Tabs>',
    '5',
    'not one of its tabs',
  ],
  ['a diagram of nothing', '```mermaid\n```', '5', 'has no diagram'],
  ['a terminal without lines', '<cmdTerminal />', '5', 'needs `lines`'],
  ['too much nesting', `${'<b>'.repeat(2000)}x${'</b>'.repeat(2000)}`, '4', 'nesting is too deep'],
];

/** Links and pictures. */
export const LINKS: Row[] = [
  ['a link to no file', 'a [x](./Intr.mdx)', '5', 'Did you mean docs/Intro.mdx?'],
  ['a link to no page', '[x](/docs/Nowhere)', '5', 'leads to no page'],
  ['a link to no file to download', '[x](./tides.csv)', '5', 'leads to no file'],
  ['a link to no file of static/', '[x](/files/tides.pdf)', '5', 'looked for static/files/tides.pdf'],
  ['a link to no anchor', '[x](#nowhere)', 'warning 5', 'does not have'],
  ['a link to no anchor of a page', '[x](./Intro.mdx#nowhere)', 'warning 5', 'does not have'],
  ['a link to nothing', '[x]()', '5', 'A link has no address'],
  ['a link in a component', 'Text.\n\n<Link to="./Gone.mdx">x</Link>', '7', 'leads to no document'],
  ['a picture of nothing', '![x]()', '5', 'An image has no address'],
  ['a picture that is missing', 'Text.\n\n![x](./x.png)', '7', '"./x.png" does not exist'],
  ['a picture missing in static/', '![x](/x.png)', '5', 'static/x.png'],
  [
    'a themed picture that is missing',
    '<ThemedImage sources={{ light: "./x.png" }} alt="x" />',
    '5',
    '"./x.png"',
  ],
];

/** Front matter of a doc. */
export const FIELDS: Row[] = [
  ['malformed YAML', 'tags: [a', '3', 'The YAML is malformed'],
  ['a tab in YAML', 'a:\n\tb: c', '4', 'Tabs are not allowed'],
  ['a field twice', 'title: again', '3', 'must be unique'],
  ['an alias of nothing', 'description: *a', '3', 'an anchor that does not exist'],
  [
    'aliases without end',
    `a: &a [${'x,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`,
    '2',
    'aliases stand for more and more',
  ],
  ['a huge front matter', 'a: b\n'.repeat(20_000), '2', 'more than 64 KB'],
  ['a wrong type', 'draft: maybe', '3', 'expected true or false'],
  ['a text for a number', 'sidebar_position: first', '3', 'expected a number'],
  ['a day that does not exist', 'last_update: { date: 2024-02-30 }', '3', 'is not a date'],
  ['a misspelt field', 'keywords: [a]\ndesciption: x', 'warning 4', 'Did you mean "description"?'],
  ['an unknown tag', 'tags: [Setup, Stup]', '3', 'Did you mean "Setup"?'],
  ['a slug of other characters', 'slug: "a b?"', '3', 'characters an address cannot have'],
  ['a slug that runs code', 'slug: "javascript:alert(1)"', '3', 'characters an address cannot have'],
  ['an id with a slash', 'id: a/b', '3', 'contains a slash'],
  ['a sidebar that does not exist', 'displayed_sidebar: nowhere', '3', 'There is no sidebar "nowhere"'],
  ['a neighbour that does not exist', 'pagination_next: Nowhere', '3', 'is not a doc'],
  ['a card that is missing', 'image: ./card.png', '3', 'there is no picture "./card.png"'],
  ['a card that runs code', 'image: "javascript:alert(1)"', '3', 'is not a picture'],
  ['an edit link that runs code', 'custom_edit_url: "javascript:alert(1)"', '3', 'is not an address'],
  [
    'a reference that runs code',
    'references:\n  - { title: x, url: "javascript:alert(1)" }',
    '4',
    'is not an absolute address',
  ],
  ['a draft that is unlisted', 'draft: true\nunlisted: true', '4', 'either a draft or unlisted'],
  ['levels the wrong way round', 'toc_min_heading_level: 4\ntoc_max_heading_level: 2', '3', 'Swap the two'],
  ['another format', 'format: md', '3', 'only MDX is read here'],
];

/** Front matter of a post. */
export const POSTS: Row[] = [
  ['a post of an unknown author', 'authors: [tidepol]', '3', 'Did you mean "tidepool"?'],
  ['an author without a name', 'authors:\n  - title: Crab', '4', 'has neither key nor name'],
  ['a tag without an address', 'tags:\n  - { label: Crab }', '4', '"tags.0.permalink"'],
  ['a date in words', 'date: yesterday', '3', '"yesterday" is not a date'],
  [
    'the address of a list',
    'slug: archive',
    'warning 3',
    '"/blog/archive" is already taken by the blog-archive page',
  ],
  ['the address of a further list page', 'slug: page/2', 'warning 3', 'already taken'],
  [
    'the address of another post',
    'slug: Anemone',
    'warning 3',
    'already taken by blog/2023-01-05-Anemone/index.mdx',
  ],
  ['an address outside the blog', 'slug: ../../x', '3', 'leads out of its folder'],
];
