import { expect, it } from 'vitest';
import { virtualContent } from '../../../tests/support/content';
import { pageTitles } from './page-titles';

const post = (title: string, extra = '') =>
  `---\ntitle: ${title}\ndate: 2024-01-01\nauthors: [a]\ntags: [t]\n${extra}---\n`;

const { index, plan, problems } = virtualContent({
  'blog/2024-01-01-Awk/index.mdx': post('读日志'),
  'blog/2024-01-01-Awk/index.en.mdx': post('Reading a log'),
  'blog/2024-01-02-Git/index.mdx': post('只有中文'),
  'blog/2024-01-03-Secret/index.mdx': post('藏起来的', 'unlisted: true\n'),
  'blog/authors.yml': 'a:\n  name: { zh-Hans: 潮池, en: Tidepool }\n  page: true\n',
  'blog/tags.yml': 't:\n  label: { zh-Hans: 标签, en: Tag }\n',
  'docs/Intro.mdx': '---\ntitle: 开始\n---\n',
  'pages/about.mdx': '---\ntitle: 关于\n---\n',
});

const titles = (locale: 'zh-Hans' | 'en') => pageTitles(plan.pages, index, locale, (key) => `<${key}>`);

it('names listed pages in the language asked for, originals where there is no translation', () => {
  expect(problems).toEqual([]);
  expect(titles('en')).toEqual({
    '/blog': '<lists.title>',
    '/blog/archive': '<archive.title>',
    '/blog/tags': '<tags>',
    '/blog/tags/t': 'Tag',
    '/blog/authors': '<authors.title>',
    '/blog/authors/a': 'Tidepool',
    '/blog/Awk': 'Reading a log',
    '/blog/Git': '只有中文',
    '/docs/Intro': '开始',
    '/about/': '关于',
  });
  expect(titles('zh-Hans')).toMatchObject({ '/blog/Awk': '读日志', '/blog/tags/t': '标签' });
});
