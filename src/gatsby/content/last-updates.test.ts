import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLastUpdates } from './git';

let folder: string;

beforeEach(() => (folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'tidepool-git-')))));

afterEach(() => rmSync(folder, { recursive: true }));

function commit(file: string, text: string, author: string, date: string): void {
  writeFileSync(path.join(folder, file), text);
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]): void => {
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.email=a@example.com', '-c', `user.name=${author}`, ...args],
      { env },
    );
  };
  git('add', '.');
  git('commit', '-q', '-m', file);
}

describe('readLastUpdates', () => {
  it('gives the newest commit of each file, Chinese names included', () => {
    execFileSync('git', ['-C', folder, 'init', '-q']);
    commit('潮池.mdx', 'a', '潮池', '2024-05-01T08:00:00+08:00');
    commit('b.mdx', 'b', 'Guest', '2024-06-01T00:00:00Z');
    commit('潮池.mdx', 'c', 'Robot', '2024-07-01T00:00:00Z');
    const warnings: string[] = [];
    const updates = readLastUpdates(folder, (message) => warnings.push(message));
    expect(updates.get(path.join(folder, '潮池.mdx'))).toEqual({
      at: '2024-07-01T00:00:00.000Z',
      by: 'Robot',
      email: 'a@example.com',
    });
    expect(updates.get(path.join(folder, 'b.mdx'))).toMatchObject({
      at: '2024-06-01T00:00:00.000Z',
      by: 'Guest',
    });
    expect(warnings).toEqual([]);
  });

  it('takes no import for an update, nor a change of all texts alike', () => {
    execFileSync('git', ['-C', folder, 'init', '-q']);
    const texts = Array.from({ length: 12 }, (_, index) => `${String(index)}.mdx`);
    const all = (text: string) => {
      for (const file of texts) writeFileSync(path.join(folder, file), text);
    };
    all('imported');
    commit('authors.yml', 'a', 'import', '2024-01-01T00:00:00Z');
    commit('3.mdx', 'mended', '潮池', '2024-02-01T00:00:00Z');
    all('formatted');
    commit('tags.yml', 'a', 'formatter', '2024-03-01T00:00:00Z');
    const updates = readLastUpdates(folder, () => undefined);
    expect(texts.flatMap((file) => updates.get(path.join(folder, file)) ?? [])).toEqual([
      { at: '2024-02-01T00:00:00.000Z', by: '潮池', email: 'a@example.com' },
    ]);
  });

  it('takes the first texts of a small site for what they are', () => {
    execFileSync('git', ['-C', folder, 'init', '-q']);
    writeFileSync(path.join(folder, 'b.mdx'), 'b');
    commit('a.mdx', 'a', '潮池', '2024-01-01T00:00:00Z');
    expect(readLastUpdates(folder, () => undefined).size).toBe(2);
  });

  it('takes names and addresses from .mailmap', () => {
    execFileSync('git', ['-C', folder, 'init', '-q']);
    writeFileSync(path.join(folder, '.mailmap'), '潮池 <pool@example.com> <a@example.com>\n');
    commit('a.mdx', 'a', 'deploy-bot', '2024-05-01T00:00:00Z');
    expect(readLastUpdates(folder, () => undefined).get(path.join(folder, 'a.mdx'))).toMatchObject({
      by: '潮池',
      email: 'pool@example.com',
    });
  });

  it('warns once and knows nothing outside a repository', () => {
    const warnings: string[] = [];
    expect(readLastUpdates(folder, (message) => warnings.push(message)).size).toBe(0);
    expect(warnings).toEqual([expect.stringContaining('not a repository')]);
  });
});
