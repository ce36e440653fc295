import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../src/domain/markdown/parse';
import { visit } from 'unist-util-visit';
import { hasScheme } from '../../src/domain/routing/paths';
import { llmsTextOf, publishRobotsAndLlms } from '../../src/gatsby/outputs/robots-and-llms';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { publishTwins, twinPages } from '../../src/gatsby/outputs/twins';
import { site } from '../../src/site/config';
import { copyFixture, type Fixture, type TemporarySite } from '../support/fixtures';

const opened: TemporarySite[] = [];
afterAll(() => {
  for (const { remove } of opened) remove();
});

/** Publishes the twins of a fixture. */
function publish(name: Fixture, edit: (root: string) => void = () => undefined) {
  const temporary = copyFixture(name);
  opened.push(temporary);
  const { directory, root } = temporary;
  edit(root);
  const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
  const run = () => publishTwins({ content, root, directory });
  run();
  const read = (file: string): string => readFileSync(path.join(directory, 'public', file), 'utf8');
  return { content, directory, run, read };
}

/** Addresses of the links and pictures of a text. */
function addressesOf(text: string): string[] {
  const addresses: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if ('url' in node) addresses.push(node.url);
  });
  return addresses;
}

describe('Markdown twins', () => {
  const { content, directory, run, read } = publish('valid');

  it('stand beside the page of every post and doc in every language', () => {
    const { posts, docs } = content.index;
    expect(twinPages(content)).toHaveLength(2 * (posts.length + docs.length));
    for (const { page } of twinPages(content))
      expect(existsSync(path.join(directory, 'public', page.path, 'index.md')), page.path).toBe(true);
  });

  it('hold no address that needs a page around it, and nothing of MDX', () => {
    for (const { page } of twinPages(content)) {
      const text = read(`${page.path}/index.md`);
      expect(text).toMatch(/^# .+\n/);
      expect(text).not.toMatch(/^(?:import|export) /m);
      for (const address of addressesOf(text))
        expect(hasScheme(address), `${page.path}: ${address}`).toBe(true);
    }
  });

  it('show pictures from where they are published', () => {
    const image = addressesOf(read('blog/Anemone/index.md')).find((address) => address.endsWith('.svg'));
    const file = image?.replace(site.url, '') ?? '';
    expect(file).toMatch(/^\/static\/\w+\/anemone\.svg$/);
    expect(existsSync(path.join(directory, 'public', file))).toBe(true);
  });

  it('that nobody touched are left alone, and others written again', () => {
    const [kept, damaged] = ['en/blog/Anemone/index.md', 'blog/Anemone/index.md'].map((file) =>
      path.join(directory, 'public', file),
    ) as [string, string];
    run();
    const before = [kept, damaged].map((file) => ({
      text: readFileSync(file, 'utf8'),
      time: statSync(file).mtimeMs,
    }));
    writeFileSync(damaged, 'x');
    run();
    expect(readFileSync(damaged, 'utf8')).toBe(before[1]?.text);
    expect(statSync(kept).mtimeMs).toBe(before[0]?.time);
  });

  it('of documents that are gone are removed', () => {
    const gone = path.join(directory, 'public/blog/Gone/index.md');
    mkdirSync(path.dirname(gone), { recursive: true });
    writeFileSync(gone, 'x');
    run();
    expect(existsSync(gone)).toBe(false);
    expect(existsSync(path.join(directory, 'public/blog/Anemone/index.md'))).toBe(true);
  });
});

describe('languages', () => {
  const { read, content } = publish('untranslated');

  it('a text without a translation is shown in the language it has', () => {
    expect(read('en/docs/Guide/index.md')).toContain(`](${site.url}/en/`);
    expect(read('docs/Guide/index.md')).not.toContain(`${site.url}/en/`);
  });

  it('llms.txt names what is written in its language', () => {
    const english = llmsTextOf(content, 'en');
    expect(english).toContain(`(${site.url}/en/docs/Guide/Detail/index.md)`);
    expect(english).not.toContain(`${site.url}/en/docs/Guide/index.md`);
    expect(llmsTextOf(content, 'zh-Hans')).toContain(`(${site.url}/docs/Guide/index.md)`);
  });
});

it('llms.txt names every listed post and doc once, and robots.txt the sitemap', () => {
  const { content, directory, read } = publish('valid');
  publishRobotsAndLlms(content, { root: directory, directory });
  const addresses = addressesOf(read('en/llms.txt'));
  const expected = [...content.index.posts, ...content.index.docs]
    .filter(({ unlisted, translations }) => !unlisted && translations.en)
    .map((document) => `${site.url}/en${document.path.replace(/\/$/, '')}/index.md`);
  expect(addresses.filter((address) => address.endsWith('.md')).sort()).toEqual(
    expected.map(encodeURI).sort(),
  );
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
});
