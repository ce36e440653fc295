import { CODE, FIELDS, LINKS, POSTS, SCRIPTS, TEXT, type Row } from './document-mutations';

/** Ways to break the content of `tests/fixtures/valid`: files to overwrite, and the expected message. */
export interface Mutation {
  name: string;
  /** Path in the content root → its new text; `static/…` is next to the root. */
  files: Readonly<Record<string, string | Buffer>>;
  /** `severity file:line` of the problem, and words of its message. */
  expected: readonly [place: string, words: string];
}

const PROBE = 'docs/Probe.mdx';
/** The body of a probe starts on line 5, its additional front matter on line 3. */
const inBody = (text: string) => ({ [PROBE]: `---\ntitle: Probe\n---\n\n${text}\n` });
const inFront = (fields: string) => ({ [PROBE]: `---\ntitle: Probe\n${fields}\n---\n\nText.\n` });
const post = (fields: string, name = '2024-01-01-Probe') => ({
  [`blog/${name}.mdx`]: `---\ntitle: Probe\n${fields}\n---\n\nText.\n`,
});

const rows =
  (filesOf: (text: string) => Mutation['files'], file: string) =>
  ([name, text, place, words]: Row): Mutation => {
    const [severity, where] = place.startsWith('warning ') ? ['warning', place.slice(8)] : ['error', place];
    const full = where.includes('.') ? where : `${file}:${where}`;
    return { name, files: filesOf(text), expected: [`${severity} ${full}`, words] };
  };

