import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/domain/routing/locale';
import type { Translation } from '../../src/domain/content/documents';
import { diagramName } from '../../src/domain/markdown/diagram';
import { parseMarkdown } from '../../src/domain/markdown/parse';
import { splitFrontMatter } from '../../src/domain/markdown/split-front-matter';
import { site } from '../../src/site/config';
import { loadContent, PLAN, readContent } from './plan';

const withDrafts = loadContent({ includeDrafts: true }).index;
const locales = localeCodes(site.i18n);

/** All languages of all documents, drafts included. */
const translations: Translation[] = [...withDrafts.posts, ...withDrafts.docs, ...withDrafts.pages].flatMap(
  (document) => locales.flatMap((locale) => document.translations[locale] ?? []),
);
const texts = translations.map((translation) => {
  return { ...translation, syntax: parseMarkdown(splitFrontMatter(readContent(translation.file)).body) };
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

  it('describe their figures in their language', () => {
    const figures = texts.flatMap(({ file, locale, syntax }) =>
      nodesOf(syntax, 'image').map(({ url, alt }) => ({ file, locale, url, alt: alt ?? '' })),
    );
    expect(figures).not.toEqual([]);
    const wrong = figures.filter(
      ({ file, locale, alt }) =>
        alt.length < 8 ||
        // The manual shows its source, which is the same in both languages.
        (!file.startsWith('docs/tutorial-basics/') && /\p{Script=Han}/u.test(alt) !== (locale === 'zh-Hans')),
    );
    expect(wrong).toEqual([]);
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
});
