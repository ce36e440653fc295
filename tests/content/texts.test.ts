import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/domain/routing/locale';
import type { Version } from '../../src/domain/content/documents';
import { diagramName } from '../../src/domain/markdown/diagram';
import { parseMarkdown } from '../../src/domain/markdown/parse';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { CONTENT as root, DIRECTORY as directory, PLAN } from './plan';

const withDrafts = new ContentLoader(root, directory).load({ includeDrafts: true }).index;
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

describe('the length of documents', () => {
  const published = texts.filter(({ frontMatter }) => !('draft' in frontMatter && frontMatter.draft));

  it.each(PLAN.lengths)('$name', ({ name, words }) => {
    const kindOf = (file: string) => PLAN.lengths.find(({ files }) => new RegExp(files).test(file))?.name;
    const chosen = published.filter(({ file }) => kindOf(file) === name);
    expect(chosen.length).toBeGreaterThan(0);
    // A Chinese text has somewhat more characters than its translation has words.
    const short = chosen.flatMap(({ file, locale, compiled: { statistics } }) => {
      const length = locale === 'en' ? statistics.words : statistics.cjkCharacters + statistics.words;
      return length < words ? [`${file}: ${String(length)}`] : [];
    });
    expect(short).toEqual([]);
  });
});

describe('English docs', () => {
  // “Does not” before another word; quotations, bold words and the end of a sentence keep theirs.
  const FULL_FORM =
    /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|should|could|will) not|cannot) (?=[\w“])/gi;
  const MESSAGES = ['window is not defined'];

  it('use contractions', () => {
    const stiff = texts.flatMap(({ file, locale, syntax }) => {
      if (locale !== 'en' || !file.startsWith('docs/')) return [];
      const found: string[] = [];
      visit(syntax, 'text', ({ value }, _, parent) => {
        if (parent?.type === 'strong' || MESSAGES.some((message) => value.startsWith(message))) return;
        const own = value.replace(/“[^”]*”/g, '“”');
        for (const { index } of own.matchAll(FULL_FORM))
          found.push(own.slice(Math.max(0, index - 20), index + 20));
      });
      return found.map((words) => `${file}: …${words}…`);
    });
    expect(stiff).toEqual([]);
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

  it('have figures of our own, described in both languages', () => {
    const figures = new Map<string, Map<string, string>>();
    for (const { file, locale, syntax } of texts) {
      for (const { url, alt } of nodesOf(syntax, 'image')) {
        if (!url.startsWith('./')) continue;
        // A drawing with words has a file for each language.
        const target = path.join(path.dirname(file), url.replace(/\.en(?=\.svg$)/, ''));
        figures.set(target, (figures.get(target) ?? new Map<string, string>()).set(locale, alt ?? ''));
      }
    }
    expect(figures.size).toBeGreaterThanOrEqual(PLAN.counts.figures);
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
    expect(new Set(posts).size).toBeGreaterThanOrEqual(PLAN.counts.postsWithFigures);
  });

  it('draw with Mermaid', () => {
    const drawing = texts.filter(
      ({ locale, syntax }) =>
        locale === 'zh-Hans' && nodesOf(syntax, 'code').some(({ lang }) => lang === 'mermaid'),
    );
    expect(drawing.length).toBeGreaterThanOrEqual(PLAN.counts.textsWithDiagrams);
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
