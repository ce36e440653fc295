import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT as content } from './plan';
import { checkSnippets, formatReport, type Report } from './snippets/check';
import { projectProblems } from './snippets/projects';
import { snippetsOf } from './snippets/snippet';
import { runScripts } from './snippets/sql';
import { walkthroughRoot, WALKTHROUGHS } from './snippets/walkthroughs';

const projectFolder = path.join(import.meta.dirname, 'walkthroughs');

describe('the code blocks of the content', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const documents = files.map((file) => snippetsOf(file, readFileSync(path.join(content, file), 'utf8')));
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
});

describe('the projects of the walkthroughs', () => {
  it('are all known', () => {
    const projects = readdirSync(projectFolder).filter((name) =>
      existsSync(path.join(projectFolder, name, 'package.json')),
    );
    expect(WALKTHROUGHS.map(({ folder }) => folder).sort()).toEqual(projects.sort());
  });

  it.each(WALKTHROUGHS)(
    '$folder type-checks',
    (walkthrough) => {
      expect(projectProblems(walkthrough)).toEqual([]);
    },
    60_000,
  );

  it.each(WALKTHROUGHS)('the migrations of $folder run in their order', async (walkthrough) => {
    const folder = path.join(walkthroughRoot(walkthrough), 'prisma/migrations');
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.sql'),
    );
    expect(scripts.length).toBeGreaterThan(0);
    await runScripts(scripts.sort().map((file) => readFileSync(path.join(folder, file), 'utf8')));
  });
});
