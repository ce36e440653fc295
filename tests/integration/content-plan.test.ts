import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/domain/routing/locale';
import type { Version } from '../../src/domain/content/content-index';
import { diagramName } from '../../src/domain/markdown/diagram';
import { parseMarkdown } from '../../src/domain/markdown/parse';
import { usedTags } from '../../src/domain/routing/page-plan';
import { ContentLoader } from '../../src/gatsby/load-content';
import { site } from '../../src/site/config';
import { DOCS_PLAN, DRAFTS_PLAN } from '../support/docs-plan';

const directory = path.join(import.meta.dirname, '../..');
const root = path.join(directory, 'content');
const content = new ContentLoader(root, directory).load({ includeDrafts: false });
const withDrafts = new ContentLoader(root, directory).load({ includeDrafts: true }).index;
const { index } = content;
const locales = localeCodes(site.i18n);

/** All languages of all documents, drafts included. */
const versions: Version[] = [...withDrafts.posts, ...withDrafts.docs, ...withDrafts.pages].flatMap(
  (document) => locales.flatMap((locale) => document.versions[locale] ?? []),
);
const texts = versions.map((version) => {
  const text = readFileSync(path.join(root, version.file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  return { ...version, text, syntax: parseMarkdown(text) };
});

/** The nodes of one type in a syntax tree. */
function nodesOf<T extends Nodes['type']>(syntax: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  visit(syntax, (node: Nodes) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>);
  });
  return found;
}

describe('the counts of the content plan', () => {
  it('37 posts, all in both languages', () => {
    expect(index.posts).toHaveLength(37);
    expect(index.posts.filter(({ versions: of }) => locales.some((locale) => !of[locale]))).toEqual([]);
  });

  it.each(locales)('list pages of 10, 10, 10 and 7 posts in %s', (locale) => {
    const pages = content.plan.pages.filter((page) => page.kind === 'blog-list' && page.locale === locale);
    expect(pages).toHaveLength(4);
    expect(Math.ceil(index.posts.length / site.blog.pageSize)).toBe(4);
  });

  it('71 docs, all in both languages', () => {
    expect(index.docs.map(({ id }) => id).sort()).toEqual(DOCS_PLAN.map(({ id }) => id).sort());
    expect(index.docs).toHaveLength(71);
    expect(index.docs.filter(({ versions: of }) => locales.some((locale) => !of[locale]))).toEqual([]);
  });

  it('free pages in both languages', () => {
    expect(index.pages.length).toBeGreaterThanOrEqual(5);
    expect(index.pages.filter(({ versions: of }) => locales.some((locale) => !of[locale]))).toEqual([]);
  });

  it('6 drafts, in both languages', () => {
    const drafts = withDrafts.docs.filter(({ draft }) => draft);
    expect(drafts.map(({ key }) => key).sort()).toEqual([...DRAFTS_PLAN].sort());
    expect(drafts.filter(({ versions: of }) => locales.some((locale) => !of[locale]))).toEqual([]);
    expect(withDrafts.posts.filter(({ draft }) => draft)).toEqual([]);
  });

  it('53 tags of posts in use, and no other declared', () => {
    const used = usedTags('post', index).map(({ key }) => key);
    expect(used).toHaveLength(53);
    expect([...index.tags.post.keys()].sort()).toEqual(used.sort());
  });

  it('32 tags of docs in use, and no other declared', () => {
    const used = usedTags('doc', index).map(({ key }) => key);
    expect([...index.tags.doc.keys()].sort()).toEqual(used.sort());
    expect(used).toHaveLength(32);
  });

  it('3 authors, one of them on every post', () => {
    const authors = index.posts.map(({ original }) => original.frontMatter.authors);
    expect([...index.authors.keys()].sort()).toEqual(['guest', 'robot', 'tidepool']);
    expect(authors.filter((list) => list.includes('tidepool'))).toHaveLength(37);
    expect(authors.filter((list) => list[0] === 'guest')).toHaveLength(3);
    expect(authors.filter((list) => list.includes('robot'))).toEqual([]);
  });

  it('about 6 posts and 8 docs recommended', () => {
    const recommended = (documents: readonly { original: Version }[]) =>
      documents.filter(
        ({ original: { frontMatter } }) => 'recommended' in frontMatter && frontMatter.recommended,
      ).length;
    expect(recommended(index.posts)).toBeGreaterThanOrEqual(5);
    expect(recommended(index.posts)).toBeLessThanOrEqual(8);
    expect(recommended(index.docs)).toBeGreaterThanOrEqual(7);
    expect(recommended(index.docs)).toBeLessThanOrEqual(10);
  });
});