const text = (title: string, body = 'Text.', fields = ''): string =>
  `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const AUTHORS = 'guest: { name: Guest }\nrobot: { name: Robot }\ntidepool: { name: T';

/** Ways that affect several documents, or other files. */
const FILES: Mutation[] = (
  [
    ['an empty file', { [PROBE]: '' }, 'error docs/Probe.mdx:1', 'no title'],
    [
      'a front matter without end',
      { [PROBE]: '---\ntitle: a\n\nText.\n' },
      'error docs/Probe.mdx:1',
      'has no end',
    ],
    [
      'a front matter that is a list',
      { [PROBE]: '---\n- a\n---\n' },
      'error docs/Probe.mdx:2',
      'expected a table of fields',
    ],
    [
      'Windows line ends and a byte order mark, with a mistake',
      { [PROBE]: '\uFEFF---\r\ntitle: a\r\n---\r\n\r\n[x](./x.mdx)\r\n' },
      'error docs/Probe.mdx:5',
      'leads to no document',
    ],
    [
      'line ends of old Macs, with a mistake',
      { [PROBE]: text('a', '[x](./x.mdx)').replaceAll('\n', '\r') },
      'error docs/Probe.mdx:5',
      'leads to no document',
    ],
    ['a NUL byte', inBody('Te\0xt'), 'error docs/Probe.mdx:5', 'NUL byte'],
    [
      'Latin-1',
      { [PROBE]: Buffer.from(text('a', 'mar\xe9e'), 'latin1') },
      'error docs/Probe.mdx:5',
      'not text in UTF-8',
    ],
    [
      'UTF-16',
      { [PROBE]: Buffer.from(`\uFEFF${text('潮')}`, 'utf16le') },
      'error docs/Probe.mdx:1',
      'not text in UTF-8',
    ],
    [
      'partials in a circle',
      {
        ...inBody("import A from './_a.mdx'\n\n<A />"),
        'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />\n",
        'docs/_b.mdx': "\nimport A from './_a.mdx'\n\n<A />\n",
      },
      'error docs/_b.mdx:2',
      'imports itself',
    ],
    [
      'a mistake in a partial',
      {
        ...inBody("import A from './_a.mdx'\n\n<A />"),
        'docs/_a.mdx': '---\r\na: b\r\n---\r\n\r\n<Tasb />\r\n',
      },
      'error docs/_a.mdx:5',
      'Did you mean <Tabs>?',
    ],
    [
      'a picture that is none',
      { ...inBody('![x](./x.png)'), 'docs/x.png': 'no picture' },
      'error docs/Probe.mdx:5',
      'is not a picture',
    ],
    [
      'a drawing with a script',
      { 'docs/x.svg': '<svg>\n<script>1</script></svg>' },
      'error docs/x.svg:2',
      'contains <script>',
    ],
    [
      'a drawing with a handler',
      { 'static/x.svg': '<svg>\n<g onload="x()"/></svg>' },
      'error static/x.svg:2',
      '"onload"',
    ],
    [
      'a drawing that runs code',
      { 'blog/x.svg': '<svg><a href="javascript:x"/></svg>' },
      'error blog/x.svg:1',
      'javascript:x',
    ],
    ['a post without a date', post('', 'Probe'), 'warning blog/Probe.mdx:2', 'has no date'],
    [
      'a page at the address of a list',
      { 'pages/blog.mdx': text('a') },
      'warning pages/blog.mdx:2',
      'already taken',
    ],
    [
      'the same document twice',
      { [PROBE]: text('a'), 'docs/Probe.md': text('a') },
      'error docs/Probe.mdx:1',
      'same document',
    ],
    [
      'names that differ in case',
      { [PROBE]: text('a'), 'docs/probe.mdx': text('a') },
      'warning docs/probe.mdx:2',
      'already taken',
    ],
    [
      'an id of two docs',
      { [PROBE]: text('a', '', 'id: b\n'), 'docs/P.mdx': text('a', '', 'id: b\n') },
      'warning docs/Probe.mdx:3',
      'already taken',
    ],
    [
      'an unknown language',
      { [PROBE]: text('a'), 'docs/Probe.fr.mdx': text('a') },
      'warning docs/Probe.fr.mdx:1',
      'not a language of this site',
    ],
    [
      'a translation with other tags',
      { [PROBE]: text('a', '', 'tags: [Deep]\n'), 'docs/Probe.en.mdx': text('a', '', 'tags: [Setup]\n') },
      'error docs/Probe.en.mdx:3',
      'Translations share it',
    ],
    [
      'a translation with other headings',
      { [PROBE]: text('a', '## A {#a}'), 'docs/Probe.en.mdx': text('a', '## A {#b}') },
      'warning docs/Probe.mdx:5',
      'missing in docs/Probe.en.mdx',
    ],
    [
      'a category of bad YAML',
      { 'docs/Setup/_category_.yml': 'label: [' },
      'error docs/Setup/_category_.yml:1',
      'malformed',
    ],
    [
      'a category of wrong types',
      { 'docs/Setup/_category_.yml': 'position: first' },
      'error docs/Setup/_category_.yml:1',
      'expected a number',
    ],
    [
      'a category that leads nowhere',
      { 'docs/Setup/_category_.yml': 'link: { type: doc, id: Nowhere }' },
      'error docs/Setup/_category_.yml:1',
      'is not a doc',
    ],
    [
      'a sidebar with a doc that is missing',
      { 'docs/sidebars.yml': 'a:\n  - doc: Nowhere' },
      'error docs/sidebars.yml:2',
      'there is no doc "Nowhere"',
    ],
    [
      'a sidebar with a folder that is missing',
      { 'docs/sidebars.yml': 'a:\n  - folder: Nowhere' },
      'error docs/sidebars.yml:2',
      'no docs folder',
    ],
    [
      'a sidebar that is none',
      { 'docs/sidebars.yml': 'a: b' },
      'error docs/sidebars.yml:1',
      'expected a list',
    ],
    [
      'tags of a wrong form',
      { 'docs/tags.yml': 'Setup: a\nDeep:' },
      'error docs/tags.yml:1',
      'expected a table of fields',
    ],
    [
      'a tag in one language',
      { 'docs/tags.yml': 'Deep:\nSetup: { label: { en: a } }' },
      'error docs/tags.yml:2',
      'text per language',
    ],
    [
      'two tags at one address',
      { 'docs/tags.yml': 'Setup:\nDeep:\nA: { permalink: deep }' },
      'error docs/tags.yml:3',
      'share the page',
    ],
    [
      'a tag that leads out',
      { 'docs/tags.yml': 'Setup: { permalink: ../x }\nDeep:' },
      'error docs/tags.yml:1',
      'leads out',
    ],
    [
      'an author whose link runs code',
      { 'blog/authors.yml': `${AUTHORS}, url: "javascript:x" }` },
      'error blog/authors.yml:3',
      'is not an address',
    ],
    [
      'an author whose profile runs code',
      { 'blog/authors.yml': `${AUTHORS}, socials: { me: "javascript:x" } }` },
      'error blog/authors.yml:3',
      'is not an account',
    ],
    [
      'an author without a picture',
      { 'blog/authors.yml': `${AUTHORS}, imageURL: /x.png }` },
      'error blog/authors.yml:3',
      'There is no picture',
    ],
    ['authors of bad YAML', { 'blog/authors.yml': 'a: "b' }, 'error blog/authors.yml:1', 'malformed'],
    [
      'a friend whose link runs code',
      { 'data/friends.yml': '- name: a\n  url: javascript:x\n  description: b\n  since: 2024-05' },
      'error data/friends.yml:2',
      'not an absolute address',
    ],
    [
      'a friend without the picture',
      {
        'data/friends.yml':
          '- name: a\n  url: https://a.example/\n  description: b\n  since: 2024-05\n  avatar: /a.png',
      },
      'error data/friends.yml:5',
      'There is no picture',
    ],
    [
      'a project whose link runs code',
      { 'data/projects.yml': '- name: a\n  url: javascript:x\n  description: b' },
      'error data/projects.yml:2',
      'not an absolute address',
    ],
    [
      'a release on no day',
      {
        'data/releases.yml':
          '- date: 2024-13-01\n  version: 1\n  type: fix\n  title: a\n  notes: { zh-Hans: [a], en: [a] }',
      },
      'error data/releases.yml:1',
      'is not a date',
    ],
    [
      'a redirect to nothing',
      { 'data/redirects.yml': '- { from: /old,\n    to: /nowhere }' },
      'error data/redirects.yml:2',
      'leads to no page or file',
    ],
    [
      'a module that fails',
      {
        ...inBody("import { a } from '../data/probe'\n\n{a}"),
        'data/probe.js': '\nexport const a = nowhere;',
      },
      'error data/probe.js:2',
      'nowhere is not defined',
    ],
    [
      'a data file nobody reads',
      { 'data/frends.yml': '- a' },
      'warning data/frends.yml:1',
      'Did you mean data/friends.yml?',
    ],
  ] as const
).map(([name, files, place, words]) => ({ name, files, expected: [place, words] }));

/** Every way, by what it breaks. */
export const MUTATIONS: Record<string, Mutation[]> = {
  'what could run in a reader’s browser': SCRIPTS.map(rows(inBody, PROBE)),
  'code of documents': CODE.map(rows(inBody, PROBE)),
  texts: TEXT.map(rows(inBody, PROBE)),
  'links and pictures': LINKS.map(rows(inBody, PROBE)),
  'front matter': FIELDS.map(rows(inFront, PROBE)),
  posts: POSTS.map(rows(post, 'blog/2024-01-01-Probe.mdx')),
  files: FILES,
};
