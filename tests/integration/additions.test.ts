import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/cli/process.mjs';
import { describeAdditions } from '../support/additions';
import { TEST_CONTENT } from '../support/test-site.mjs';

/**
 * Content that owners add breaks no step of the program. Its tests cannot read the owner's content
 * (`owner-files.test.ts`); these tests show that additions are valid at once, and that nothing depends on the tests of
 * the delivered content.
 */
describe('added to the tests’ content', () => {
  describeAdditions(TEST_CONTENT);
});

describe('the tests of the delivered content', () => {
  const sources = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(m?tsx?|mjs)$/.test(file) && !file.startsWith(path.join('tests', 'fixtures'))),
  );
  const delivered = path.join('tests', 'content');

  it('can be deleted: no other file imports of them', () => {
    const others = sources.filter((file) => !file.startsWith(delivered));
    expect(others.length).toBeGreaterThan(400);
    const imports = others.flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => target.startsWith(delivered))
        .map((target) => `${file} imports ${target}`);
    });
    expect(imports).toEqual([]);
  });
});
