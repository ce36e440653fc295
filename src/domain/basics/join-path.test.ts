import { expect, it } from 'vitest';
import { joinPath } from './join-path';

it.each([
  [['docs', 'SQL'], './NF.mdx', 'docs/SQL/NF.mdx'],
  [['docs', 'SQL'], '../Docker/Basic.mdx', 'docs/Docker/Basic.mdx'],
  [['docs'], '../../../blog', 'blog'],
  [['docs'], 'Docker/', 'docs/Docker/'],
  [[], 'a//b', 'a/b'],
])('%o and %s', (folder, relative, path) => expect(joinPath(folder, relative)).toBe(path));
