import { expect, it } from 'vitest';
import { virtualContent } from '../../../tests/support/content';
import { mentions } from './mentions';

const matter = (date: string, more = '') => `---\ntitle: T\ndate: ${date}\n${more}---\n\n`;
const many = Array.from({ length: 21 }, (_, at) => `docs/n${String(at)}`);

const content = virtualContent({
  'docs/target.mdx': '---\ntitle: 目标\n---\n\n[自己](./target.mdx) [#](#here)\n\n## Here {#here}\n',
  'docs/b.mdx': '---\ntitle: B\n---\n\n[一次](./target.mdx#here) [两次](/docs/target)\n',
  'docs/f/index.mdx': '---\ntitle: F\n---\n\n[索引](../target.mdx)\n',
  'docs/all.mdx': `---\ntitle: All\n---\n\n${['target', ...many.map((name) => name.slice(5))].map((name) => `[x](./${name}.mdx)`).join(' ')}\n`,
  ...Object.fromEntries(many.map((name) => [`${name}.mdx`, '---\ntitle: N\n---\n'])),
  'blog/old.mdx': `${matter('2020-01-01')}[见](/docs/target)`,
  'blog/new.mdx': `${matter('2024-01-01')}[见](/docs/target)`,
  'blog/new.en.mdx': '---\ntitle: New\n---\n\nNo link any more.\n',
  'blog/hidden.mdx': `${matter('2025-01-01', 'unlisted: true\n')}[见](/docs/target)`,
  'blog/draft.mdx': `${matter('2025-01-02', 'draft: true\n')}[见](/docs/target)`,
  'pages/about.mdx': '---\ntitle: 关于\n---\n\n[见](/docs/target)\n',
});

it.each([
  ['zh-Hans', ['blog/new.mdx', 'blog/old.mdx', 'docs/b.mdx']],
  // A text that is not translated is shown as it is.
  ['en', ['blog/old.mdx', 'docs/b.mdx']],
] as const)('a doc is mentioned in the posts and docs whose texts in %s link to it', (locale, expected) => {
  const found = [...mentions(content, locale)].filter(([{ key }]) => key === 'target');
  expect(found.flatMap(([, sources]) => sources.map(({ original }) => original.file))).toEqual(expected);
});
