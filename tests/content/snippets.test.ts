import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT, readContent } from './plan';
import { checkSnippets, formatReport, type Report } from './snippets/check';
import { installAndCheck } from './snippets/real-packages';
import { snippetsOf } from './snippets/snippet';
import { follow, isStep, WALKTHROUGHS } from './snippets/walkthroughs';

describe('the code blocks of the content', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const documents = files.map((file) => snippetsOf(file, readContent(file)));
  let report: Report;

  beforeAll(async () => {
    report = await checkSnippets(documents);
    console.info(formatReport(report));
  }, 300_000);

  it('are all counted', () => {
    const blocks = documents.flat();
    expect(blocks.length).toBeGreaterThan(1000);
    expect(blocks.filter((block) => block.code === '' && block.before === '')).toEqual([]);
    const languages = new Set(blocks.map(({ language }) => language));
    expect([...new Set([...report.checked.keys(), ...report.unchecked.keys()])].sort()).toEqual(
      [...languages].sort(),
    );
  });

  it('are right, as far as they can be checked', () => {
    expect(report.problems).toEqual([]);
  });

  // The packages are installed in a temporary folder, because the site needs none of them.
  it.runIf(process.env.REAL_PACKAGES).each(WALKTHROUGHS)(
    'of $documents type-check with the real packages',
    async (walkthrough) => {
      const { project } = await follow(walkthrough, documents.flat().filter(isStep));
      expect(installAndCheck(project)).toBe('');
    },
    1_200_000,
  );
});
