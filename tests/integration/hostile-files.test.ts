import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { publishStatic } from '../../src/gatsby/outputs/published-files';
import { copyFixture } from '../support/fixtures';
import { listFiles } from '../../src/gatsby/content/content-files';

/** What stands beside the texts reaches nothing and stops nothing either; all of it is there at once. */

const site = copyFixture('valid');

const write = (file: string, content: string | Buffer): void => {
  const place = path.join(site.root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
};
const link = (file: string, target: string): void => {
  mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true });
  symlinkSync(target, path.join(site.root, file));
};

/** The first bytes of a PNG that says it is of this size. */
function png(size: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(size, 16);
  bytes.writeUInt32BE(size, 20);
  return bytes;
}

const outside = path.join(site.directory, '..', `${path.basename(site.directory)}-outside`);
mkdirSync(outside);
afterAll(() => {
  site.remove();
  rmSync(outside, { recursive: true });
});
writeFileSync(path.join(outside, 'secret.txt'), 'secret-of-the-builder');
writeFileSync(path.join(outside, 'secret.png'), png(8));
const toSecret = path.relative(path.join(site.root, 'docs'), path.join(outside, 'secret.png'));

/** Documents: a field of the front matter (line 3), the text (from line 5), and where which message is. */
const DOCUMENTS: [name: string, field: string, body: string, line: number, words: string][] = [
  ['a picture outside', 'a: 1', `![x](${toSecret})`, 6, 'neither in the content nor in this project'],
  ['a card outside', `image: ${toSecret}`, 'x', 3, 'neither in the content nor in this project'],
  ['a linked picture', 'a: 1', '![x](./linked.png)', 6, 'neither in the content nor in this project'],
  ['a linked file', 'a: 1', '[x](./linked.txt)', 6, './linked.txt'],
  ['a file by address', 'a: 1', '![x](@site/../../../../etc/passwd)', 6, 'etc/passwd'],
  ['a script to play', 'a: 1', '<video src="./run.js" />', 6, 'of a kind that texts do not publish'],
  ['a page as captions', 'a: 1', '<video><track src="./page.html" /></video>', 6, 'of a kind'],
  ['a page as a poster', 'a: 1', '<video poster="./page.html" />', 6, 'of a kind'],
  ['a hidden file', 'a: 1', '<audio src="../.env" />', 6, 'of a kind'],
  ['a hidden folder', 'a: 1', '<video src="@site/.git/a.json" />', 6, 'of a kind'],
  ['a link to a hidden folder', 'a: 1', '[x](../.git/a.json)', 6, 'of a kind'],
  ['a script that is a picture', 'a: 1', '![x](./run.js)', 6, 'has not the name of a picture'],
  ['a hidden card', 'image: ../.git/a.png', 'x', 3, 'begins with a dot'],
  ['a partial outside', 'a: 1', "import A from '../../../../etc/passwd.mdx'\n\n<A />", 6, 'no such file'],
  ['a huge picture', 'a: 1', '![x](./bomb.png)', 6, '50000 × 50000 pixels'],
  ['a picture without its end', 'a: 1', '![x](./cut.png)', 6, 'is not whole'],
  ['a NUL in a name', 'image: "a\\0b.png"', '![x](./a%00.png)', 3, 'does not exist'],
  ['a picture that links itself', 'a: 1', '![x](./itself.png)', 6, 'does not exist'],
  ['aliases', `a: &a 1\nb: [${'*a,'.repeat(900)}]`, 'x', 2, 'aliases stand for more'],
  ['very many aliases', `a: &a 1\nb: [${'*a,'.repeat(20_000)}]`, 'x', 4, 'more than 1,000 aliases'],
  ['a tag of YAML', 'a: !!js/function "function () { return process }"', 'x', 3, 'tag'],
  ['a prototype', '__proto__: { draft: true }', 'x', 3, '"__proto__" is no name'],
  ['a merge key', 'a: &a { draft: true }\n<<: *a', 'x', 4, '"<<" does not merge'],
  ['deep YAML', `keywords: ${'['.repeat(20_000)}`, 'x', 2, 'nested too deep'],
  ['a long address', `slug: ${'a'.repeat(300)}`, 'x', 3, 'more than 200 bytes'],
  ['a slug that leads out', 'slug: /../../../x', 'x', 3, 'leads out of its folder'],
  ['an id that leads out', 'id: ..', 'x', 3, 'leads out of its folder'],
  ['a slug of another host', 'slug: //evil.example/x', 'x', 3, 'nothing between two slashes'],
  ['a tag that leads out', "tags: ['../../../etc']", 'x', 3, 'cannot be part of an address'],
  ['a long path', 'a: 1', `![x](./${'b/'.repeat(4000)}x.png)`, 6, 'does not exist'],
  ['a long link', 'a: 1', `[x](./${'b/'.repeat(4000)}x.mdx)`, 6, 'leads to no document'],
  ['partials without end', 'a: 1', "import A from './_chain0.mdx'\n\n<A />", 5, 'nesting is too deep'],
];
for (const [index, [, field, body]] of DOCUMENTS.entries())
  write(`docs/h${String(index)}.en.mdx`, `---\ntitle: x\n${field}\n---\n\n${body}`);
