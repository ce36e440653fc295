import { expect, it } from 'vitest';
import { nearestPath } from './nearest-path';

const PATHS =
  '/ /about/ /blog /blog/Awk /blog/Git /blog/PythonAsyncIO /blog/潮池 /docs /docs/Docker/ /docs/Docker/Build /docs/React/Issue/Authentication /docs/React/Next/Authentication /docs/tags'.split(
    ' ',
  );

it.each([
  ['a letter too many', '/blog/Awkk', '/blog/Awk'],
  ['letters swapped in a folder', '/docs/Dokcer/Build', '/docs/Docker/Build'],
  ['letters swapped in the name', '/docs/Docker/Bulid', '/docs/Docker/Build'],
  ['a slip in the first segment', '/bolg/Awk', '/blog/Awk'],
  ['a name with a piece missing', '/blog/PythonAsync', '/blog/PythonAsyncIO'],
  ['another case and slash', '/Blog/AWK/', '/blog/Awk'],
  ['percent-encoding', '/blog/%E6%BD%AE%E6%B1%A0x', '/blog/潮池'],
  ['a page that moved', '/posts/2022/PythonAsyncIO', '/blog/PythonAsyncIO'],
  ['a folder left out', '/docs/Build', '/docs/Docker/Build'],
  [
    'two pages of the same name: the nearer one',
    '/docs/Next/Authentication',
    '/docs/React/Next/Authentication',
  ],
  ['a short name that shares nothing: the list above it', '/blog/xyz', '/blog'],
  ['the nearest folder above', '/docs/Docker/Compose/Networks', '/docs/Docker/'],
  ['nothing close', '/nope', null],
  ['nothing close, deep', '/wp-admin/setup.php', null],
  ['the root', '/', null],
])('%s: %s', (_, path, expected) => expect(nearestPath(path, PATHS)).toBe(expected));

it('suggests nothing on an empty site', () => expect(nearestPath('/blog', [])).toBeNull());
