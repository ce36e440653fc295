import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/domain/problem/problem';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';
import { MUTATIONS, type Mutation } from '../support/mutations';

/** Breaks a valid site in one way after another: each break is found, with its file and line, and nothing crashes. */

const site = copyFixture('valid');
afterAll(site.remove);

const placeOf = (file: string): string =>
  file.startsWith('static/') ? path.join(site.directory, file) : path.join(site.root, file);

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Writes the files of a mutation, and restores them after the test. */
function apply({ files }: Mutation): void {
  for (const [file, content] of Object.entries(files)) {
    const place = placeOf(file);
    const before = existsSync(place) ? readFileSync(place) : null;
    restore.push(() => (before === null ? rmSync(place) : writeFileSync(place, before)));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** Reads and checks the content as a build does before it starts. */
const check = (): Problem[] =>
  new ContentLoader(site.root, site.directory).load({ includeDrafts: false }).problems;

/** A problem as `severity file:line`. */
const at = ({ severity, file, line }: Problem): string => `${severity} ${file}:${String(line)}`;

it('starts from a site without a problem', () => {
  expect(brief(check())).toEqual([]);
});

it('breaks it in more ways than were asked for', () => {
  expect(Object.values(MUTATIONS).flat().length).toBeGreaterThan(100);
});

describe.each(Object.entries(MUTATIONS))('%s', (_, mutations) => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s', (__, mutation) => {
    apply(mutation);
    const problems = check();
    const [place, words] = mutation.expected;
    const told = problems.map((problem) => `${at(problem)} ${problem.found} ${problem.fix}`);
    expect(told).toContainEqual(
      expect.stringMatching(new RegExp(`^${escape(place)} .*${escape(words)}`, 's')),
    );
    // Whatever else follows from it, every message helps its reader.
    for (const { line, file, fix } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(existsSync(placeOf(file))).toBe(true);
      expect(fix).toMatch(/\S.*[^\s]$/s);
    }
  });
});

const escape = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('finds the site as it was at the end', () => {
  expect(brief(check())).toEqual([]);
});
