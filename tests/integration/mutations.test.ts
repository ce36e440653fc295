import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/domain/problem/problem';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';

/** Breaks a valid site in one way after another: each is found where it is. Unit tests have what is not here. */

const site = copyFixture('valid');
afterAll(site.remove);

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Writes a file of the content root, or of `static/`, until the end of the test. */
function write(file: string, content: string | Buffer): void {
  const place = path.join(file.startsWith('static/') ? site.directory : site.root, file);
  const before = existsSync(place) ? readFileSync(place) : null;
  restore.push(() => (before === null ? rmSync(place) : writeFileSync(place, before)));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/** Problems of the content as a build checks it before it starts. */
const check = (): Problem[] => new ContentLoader(site).load({ includeDrafts: false }).problems;

/** Expects a problem, `severity file:line`, whose message has these words; every remedy must say something. */
function expectProblem(place: string, words: string): void {
  const problems = check();
  const told = problems.map((it) => `${it.severity} ${it.file}:${String(it.line)} ${it.found} ${it.fix}`);
  expect(told.filter((text) => text.startsWith(`${place} `)).join('\n')).toContain(words);
  for (const { fix } of problems) expect(fix).toMatch(/\S/);
}

const doc = (text: string, fields = ''): string => `---\ntitle: Probe\n${fields}---\n\n${text}\n`;

it('starts from a site without a problem', () => expect(brief(check())).toEqual([]));

/** The text of a doc, which begins on line 5. */
describe('texts', () => {
  it.each([
    ['<script>alert(1)</script>', 5, '<script> is not possible'],
    ['a {<script src="/x.js" />}', 5, '<script> is not possible'],
    ['a\n\n<svg><script>alert(1)</script></svg>', 7, '<script> is not possible'],
    ['<iframe src="https://example.com"></iframe>', 5, '<iframe> is not possible'],
    ['<object data="/x.swf"></object>', 5, '<object> is not possible'],
    ['<style>{`body { display: none }`}</style>', 5, '<style> is not possible'],
    ['<base href="https://example.com/" />', 5, '<base> is not possible'],
    ['{({ type: "raw", value: "<script>alert(1)</script>" })}', 5, 'cannot be shown'],
    ['[x][y]\n\n[y]: JaVaScript:alert(1)', 5, 'runs code'],
    ['<Link to="vbscript:x">x</Link>', 5, 'runs code'],
    ['<img src="javascript:alert(1)" alt="" />', 5, 'of <img> runs code'],
    ['<form action=" javascript:alert(1)"></form>', 5, 'of <form> runs code'],
    ['<svg><set attributeName="href" to="javascript:x" /></svg>', 5, 'of <set> runs code'],
    [
      '<Tabs>\n<TabItem value="a" attributes={{ onClick: "x" }}>a</TabItem>\n</Tabs>',
      6,
      'a tab have "onClick"',
    ],
    ['<head>\n<meta http-equiv="refresh" content="0;url=/" />\n</head>', 6, '"refresh"'],
    ['<head>\n<script src="/x.js" />\n</head>', 6, '<head> contains <script>'],
    ['<head>\n<link rel="stylesheet" href="/x" />\n</head>', 6, '"stylesheet"'],
    ["import fs from 'fs'", 5, 'imports "fs"'],
    ["import X from './X.js'", 5, 'imports "./X.js"'],
    ["import a from './a.module.css'", 5, 'cannot import style sheets'],
    ['import a from "x"\nimport b from "y"', 6, 'imports "y"'],
    ["import A from './a.mdx'\nimport A from './b.mdx'", 6, 'import/exports'],
    ["export * from './a.mdx'", 5, 'not possible in a document'],
    ['Text.\n\nexport const a = nothing.here;', 7, 'nothing is not defined'],
    ['{({ a: 1 })}', 5, 'cannot be shown'],
    ['<Steam appId={() => 1} />', 5, 'cannot be stored in a page'],
    ['<div>\n\nText.', 5, 'Expected a closing tag for `<div>`'],
    ['<!-- a\n\nText.', 5, 'to create a comment in MDX'],
    ['a [x](./Intr.mdx)', 5, 'Did you mean docs/Intro.mdx?'],
    ['[x](/files/tides.pdf)', 5, 'looked for static/files/tides.pdf'],
    ['Text.\n\n![x](./x.png)', 7, '"./x.png" does not exist'],
    ['![x](/x.png)', 5, 'static/x.png'],
    ['<ThemedImage sources={{ light: "./x.png" }} alt="x" />', 5, '"./x.png"'],
  ])('%j', (text, line, words) => {
    write('docs/Probe.mdx', doc(text));
    expectProblem(`error docs/Probe.mdx:${String(line)}`, words);
  });

  it.each([
    [':::nte\n\nText.\n\n:::', 'is not an admonition'],
    ['```jss\na\n```', 'is not a language'],
  ])('warns of %j', (text, words) => {
    write('docs/Probe.mdx', doc(text));
    expectProblem('warning docs/Probe.mdx:5', words);
  });
});

/** Fields of a doc's front matter, on line 3. */
describe('front matter', () => {
  const bomb = `a: &a [${'x,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`;
  it.each([
    ['aliases stand for more and more', 2, bomb],
    ['Did you mean "Setup"?', 3, 'tags: [Setup, Stup]'],
    ['There is no sidebar "nowhere"', 3, 'displayed_sidebar: nowhere'],
    ['"./card.png" does not exist', 3, 'image: ./card.png'],
    ['is not a picture', 3, 'image: "javascript:alert(1)"'],
    ['either a draft or unlisted', 4, 'draft: true\nunlisted: true'],
    ['only MDX is read here', 3, 'format: md'],
  ])('%s', (words, line, fields) => {
    write('docs/Probe.mdx', doc('Text.', `${fields}\n`));
    expectProblem(`error docs/Probe.mdx:${String(line)}`, words);
  });

  it.each([
    ['slug: archive', '"/blog/archive" is already taken by the blog-archive page'],
    ['slug: Anemone', 'already taken by blog/2023-01-05-Anemone/index.mdx'],
  ])('of a post: %s', (field, words) => {
    write('blog/2024-01-01-Probe.mdx', doc('Text.', `${field}\n`));
    expectProblem('warning blog/2024-01-01-Probe.mdx:3', words);
  });
});

describe('files', () => {
  const authors = 'guest: { name: G }\nrobot: { name: R }\ntidepool: { name: T, imageURL: /x.png }';
  const friend = '- name: a\n  url: https://a.example/\n  description: b\n  since: 2024-05\n  avatar: /a.png';
  it.each([
    ['docs/Probe.mdx', 'error 1', 'has no end', '---\ntitle: a\n\nText.\n'],
    [
      'docs/Probe.mdx',
      'error 5',
      'leads to no document',
      `\uFEFF${doc('[x](./x.mdx)').replaceAll('\n', '\r\n')}`,
    ],
    ['docs/Probe.mdx', 'error 5', 'leads to no document', doc('[x](./x.mdx)').replaceAll('\n', '\r')],
    ['docs/Probe.mdx', 'error 5', 'NUL byte', doc('Te\0xt')],
    ['docs/Probe.mdx', 'error 5', 'not text in UTF-8', Buffer.from(doc('mar\xe9e'), 'latin1')],
    ['docs/Probe.mdx', 'error 1', 'not text in UTF-8', Buffer.from(`\uFEFF${doc('潮')}`, 'utf16le')],
    ['docs/Intro.fr.mdx', 'warning 1', 'not a language of this site', doc('Text.')],
    ['docs/sidebars.yml', 'error 2', 'there is no doc "Nowhere"', 'a:\n  - doc: Nowhere'],
    ['blog/authors.yml', 'error 3', '"/x.png" does not exist', authors],
    ['data/friends.yml', 'error 5', '"/a.png" does not exist', friend],
    ['data/frends.yml', 'warning 1', 'Did you mean data/friends.yml?', '- a'],
  ])('%s: %s %s', (file, place, words, content) => {
    write(file, content);
    const [severity = '', line = ''] = place.split(' ');
    expectProblem(`${severity} ${file}:${line}`, words);
  });

  it('finds a picture that is none', () => {
    write('docs/Probe.mdx', doc('![x](./x.png)'));
    write('docs/x.png', 'no picture');
    expectProblem('error docs/Probe.mdx:5', 'is not a picture');
  });

  it('names the partial with a mistake, and partials in a circle', () => {
    write('docs/Probe.mdx', doc("import A from './_a.mdx'\n\n<A />"));
    write('docs/_a.mdx', '---\r\na: b\r\n---\r\n\r\n<Tasb />\r\n');
    expectProblem('error docs/_a.mdx:5', 'Did you mean <Tabs>?');
    write('docs/_a.mdx', "import A from './_a.mdx'\n\n<A />\n");
    expectProblem('error docs/_a.mdx:1', 'imports itself');
  });

  it('compares a translation with its original', () => {
    write('docs/Probe.mdx', doc('## A {#a}'));
    write('docs/Probe.en.mdx', doc('## A {#b}'));
    expectProblem('warning docs/Probe.mdx:5', 'missing in docs/Probe.en.mdx');
  });
});

it('finds the site as it was at the end', () => expect(brief(check())).toEqual([]));
