import { describe, expect, it } from 'vitest';
import { filesWithin, importFinder, importsFiles } from './imported-files';

describe('importsFiles', () => {
  it.each([
    ["import A from './_a.mdx'", true],
    ['text\n\nimport A, { b } from "@site/docs/_a.md";', true],
    ["import A from '@theme/Tabs'", false],
    ["import { tides } from '@site/data/tides.yml';", true],
    ["import tides from '../tides.json';", true],
    ["[a link](./a.mdx) and import './a.mdx' in prose", false],
  ])('%j', (text, expected) => expect(importsFiles(text)).toBe(expected));
});

describe('importFinder', () => {
  const find = importFinder(
    ['docs/_a.mdx', 'docs/_a.en.mdx', 'docs/deep/_b.md', 'data/pools.json', 'static/a.json'].map((path) => ({
      path,
      text: path,
    })),
  );

  it.each([
    ['./_a.mdx', 'docs/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
    ['./_a.mdx', 'docs/X.en.mdx', 'en', 'docs/_a.en.mdx'],
    ['../_a.mdx', 'docs/deep/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
    ['./_b.md', 'docs/deep/X.en.mdx', 'en', 'docs/deep/_b.md'],
    ['@site/docs/deep/_b.md', 'blog/X.mdx', 'zh-Hans', 'docs/deep/_b.md'],
    ['@site/content/docs/_a.mdx', 'pages/X.mdx', 'zh-Hans', 'docs/_a.mdx'],
    ['../data/pools.json', 'docs/X.en.mdx', 'en', 'data/pools.json'],
  ] as const)('%s from %s (%s)', (specifier, from, locale, file) => {
    expect(find(specifier, from, locale)).toEqual({ file, text: file });
  });

  it.each(['./_none.mdx', '../data/none.yml', '@site/static/a.json', '../../../etc/passwd.md'])(
    'finds no %s',
    (specifier) => {
      expect(find(specifier, 'docs/X.mdx', 'en')).toBeNull();
    },
  );
});

describe('filesWithin', () => {
  const texts: Record<string, string> = {
    'docs/_a.mdx': 'A',
    'docs/_a.en.mdx': 'A in English',
    'docs/_b.mdx': "import A from './_a.mdx'\n\n<A />",
    'docs/_circle.mdx': "import X from './_circle.mdx'",
    'docs/_data.mdx': "import { x } from '@site/data/tides.yml'",
    'data/tides.yml': "x: './a.json'",
    'data/a.json': '{}',
  };
  const find = importFinder(Object.entries(texts).map(([path, text]) => ({ path, text })));

  it.each<[string, string, 'zh-Hans' | 'en', string[]]>([
    ['nothing', 'Text.', 'zh-Hans', []],
    ['a partial', "import A from './_a.mdx'", 'zh-Hans', ['docs/_a.mdx']],
    ['that of its language', "import A from './_a.mdx'", 'en', ['docs/_a.en.mdx']],
    ['partials of partials', "import B from './_b.mdx'", 'zh-Hans', ['docs/_b.mdx', 'docs/_a.mdx']],
    [
      'several in a line',
      "import A from './_a.mdx'; import C from './_circle.mdx'",
      'zh-Hans',
      ['docs/_a.mdx', 'docs/_circle.mdx'],
    ],
    ['one whose name is written with escapes', "import A from './\\_a.mdx'", 'zh-Hans', ['docs/_a.mdx']],
    ['a circle once', "import C from './_circle.mdx'", 'zh-Hans', ['docs/_circle.mdx']],
    ['none that is missing', "import N from './_none.mdx'", 'zh-Hans', []],
    ['data of partials', "import P from './_data.mdx'", 'zh-Hans', ['docs/_data.mdx', 'data/tides.yml']],
    ['none of a text without imports', "See './_a.mdx'.", 'zh-Hans', []],
  ])('finds %s', (_, text, locale, expected) => {
    expect(filesWithin(text, 'docs/X.mdx', locale, find).map(({ file }) => file)).toEqual(expected);
  });
});
