import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSchema } from '../../src/site/schema';
import { brief } from '../support/content';

/** Content in two folders: the check without Gatsby and the plugins read the same ones. */

const directory = mkdtempSync(path.join(tmpdir(), 'content-roots-'));
const root = path.join(directory, 'content');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};

beforeEach(() => {
  const resolved = siteSchema.parse({
    title: 'Shells',
    url: 'https://shells.example.org',
    contentRoots: ['../more'],
  });
  vi.resetModules();
  vi.stubEnv('SITE_CONFIG', JSON.stringify(resolved));
  vi.stubEnv('INIT_CWD', directory);
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
});

beforeAll(() => {
  // The program is read from where it runs.
  cpSync('src/i18n', path.join(directory, 'src/i18n'), { recursive: true });
  write('content/blog/2024-01-01-a.md', '---\ntitle: A\n---\n\n[B](./2024-01-02-b/index.md)\n');
  write('more/blog/2024-01-02-b/index.md', '---\ntitle: B\ntags: [T]\n---\n\n![B](b.svg) [B](b.txt)\n');
  write('more/blog/2024-01-02-b/b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('more/blog/2024-01-02-b/b.txt', 'B\n');
  write('more/blog/_b.md', 'A part.\n');
  write('more/docs/C.md', '---\ntitle: C\n---\n\nimport B from "../blog/_b.md";\n\n<B />\n');
  write('more/blog/tags.yml', 'T:\n');
});
afterAll(() => rmSync(directory, { recursive: true }));

const load = async () => {
  const { ContentLoader } = await import('../../src/gatsby/content/load-content');
  return new ContentLoader({ root, directory }).load({ includeDrafts: false });
};

describe('a further content root', () => {
  it('has its documents, data and pictures read as those of the first', async () => {
    const { index, plan, problems } = await load();
    expect(brief(problems)).toEqual([]);
    expect(index.posts.map(({ key }) => key)).toEqual(['2024-01-02-b/index', '2024-01-01-a']);
    expect([...index.tags.post.keys()]).toEqual(['T']);
    expect(plan.pages.map((page) => page.path)).toEqual(
      expect.arrayContaining(['/blog/b', '/blog/tags/T', '/docs/C']),
    );
  });

  it('is checked without Gatsby, and its problems are named where the file is', async () => {
    write('more/docs/D.md', '---\ntitle: D\n---\n\n[x](./none.md)\n');
    const { checkContent } = await import('../../src/gatsby/content/check-content');
    const { formatProblemsFrom } = await import('../../src/gatsby/content/shown-paths');
    const { problems } = checkContent({ root, directory });
    const text = formatProblemsFrom(problems, { root, directory });
    rmSync(path.join(directory, 'more/docs/D.md'));
    expect(text).toContain('error more/docs/D.md:5:1');
  });

  it('cannot have a file of the same path', async () => {
    write('more/blog/2024-01-01-a.md', '---\ntitle: A\n---\n');
    const { problems } = await load();
    rmSync(path.join(directory, 'more/blog/2024-01-01-a.md'));
    expect(brief(problems)).toEqual([
      'error ../more/blog/2024-01-01-a.md Another source of texts has the same path: blog/2024-01-01-a.md. → Rename one of the two: content roots and source plugins count as one folder.',
    ]);
  });

  it('has a source of files of its own', async () => {
    const { plugins } = await import('../../src/gatsby/hooks/plugins');
    const sources = plugins(directory).flatMap((plugin) =>
      typeof plugin === 'object' && plugin.resolve === 'gatsby-source-filesystem' ? [plugin.options] : [],
    );
    expect(sources).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'content', path: root }),
        expect.objectContaining({ name: 'content-2', path: path.join(directory, 'more') }),
      ]),
    );
  });
});
