import { describe, expect, it } from 'vitest';
import { importsPartials, partialFinder } from './partials';

describe('importsPartials', () => {
  it.each([
    ["import A from './_a.mdx'", true],
    ['text\n\nimport A, { b } from "@site/docs/_a.md";', true],
    ["import A from '@theme/Tabs'", false],
    ["[a link](./a.mdx) and import './a.mdx' in prose", false],
  ])('%j', (text, expected) => {
    expect(importsPartials(text)).toBe(expected);
  });
});

describe('partialFinder', () => {
  const find = partialFinder(
    ['docs/_a.mdx', 'docs/_a.en.mdx', 'docs/deep/_b.md', 'docs/tags.yml'].map((path) => ({ path, text: path })),
  );

  it.each([
    ['./_a.mdx', 'docs/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
    ['./_a.mdx', 'docs/X.en.mdx', 'en', 'docs/_a.en.mdx'],
    ['../_a.mdx', 'docs/deep/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
    ['./_b.md', 'docs/deep/X.en.mdx', 'en', 'docs/deep/_b.md'],
    ['@site/docs/deep/_b.md', 'blog/X.mdx', 'zh-Hans', 'docs/deep/_b.md'],
    ['@site/content/docs/_a.mdx', 'pages/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
  ] as const)('%s from %s (%s)', (specifier, from, locale, file) => {
    expect(find(specifier, from, locale)).toEqual({ file, text: file });
  });

  it.each(['./_none.mdx', './tags.yml', '../../../etc/passwd.md'])('finds no %s', (specifier) => {
    expect(find(specifier, 'docs/X.mdx', 'en')).toBeNull();
  });
});
