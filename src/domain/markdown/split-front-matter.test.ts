import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from './split-front-matter';

describe('splitFrontMatter', () => {
  it.each([
    ['none', '正文', { yaml: '', body: '正文', bodyLine: 1 }],
    ['fields', '---\ntitle: 潮池\n---\n\n正文', { yaml: 'title: 潮池', body: '\n正文', bodyLine: 4 }],
    ['nothing after it', '---\ntitle: a\n---', { yaml: 'title: a', body: '', bodyLine: 4 }],
    ['empty', '---\n---\ntext', { yaml: '', body: 'text', bodyLine: 3 }],
    ['a blank line', '---\n\n---\ntext', { yaml: '', body: 'text', bodyLine: 4 }],
    ['byte order mark', '\uFEFF---\na: 1\n---\nb', { yaml: 'a: 1', body: 'b', bodyLine: 4 }],
    [
      'Windows line ends',
      '---\r\na: 1\r\nb: 2\r\n---\r\nc\r\nd',
      { yaml: 'a: 1\nb: 2', body: 'c\nd', bodyLine: 5 },
    ],
    ['a rule in the body', '---\na: 1\n---\n---\nb', { yaml: 'a: 1', body: '---\nb', bodyLine: 4 }],
    ['an empty one, then a rule', '---\n---\na\n---\nb', { yaml: '', body: 'a\n---\nb', bodyLine: 3 }],
    ['a longer fence', '---\na: 1\n----\n---\nb', { yaml: 'a: 1\n----', body: 'b', bodyLine: 5 }],
    ['not at the top', 'a\n---\nb: 1\n---', { yaml: '', body: 'a\n---\nb: 1\n---', bodyLine: 1 }],
    ['never closed', '---\na: 1\n', { yaml: '', body: '---\na: 1\n', bodyLine: 1 }],
  ])('%s', (_, source, expected) => expect(splitFrontMatter(source)).toMatchObject(expected));
});
