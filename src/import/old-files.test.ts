import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gather } from './gather';
import { readSite } from './read-site';
import { RootWriter } from './root-writer';

/** What a site names outside of the folder that is imported stays there, and the report says so. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'old-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** @param config The object of the configuration, as code. */
function moved(config: string, files: Record<string, string>) {
  const all = { 'site/docusaurus.config.js': `module.exports = ${config};`, ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const read = readSite(path.join(folder, 'site'));
  const { texts, copies } = new RootWriter(read, gather(read)).write();
  return {
    title: read.site.title,
    texts: [...texts].map(([to, { text }]) => [to, text]),
    copies: [...copies.keys()],
    notes: read.notes.map(({ text, place = '' }) => `${text} ${place}`),
  };
}

const CLASSIC = (options: string): string => `{ presets: [['classic', ${options}]] }`;
const LINKED = 'i18n/zh/docusaurus-plugin-content-docs/current';

describe('the folder that is imported', () => {
  it.each<[string, string, string?]>([
    ['the docs', CLASSIC("{ docs: { path: '../secret' } }"), '../secret'],
    ['the docs by a link', CLASSIC("{ docs: { path: 'link' } }"), 'link'],
    ['the blog', CLASSIC("{ blog: { path: '@site/../secret' } }"), '../secret'],
    ['the pages', CLASSIC("{ pages: { path: '/SECRET' } }"), '../secret'],
    ['the sidebars', CLASSIC("{ docs: { sidebarPath: '../secret/a.js' } }"), '../secret/a.js'],
    ['static files', "{ staticDirectories: ['link', 'docs/..', '../secret'] }", '../secret'],
    [
      'translations',
      "{ i18n: { path: '../secret', locales: ['en', 'zh'] } }",
      '../secret/zh/docusaurus-plugin-content-docs/current',
    ],
    ['translations by a link', "{ i18n: { locales: ['en', 'zh'] } }", LINKED],
    ['a text', "{ title: require('fs').readFileSync('../secret/a.md', 'utf8') }", '../secret/a.md'],
    ['a text by a link', "{ title: require('fs').readFileSync('link/a.md', 'utf8') }", 'link/a.md'],
    ['a module', "{ title: require('../secret/a').title }", '../secret/a'],
    ['data', "{ title: require('/SECRET/a.json').title }", '../secret/a.json'],
    ['a clone’s password', "{ title: require('fs').readFileSync('.git/config', 'utf8') }", '.git/config'],
    ['.git as a folder', "{ staticDirectories: ['.git', '.'] }", '.git'],
    ['the theme', '{}', 'src/theme'],
    ['a link below the docs', '{}', 'docs/link.md'],
    ['a partial', '{}', '../secret/a.md'],
  ])('does not bring %s of elsewhere, and says so', (_, config, place) => {
    const secret = path.join(folder, 'secret');
    const links = { link: '', 'docs/link.md': 'a.md', 'docs/folder': '', 'src/theme': '', [LINKED]: '' };
    for (const [link, target] of Object.entries(links)) {
      mkdirSync(path.dirname(path.join(folder, 'site', link)), { recursive: true });
      symlinkSync(path.join(secret, target), path.join(folder, 'site', link));
    }
    const secrets = {
      'a.md': '# SECRET\n',
      'a.js': 'exports.title = "SECRET"',
      'a.json': '{"title":"SECRET"}',
    };
    const result = moved(`{ ...${CLASSIC('{}')}, ...${config.replaceAll('/SECRET', secret)} }`, {
      ...Object.fromEntries(Object.entries(secrets).map(([name, text]) => [`secret/${name}`, text])),
      'secret/zh/docusaurus-plugin-content-docs/current/b.md': '# SECRET\n',
      // What a repository says of itself is no boundary.
      'site/.git/config': `[core]\nworktree = /\npassword = SECRET\n`,
      'site/docs/b.md': "import A from '../../secret/a.md';\n\n# B\n\n<A />\n",
    });
    expect(JSON.stringify({ ...result, notes: [] })).not.toMatch(/SECRET|secret\/a|\.git/);
    expect(result.copies.filter((file) => /link|\ba\./.test(file))).toEqual([]);
    const notes = result.notes.filter((note) => / outside of the folder | symbolic link/.test(note));
    expect(notes.map((note) => note.split(' ').at(-1))).toContain(place);
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('says nothing of what is missing, and takes no file for a folder', () => {
    const { notes } = moved("{ staticDirectories: ['none', 'docs/a.md'] }", { 'site/docs/a.md': '# A\n' });
    expect(notes).toEqual([]);
  });
});
