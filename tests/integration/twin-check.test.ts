import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SiteChecker } from '../../src/gatsby/site-check/check-site';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
afterAll(remove);

const { index, plan } = new ContentLoader(root, directory).load({ includeDrafts: false });
const folder = path.join(directory, 'public');
const TWIN = 'en/blog/Barnacle/index.md';

/** The problems that the check finds in a published twin with the given text. */
function problemsOf(text: string): string[] {
  const files = { [TWIN]: text, 'blog/Anemone/index.html': '', 'img/a.png': '' };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const checker = new SiteChecker(folder, { root, index, pages: plan.pages, redirects: [] });
  checker.addPage({
    file: 'blog/Anemone/index.html',
    address: '/blog/Anemone/',
    html: () => '<h2 id="why">',
  });
  return brief(checker.problems());
}

it.each([
  [
    'links to pages, anchors and files',
    `[a](${site.url}/blog/Anemone#why) ![b](${site.url}/img/a.png) <${site.url}/blog/Anemone>`,
  ],
  [
    'code that only looks like a link',
    `\`[a](${site.url}/gone)\`\n\n\`\`\`md\n[b](${site.url}/gone)\n\`\`\``,
  ],
  ['other sites', '[a](https://other.example/gone)'],
])('fine: %s', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  [
    'a link',
    `[a](${site.url}/gone)`,
    `error .* The link "${site.url}/gone" leads to no published file \\(/gone\\)\\.`,
  ],
  [
    'an image',
    `![a](${site.url}/img/b.png)`,
    `error .* The image "${site.url}/img/b.png" leads to no published file`,
  ],
  [
    'its own page',
    `---\nurl: ${site.url}/en/blog/Nowhere\n---\n\nA.`,
    'error .* The link .*/en/blog/Nowhere" leads to no published',
  ],
  [
    'an anchor',
    `[a](${site.url}/blog/Anemone#how)`,
    'warning .* points at an anchor that its page does not have',
  ],
  ['a relative address', '[a](../gone)', 'error .* The link "../gone" leads to no published file'],
])('broken: %s', (_, text, expected) => {
  const [found = '', ...others] = problemsOf(text);
  expect(others).toEqual([]);
  expect(found).toMatch(new RegExp(`^${expected}`));
});

it('names the source and the line', () => {
  const source = path.join(root, 'blog/2023-02-05-Barnacle.en.mdx');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, `${text}\nSee [this](/nowhere-to-go).\n`);
  const line = text.split('\n').length + 1;
  expect(problemsOf(`[this](${site.url}/nowhere-to-go)`)[0]).toContain(
    `error blog/2023-02-05-Barnacle.en.mdx:${String(line)} The link`,
  );
});
