import { describe, expect, it } from 'vitest';
import { virtualContent } from '../../../tests/support/content';
import { localizePath, type Locale } from '../routing/locale';
import { searchPages } from './records';

function pagesOf(files: Record<string, string>, locale: Locale = 'zh-Hans') {
  const content = virtualContent(files);
  expect(content.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const compiled = new Map(content.documents.map((document) => [document.file, document.compiled]));
  return searchPages(locale, {
    ...content,
    sectionsOf: (translation) => compiled.get(translation.file)?.sections ?? [],
    address: (path, language) => `/base${localizePath(path, language, content.index.locales)}`,
    labels: { post: '博客', doc: '文档', page: '本站' },
  });
}

const doc = (title: string, more = '', body = '文。') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

describe('searchPages', () => {
  it('leaves out drafts, unlisted pages and those that say so', () => {
    const pages = pagesOf({
      'docs/A.mdx': doc('甲'),
      'docs/B.mdx': doc('乙', 'draft: true\n'),
      'docs/C.mdx': doc('丙', 'unlisted: true\n'),
      'docs/D.mdx': doc('丁', 'search: none\n'),
      'blog/2024-01-01-P.mdx': doc('戊'),
      'pages/about.mdx': doc('己'),
    });
    expect(pages.map(({ url, category, tag }) => [url, category, tag])).toEqual([
      ['/base/docs/A', '文档', 'docs-default-current'],
      ['/base/blog/P', '博客', 'default'],
      ['/base/about/', '本站', 'default'],
    ]);
  });

  it('has no characters that readers do not see', () => {
    const [page] = pagesOf({
      'docs/A.mdx': doc('潮\u200b池', '', 'Tide\u00adpool.\n\n## Re\u0301sume\u0301'),
    });
    expect(page?.title).toBe('潮池');
    expect(page?.sections.map(({ headings, text }) => [...headings, text])).toEqual([
      ['Tidepool.'],
      ['Résumé', ''],
    ]);
  });

  it('finds a document only in the languages it is written in', () => {
    const files = {
      'docs/A.mdx': doc('甲'),
      'docs/A.en.mdx': doc('First'),
      'docs/B.mdx': doc('乙'),
      'docs/C.en.mdx': doc('Third'),
    };
    expect(pagesOf(files).map(({ url }) => url)).toEqual(['/base/docs/A', '/base/docs/B']);
    expect(pagesOf(files, 'en').map(({ url, title }) => [url, title])).toEqual([
      ['/base/en/docs/A', 'First'],
      ['/base/en/docs/C', 'Third'],
    ]);
  });

  it('cuts a page at its headings and keeps the way to each', () => {
    const body = '开头。\n\n## 一 {#one}\n\n上。\n\n### 一之一 {#one-one}\n\n中。\n\n## 二 {#two}\n\n下。';
    expect(pagesOf({ 'docs/A.mdx': doc('甲', '', body) })[0]?.sections).toEqual([
      { anchor: null, headings: [], text: '开头。' },
      { anchor: 'one', headings: ['一'], text: '上。' },
      { anchor: 'one-one', headings: ['一', '一之一'], text: '中。' },
      { anchor: 'two', headings: ['二'], text: '下。' },
    ]);
  });

  it('searches code only where the author wants it', () => {
    const body = '## 一 {#one}\n\n文。\n\n```ts title="x.ts"\nconst a = b < c && `d`;\n```';
    const textOf = (more: string) => pagesOf({ 'docs/A.mdx': doc('甲', more, body) })[0]?.sections[1]?.text;
    expect(textOf('')).toBe('文。');
    expect(textOf('search: code\n')).toBe('文。\nconst a = b < c && `d`;\n');
  });

  it('knows keywords, tags and a description that is not in the text', () => {
    const [page] = pagesOf({
      'docs/A.mdx': doc('甲', 'keywords: [潮]\ntags: [T]\ndescription: 说明。\n'),
      'docs/tags.yml': 'T:\n  label: { zh-Hans: 标签, en: Tag }\n',
    });
    expect(page?.keywords).toEqual(['潮', '标签']);
    expect(page?.sections[0]?.text).toBe('说明。\n文。');
  });

  it('names the folder of a doc as its category', () => {
    const pages = pagesOf({
      'docs/Tools/A.mdx': doc('甲'),
      'docs/Tools/Deep/B.mdx': doc('乙'),
      'docs/Tools/_category_.yml': 'label: { zh-Hans: 工具, en: Tools }\n',
      'docs/sidebars.yml': 'main:\n  - folder: .\n',
    });
    expect(pages.map(({ category }) => category)).toEqual(['文档 › 工具', '文档 › 工具']);
  });
});
