import fs, { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/cli/process.mjs';
import { site } from '../../src/site/config';
import { ownedFolder } from './owner-files.mjs';
import { TEST_CONTENT } from './test-site.mjs';

describe('the tests of the program', () => {
  const blog = path.join(ROOT, 'content', 'blog');
  const tags = path.join(blog, 'tags.yml');

  it.each([
    ['readFileSync', () => readFileSync(tags)],
    ['readdirSync', () => readdirSync(blog)],
    ['fs.readFileSync', () => fs.readFileSync(path.relative(process.cwd(), tags), 'utf8')],
    ['the built site', () => readFileSync(path.join(ROOT, 'public', 'index.html'))],
  ])('cannot read what is the owner’s: %s', (_, read) => expect(read).toThrow('which is the owner'));

  it('cannot with promises either', async () => {
    await expect(async () => readFile(tags)).rejects.toThrow('which is the owner');
    await expect(async () => readdir(blog)).rejects.toThrow('which is the owner');
  });

  it('read everything else', () => {
    expect(readdirSync(TEST_CONTENT)).toContain('site.yml');
    expect(ownedFolder(path.join(ROOT, 'src/domain/problem/problem.ts'), ROOT)).toBeNull();
    expect(ownedFolder(path.join(ROOT, 'tests/content/plan.yml'), ROOT)).toBeNull();
    expect(ownedFolder(3, ROOT)).toBeNull();
  });

  it('have the configuration of their own site', () => expect(site.blog.pageSize).toBe(6));
});
