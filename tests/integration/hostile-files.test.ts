import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/domain/problem/problem';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { publishStatic } from '../../src/gatsby/content/static-files';
import { copyFixture } from '../support/fixtures';
import { listFiles } from '../../src/gatsby/store/content-files';

/** What stands beside the texts reaches nothing and stops nothing either; all of it is there at once. */

const site = copyFixture('valid');
afterAll(site.remove);

const write = (file: string, content: string | Buffer): void => {
  const place = path.join(site.root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
};
const link = (file: string, target: string): void => {
  mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true });
  symlinkSync(target, path.join(site.root, file));
};
const doc = (name: string, body: string, fields = ''): void =>
  write(`docs/${name}.en.mdx`, `---\ntitle: x\n${fields}---\n\n${body}`);

/** The first bytes of a PNG that says it is of this size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const outside = path.join(site.directory, '..', `${path.basename(site.directory)}-outside`);
mkdirSync(outside, { recursive: true });
writeFileSync(path.join(outside, 'secret.txt'), 'secret-of-the-builder');
writeFileSync(path.join(outside, 'secret.png'), png(8, 8));

const deep = '['.repeat(20_000);
const multiplied = `a: &a [${'x,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]\n`;
doc('h01', '![x](../../../../../../../../etc/passwd)');
doc('h02', '[x](../../../../../../../../etc/passwd)');
doc('h03', '[x](./linked.txt)');
doc('h04', '![x](./linked.png)');
doc('h05', `![x](${path.relative(path.join(site.root, 'docs'), path.join(outside, 'secret.png'))})`);
doc('h06', 'x', `image: ${path.relative(path.join(site.root, 'docs'), path.join(outside, 'secret.png'))}\n`);
doc('h07', "import A from '../../../../../../etc/passwd.mdx'\n\n<A />");
doc('h08', '![x](@site/../../../../etc/passwd)');
doc('h09', '![x](./bomb.png)');
doc('h10', 'x', 'image: ./bomb.png\n');
doc('h11', 'x', multiplied);
doc('h12', 'x', 'a: !!js/function "function () { return process }"\n');
doc('h13', 'x', '__proto__: { draft: true }\n');
doc('h14', 'x', 'a: &a { draft: true }\n<<: *a\n');
doc('h15', 'x', `keywords: ${deep}\n`);
doc('h16', 'x', `slug: ${'a'.repeat(300)}\n`);
doc('h17', 'x', "tags: ['../../../etc']\n");
doc('h18', '![x](./a%00.png)\n\n<img src={"./\\u0000.png"} alt="" />', 'image: "a\\0b.png"\n');
doc('h19', `![x](./${'b/'.repeat(4000)}x.png)\n\n[x](./${'b/'.repeat(4000)}x.mdx)`);
doc('h20', `import a\n`.repeat(40_000));
doc('h21', 'x', `a: &a 1\nb: [${'*a,'.repeat(20_000)}]\n`);
doc('h22', "import A from './_chain0.mdx'\n\n<A />");
for (let index = 0; index < 5000; index++)
  write(`docs/_chain${String(index)}.mdx`, `import A from './_chain${String(index + 1)}.mdx'\n\n<A />\n`);
doc('h23', '![x](./itself.png)\n\n[x](./itself.png)');
link('docs/itself.png', 'itself.png');
link('docs/zero.en.mdx', '/dev/zero');
link('docs/around', '.');
write('static/bomb.png', png(50_000, 50_000));
write(
  'blog/authors.yml',
  readFileSync(path.join(site.root, 'blog/authors.yml'), 'utf8').replace('/logo.svg', '/bomb.png'),
);
link('docs/linked.txt', path.join(outside, 'secret.txt'));
link('docs/linked.png', path.join(outside, 'secret.png'));
link('docs/folder', outside);
link('static/linked.txt', path.join(outside, 'secret.txt'));
write('docs/bomb.png', png(50_000, 50_000));
write('docs/script.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>');
write(
  'docs/foreign.svg',
  '<svg xmlns="http://www.w3.org/2000/svg">\n<image href="https://spy.example/x.png"/></svg>',
);
write(
  'docs/style.svg',
  '<svg xmlns="http://www.w3.org/2000/svg">\n<style>@import "//spy.example/x.css";</style></svg>',
);
write(
  'docs/entity.svg',
  '<!DOCTYPE svg [\n<!ENTITY a "aaaa">]>\n<svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
);
write('static/handler.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
write('docs/control\u001b[2J.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write(`docs/${'n'.repeat(240)}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
write(
  'docs/link.svg',
  '<svg xmlns="http://www.w3.org/2000/svg"><a href="https://example.com"><path/></a></svg>',
);

const start = performance.now();
const { problems } = new ContentLoader(site.root, site.directory).load({ includeDrafts: true });
const took = performance.now() - start;
const told = problems.map(
  ({ severity, file, line, found }: Problem) => `${severity} ${file}:${String(line)} ${found}`,
);

describe('files', () => {
  it.each([
    ['docs/h01.en.mdx:5', 'The image "../../../../../../../../etc/passwd"'],
    ['docs/h02.en.mdx:5', 'etc/passwd'],
    ['docs/h03.en.mdx:5', './linked.txt'],
    ['docs/h04.en.mdx:5', 'neither in the content nor in this project'],
    ['docs/h05.en.mdx:5', 'neither in the content nor in this project'],
    ['docs/h06.en.mdx:3', 'neither in the content nor in this project'],
    ['docs/h07.en.mdx:5', 'there is no such file'],
    ['docs/h08.en.mdx:5', 'etc/passwd'],
    ['docs/h09.en.mdx:5', '50000 × 50000 pixels'],
    ['docs/h10.en.mdx:3', '50000 × 50000 pixels'],
    ['docs/h11.en.mdx:2', 'aliases stand for more'],
    ['docs/h12.en.mdx:3', 'tag'],
    ['docs/h13.en.mdx:3', '"__proto__" is no name'],
    ['docs/h14.en.mdx:4', '"<<" does not merge'],
    ['docs/h15.en.mdx:2', 'nested too deep'],
    ['docs/h16.en.mdx:3', 'more than 200 bytes'],
    ['docs/h17.en.mdx:3', 'cannot be part of an address'],
    ['docs/h18.en.mdx:3', 'there is no picture'],
    ['docs/h18.en.mdx:6', 'does not exist'],
    ['docs/h18.en.mdx:8', 'does not exist'],
    ['docs/h19.en.mdx:5', 'does not exist'],
    ['docs/h19.en.mdx:7', 'leads to no document'],
    ['docs/h20.en.mdx:6', 'import/exports'],
    ['docs/h21.en.mdx:2', 'aliases stand for more'],
    ['docs/h22.en.mdx:4', 'nesting is too deep'],
    ['docs/h23.en.mdx:5', 'does not exist'],
    ['docs/zero.en.mdx:1', 'symbolic link leads out'],
    ['blog/authors.yml:5', '50000 × 50000 pixels'],
    ['docs/linked.txt:1', 'symbolic link leads out'],
    ['docs/linked.png:1', 'symbolic link leads out'],
    ['docs/folder:1', 'symbolic link leads out'],
    ['static/linked.txt:1', 'symbolic link leads out'],
    ['docs/script.svg:2', '<script>'],
    ['docs/foreign.svg:2', 'https://spy.example/x.png'],
    ['docs/style.svg:2', '//spy.example/x.css'],
    ['docs/entity.svg:2', '<!ENTITY>'],
    ['static/handler.svg:1', 'onload'],
    ['docs/control\u001b[2J.svg:1', 'control characters'],
    [`docs/${'n'.repeat(240)}.svg:1`, 'more than 200 bytes'],
  ])('%s: %s', (place, words) => {
    expect(told).toContainEqual(expect.stringContaining(`error ${place} `));
    expect(told.filter((text) => text.includes(place)).join('\n')).toContain(words);
  });

  it('may link other sites from a drawing', () => {
    expect(told.join('\n')).not.toContain('link.svg');
  });

  it('are looked at in seconds, and nothing of what is outside is read', () => {
    expect(took).toBeLessThan(20_000);
    expect(JSON.stringify(problems)).not.toContain('secret-of-the-builder');
  });

  it('of other folders are not published by a link', () => {
    publishStatic(site.root, site.directory);
    expect(listFiles(path.join(site.directory, 'public'))).not.toContain('linked.txt');
  });
});
