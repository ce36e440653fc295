import { expect, it } from 'vitest';
import { makeIndex, virtualContent } from '../../tests/support/content';
import { findTranslations } from './translation-names';

const { index } = virtualContent({
  'blog/2024-01-01-Awk/index.mdx': '---\ntitle: Awk\n---\n',
  'blog/2024-01-01-Awk/index.en.mdx': '---\ntitle: Awk\n---\n',
  'docs/SQL/NF.mdx': '---\ntitle: NF\n---\n',
  'docs/SQL/NF.en.mdx': '---\ntitle: NF\n---\n',
  'docs/Alone.mdx': '---\ntitle: Alone\n---\n',
});
const files = (...names: string[]): string[] =>
  findTranslations(index, names, 'content').found.map(({ file, digest }) => `${file} ${digest}`);

const NF = 'docs/SQL/NF.en.mdx docs/SQL/NF.mdx';
const AWK = 'blog/2024-01-01-Awk/index.en.mdx blog/2024-01-01-Awk/index.mdx';

it.each([
  ['docs/SQL/NF', [NF]],
  ['docs/SQL/NF.en.mdx', [NF]],
  ['./content/docs/SQL/NF.mdx', [NF]],
  ['content\\docs\\SQL\\NF.mdx', [NF]],
  ['blog/2024-01-01-Awk', [AWK]],
  ['content/blog/2024-01-01-Awk/index.en.mdx', [AWK]],
])('%s names a translation', (name, expected) => expect(files(name)).toEqual(expected));

it('finds several, each once, and all', () => {
  expect(files('docs/SQL/NF', 'docs/SQL/NF.en.mdx', 'blog/2024-01-01-Awk')).toEqual([NF, AWK]);
  expect(files('all').sort()).toEqual([AWK, NF]);
});

it('says which names it does not know; a document in one language has no translation', () => {
  expect(findTranslations(index, ['docs/SQL/BNF', 'docs/Alone'], 'content').unknown).toEqual([
    'docs/SQL/BNF',
    'docs/Alone',
  ]);
  expect(findTranslations(makeIndex({}), ['all'], 'content').found).toEqual([]);
});