/** Shortest length of a document of the plan in English words; the first entry that matches holds. */
const LENGTHS: [name: string, files: RegExp, words: number][] = [
  ['posts', /^blog\//, 500],
  ['folder pages', /^docs\/.*\/index\./, 80],
  ['snippets', /^docs\/Snippets\//, 200],
  ['plans and rules', /^docs\/(?:Plans\/|Resume|Rules)/, 150],
  ['the introduction and the end of the manual', /^docs\/(?:Intro|tutorial-basics\/congratulations)\./, 150],
  ['tutorials', /^docs\//, 600],
];

describe('the length of documents', () => {
  const published = texts.filter(({ frontMatter }) => !('draft' in frontMatter && frontMatter.draft));

  it.each(LENGTHS)('%s', (name, files, words) => {
    const kindOf = (file: string) => LENGTHS.find(([, pattern]) => pattern.test(file))?.[0];
    const chosen = published.filter(({ file }) => files.test(file) && kindOf(file) === name);
    expect(chosen.length).toBeGreaterThan(0);
    // A Chinese text has somewhat more characters than its translation has words.
    const short = chosen.flatMap(({ file, locale, compiled: { statistics } }) => {
      const length = locale === 'en' ? statistics.words : statistics.cjkCharacters + statistics.words;
      return length < words ? [`${file}: ${String(length)}`] : [];
    });
    expect(short).toEqual([]);
  });
});

describe('documents', () => {
  it('share no paragraph', () => {
    const places = new Map<string, string[]>();
    for (const { file, syntax } of texts) {
      // The pages of samples repeat samples.
      if (file.startsWith('pages/test')) continue;
      for (const node of nodesOf(syntax, 'paragraph')) {
        const text = toString(node).replace(/\s+/g, ' ').trim();
        // Labels such as “Output:” are no paragraphs.
        if (text.length >= (/\p{Script=Han}/u.test(text) ? 16 : 40)) {
          places.set(text, [...(places.get(text) ?? []), file.replace('.en.', '.')]);
        }
      }
    }
    expect(places.size).toBeGreaterThan(2000);
    const shared = [...places].filter(([, files]) => new Set(files).size > 1);
    expect(shared).toEqual([]);
  });

  it('have at least 12 figures of our own, described in both languages', () => {
    const figures = new Map<string, Map<string, string>>();
    for (const { file, locale, syntax } of texts) {
      for (const { url, alt } of nodesOf(syntax, 'image')) {
        if (!url.startsWith('./')) continue;
        const target = path.join(path.dirname(file), url);
        figures.set(target, (figures.get(target) ?? new Map<string, string>()).set(locale, alt ?? ''));
      }
    }
    expect(figures.size).toBeGreaterThanOrEqual(12);
    for (const [file, descriptions] of figures) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect([...descriptions.keys()].sort(), file).toEqual([...locales].sort());
      for (const [locale, text] of descriptions) {
        expect(text.length, file).toBeGreaterThan(7);
        // The manual shows its source, which is the same in both languages.
        if (file.startsWith('docs/tutorial-basics/')) continue;
        expect(/\p{Script=Han}/u.test(text), `${file}, ${locale}: ${text}`).toBe(locale === 'zh-Hans');
      }
    }
    const posts = [...figures.keys()]
      .filter((file) => file.startsWith('blog/'))
      .map((file) => path.dirname(file));
    expect(new Set(posts).size).toBeGreaterThanOrEqual(8);
  });

  it('draw with Mermaid in at least 6 of them', () => {
    const drawing = texts.filter(
      ({ locale, syntax }) =>
        locale === 'zh-Hans' && nodesOf(syntax, 'code').some(({ lang }) => lang === 'mermaid'),
    );
    expect(drawing.length).toBeGreaterThanOrEqual(6);
  });

  it('name every diagram, so that a screen reader has something to say', () => {
    const articles = texts.filter(({ file }) => !file.startsWith('pages/'));
    const nameless = articles.flatMap(({ file, syntax }) =>
      nodesOf(syntax, 'code').flatMap(({ lang, meta, value }) =>
        lang === 'mermaid' && !(meta ?? '').includes('title=') && diagramName(value) === '' ? [file] : [],
      ),
    );
    expect(nameless).toEqual([]);
  });

  it.each(['cmdTerminal', 'Link', 'Steam', 'TypeWriter'])('show %s on its own page', (name) => {
    const uses = texts.filter(
      ({ file, syntax }) =>
        file.startsWith(`docs/Snippets/Components/${name}.`) &&
        [...nodesOf(syntax, 'mdxJsxFlowElement'), ...nodesOf(syntax, 'mdxJsxTextElement')].some(
          (node) => node.name === name,
        ),
    );
    expect(uses.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
  });

  it('write formulas about LaTeX and SQL', () => {
    const writing = (folder: string) =>
      texts.filter(({ file, text }) => file.startsWith(`docs/${folder}/`) && text.includes('$$'));
    expect(writing('Latex').length).toBeGreaterThanOrEqual(2);
    expect(writing('SQL').length).toBeGreaterThanOrEqual(2);
  });
});
