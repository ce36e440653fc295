import { describe, expect, it } from 'vitest';
import { docPath, folderIndexKey, parseDatedKey, parsePostKey, splitNumberPrefix } from './permalink';

type DocPathInput = Parameters<typeof docPath>[0];

describe('splitNumberPrefix', () => {
  it.each([
    ['01-Intro', 'Intro', 1],
    ['2. Foo', 'Foo', 2],
    ['003 - 潮池', '潮池', 3],
    ['1_潮', '潮', 1],
    ['0-a', 'a', 0],
    ['2024-plan', 'plan', 2024],
    ['Intro', 'Intro', null],
    ['2023', '2023', null],
    ['42', '42', null],
    ['1.', '1.', null],
    ['3D打印', '3D打印', null],
    ['7.0-x', '7.0-x', null],
    ['7.0x', '7.0x', null],
    ['2021-11-x', '2021-11-x', null],
    ['21-11-x', '21-11-x', null],
    ['01-2021', '01-2021', null],
  ])('%s', (name, rest, position) => expect(splitNumberPrefix(name)).toEqual({ name: rest, position }));
});

describe('parsePostKey', () => {
  it.each([
    ['2021-05-14-Awk/index', '2021-05-14', 'Awk'],
    ['2021-05-14-潮池', '2021-05-14', '潮池'],
    ['2021/05/14/Awk', '2021-05-14', 'Awk'],
    ['notes/2021-5-4-Awk', '2021-05-04', 'Awk'],
    ['2021-05-14', '2021-05-14', '2021-05-14'],
    ['Awk/index', null, 'Awk'],
    ['潮池', null, '潮池'],
    ['v2021-05-14-x', null, 'v2021-05-14-x'],
    ['2021-02-30-x', null, 'x'],
    ['2021-13-01-x', null, 'x'],
  ])('%s', (key, date, name) => expect(parsePostKey(key)).toEqual({ date, name }));
});

describe('parseDatedKey', () => {
  it.each([
    ['2021-05-14-Awk/index', '2021-05-14', '2021/05/14/Awk'],
    ['2021-05-14-潮池', '2021-05-14', '2021/05/14/潮池'],
    ['2021/05/14/Awk', '2021-05-14', '2021/05/14/Awk'],
    ['2021/05-14-Awk/index', '2021-05-14', '2021/05/14/Awk'],
    ['2021/05/14/Awk/part/more', '2021-05-14', '2021/05/14/Awk/part/more'],
    ['2021-5-4-Awk', '2021-05-04', '2021/5/4/Awk'],
    ['2021-05-14', '2021-05-14', '2021/05/14'],
    ['team/2021/05/14/Awk', '2021-05-14', '2021/05/14/team/Awk'],
    ['team-2021-05-14-hey/Awk', '2021-05-14', '2021/05/14/team-hey/Awk'],
    ['Awk/index', null, 'Awk'],
    ['notes/Awk', null, 'notes/Awk'],
    ['index', null, 'index'],
    ['2021-02-30-x', null, '2021/02/30/x'],
  ])('%s', (key, date, name) => expect(parseDatedKey(key)).toEqual({ date, name }));
});

describe('docPath', () => {
  const input = (key: string, overrides: Partial<DocPathInput> = {}): DocPathInput => ({
    key,
    base: '/docs',
    id: null,
    slug: null,
    parsePrefixes: true,
    role: 'page',
    ...overrides,
  });

  it.each<[string, DocPathInput, string, string, number | null]>([
    ['a page', input('Docker/Basic'), 'Docker/Basic', '/docs/Docker/Basic', null],
    ['a page at the top', input('介绍'), '介绍', '/docs/介绍', null],
    ['number prefixes', input('01-Basics/02-First'), 'Basics/First', '/docs/Basics/First', 2],
    ['prefixes kept', input('01-a/02-b', { parsePrefixes: false }), '01-a/02-b', '/docs/01-a/02-b', null],
    ['an index', input('Docker/index', { role: 'index' }), 'Docker/index', '/docs/Docker/', null],
    ['an index at the top', input('index', { role: 'index' }), 'index', '/docs/', null],
    ['a same-name index', input('工具/工具', { role: 'index' }), '工具/工具', '/docs/工具/', null],
    ['an id', input('Docker/a', { id: 'b' }), 'Docker/b', '/docs/Docker/b', null],
    ['the main doc', input('Intro', { slug: '/' }), 'Intro', '/docs', null],
    ['an absolute slug', input('a/b', { slug: '/c/潮' }), 'a/b', '/docs/c/潮', null],
    ['a relative slug', input('a/b', { slug: 'c' }), 'a/b', '/docs/a/c', null],
    ['a slug that goes up', input('a/b/c', { slug: '../d/' }), 'a/b/c', '/docs/a/d/', null],
    ['a slug and an id', input('a/b', { slug: 'c', id: 'd' }), 'a/d', '/docs/a/c', null],
    ['at the root, a page', input('a/潮', { base: '/' }), 'a/潮', '/a/潮', null],
    ['at the root, an index', input('index', { base: '/', role: 'index' }), 'index', '/', null],
    ['at the root, the main doc', input('a/b', { base: '/', slug: '/' }), 'a/b', '/', null],
  ])('%s', (_, given, id, path, position) => expect(docPath(given)).toMatchObject({ id, path, position }));
});

describe('folderIndexKey', () => {
  it.each([
    ['a/b', ['a/b/x', 'a/b/index'], 'a/b/index'],
    ['React', ['React/README', 'React/React', 'React/x'], 'React/README'],
    ['React', ['React/react', 'React/x'], 'React/react'],
    ['01-潮池', ['01-潮池/潮池'], '01-潮池/潮池'],
    ['a', ['a/00-Index', 'a/a'], 'a/00-Index'],
    ['a', ['a/x'], null],
    ['', ['index'], 'index'],
    ['', ['x'], null],
  ])('%s: %s', (folder, keys, expected) => expect(folderIndexKey(folder, keys)).toBe(expected));
});