for (let index = 0; index < 2000; index++)
  write(`docs/_chain${String(index)}.mdx`, `import A from './_chain${String(index + 1)}.mdx'\n\n<A />\n`);

const svg = (content: string, head = ''): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg">\n${content}</svg>`;
write('docs/bomb.png', png(50_000));
write('docs/cut.png', png(8));
write('docs/run.js', 'GIF89a=1;alert(1)');
write('docs/page.html', '<svg><script>alert(1)</script></svg>');
write('.env', 'TOKEN=1');
write('.git/a.json', '{}');
write('.git/a.png', png(8));
write('docs/utf16.svg', Buffer.from('\ufeff<svg/>', 'utf16le'));
write('docs/open.svg', svg('<g>'));
write('docs/script.svg', svg('<script>alert(1)</script>'));
write('docs/foreign.svg', svg('<image href="https://spy.example/x.png"/>'));
write('docs/style.svg', svg('<style>@import "//spy.example/x.css";</style>'));
write('docs/entity.svg', svg('&a;', '<!DOCTYPE svg [\n<!ENTITY a "aaaa">]>\n'));
write('static/handler.svg', svg('<g onload="alert(1)"/>'));
write('docs/link.svg', svg('<a href="https://example.com"><path/></a>'));
write('docs/control\u001b[2J.svg', svg(''));
write(`docs/${'n'.repeat(240)}.svg`, svg(''));
for (const name of ['docs/bare/HEAD', 'docs/bare/config', 'docs/bare/objects/x', 'docs/bare/refs/heads/main'])
  write(name, 'x');
write('docs/sub/.Git', 'gitdir: ../bare');
write('docs/tree/head', 'ref: refs/heads/main');
write('docs/tree/commondir', '../bare');
write('static/buried/.git/HEAD', 'ref: refs/heads/main');
// The content may be a repository of its own, but not as a bare one.
for (const name of ['HEAD', 'objects/x', 'refs/x', 'logs/HEAD', 'modules/a/HEAD', 'modules/a/commondir'])
  write(`.git/${name}`, 'x');
link('docs/itself.png', 'itself.png');
link('docs/zero.en.mdx', '/dev/zero');
link('docs/around', '.');
link('docs/linked.txt', path.join(outside, 'secret.txt'));
link('docs/linked.png', path.join(outside, 'secret.png'));
link('docs/folder', outside);
link('static/linked.txt', path.join(outside, 'secret.txt'));

const start = performance.now();
const { problems } = new ContentLoader(site).load({ includeDrafts: true });
const took = performance.now() - start;
const told = problems.map(
  ({ severity, file, line, found }) => `${severity} ${file}:${String(line)} ${found}`,
);

it.each([
  ...DOCUMENTS.map(([name, , , line, words], index) => [
    `docs/h${String(index)}.en.mdx:${String(line)}`,
    words,
    name,
  ]),
  ['docs/zero.en.mdx:1', 'symbolic link leads out'],
  ['docs/folder:1', 'symbolic link leads out'],
  ['static/linked.txt:1', 'symbolic link leads out'],
  ...['docs/bare', 'docs/sub', 'docs/tree', 'static/buried'].map((folder) => [
    `${folder}:null`,
    'a git repository inside',
  ]),
  ['docs/script.svg:2', '<script>'],
  ['docs/utf16.svg:1', 'not written in UTF-8'],
  ['docs/open.svg:2', 'not well-formed XML'],
  ['docs/foreign.svg:2', 'https://spy.example/x.png'],
  ['docs/style.svg:2', '//spy.example/x.css'],
  ['docs/entity.svg:2', '<!ENTITY>'],
  ['static/handler.svg:2', 'onload'],
  ['docs/control\u001b[2J.svg:1', 'control characters'],
  [`docs/${'n'.repeat(240)}.svg:1`, 'more than 200 bytes'],
])('%s: %s', (place = '', words = '') => {
  expect(told.filter((text) => text.startsWith(`error ${place} `)).join('\n')).toContain(words);
});

it('lets the content be a repository', () => expect(told.join('\n')).not.toMatch(/ (?:\.|\.git)[:/]/));

it('lets a drawing link other sites', () => expect(told.join('\n')).not.toContain('link.svg'));

it('takes seconds', () => expect(took).toBeLessThan(20_000));

it('reads and publishes nothing of what is outside', () => {
  expect(JSON.stringify(problems)).not.toContain('secret-of-the-builder');
  publishStatic(site);
  expect(listFiles(path.join(site.directory, 'public'))).not.toContain('linked.txt');
});
