import { describe, expect, it } from 'vitest';
import { applyMagicComments } from './magic-comments';

const comments = ['highlight', 'error', 'remove', 'add'].map((name) => ({ name, className: `line-${name}` }));

function marks(code: string, language: string) {
  const result = applyMagicComments(code, language, comments);
  return {
    code: result.code,
    lines: Object.fromEntries([...result.classes].map(([line, classes]) => [line, [...classes].join(' ')])),
    stray: result.stray,
  };
}

describe('applyMagicComments', () => {
  it.each([
    ['js line', 'js', '// highlight-next-line\na\nb', 'a\nb', { 0: 'line-highlight' }],
    ['js block', 'js', '/* add-next-line */\na', 'a', { 0: 'line-add' }],
    ['jsx', 'jsx', '{/* error-next-line */}\n<b/>', '<b/>', { 0: 'line-error' }],
    ['html', 'html', '<!-- remove-next-line -->\n<b>', '<b>', { 0: 'line-remove' }],
    ['python', 'python', '# add-start\na\nb\n# add-end\nc', 'a\nb\nc', { 0: 'line-add', 1: 'line-add' }],
    ['latex', 'latex', '% highlight-next-line\n\\a', '\\a', { 0: 'line-highlight' }],
    ['sql', 'sql', '-- highlight-next-line\nSELECT 1', 'SELECT 1', { 0: 'line-highlight' }],
    ['ini semicolon', 'ini', '; add-next-line\na=1', 'a=1', { 0: 'line-add' }],
    ['nginx', 'nginx', '  # remove-next-line\n  listen 80;', '  listen 80;', { 0: 'line-remove' }],
    ['visual basic', 'vb', "' add-next-line\nDim x", 'Dim x', { 0: 'line-add' }],
    ['any other language', 'rust', '// add-next-line\nfn a() {}', 'fn a() {}', { 0: 'line-add' }],
    ['upper case', 'js', '// HIGHLIGHT-NEXT-LINE\na', 'a', { 0: 'line-highlight' }],
  ])('%s', (_, language, code, expected, lines) => {
    expect(marks(code, language)).toEqual({ code: expected, lines, stray: [] });
  });

  it('stacks directives on one line', () => {
    expect(marks('// highlight-next-line\n// error-next-line\na', 'js').lines).toEqual({
      0: 'line-highlight line-error',
    });
  });

  it.each([
    ['text beside it', 'js', 'a // highlight-next-line\nb'],
    ['the style of another language in Markdown', 'md', '// highlight-next-line\na'],
    ['mismatched ends', 'html', '<!-- highlight-next-line */\na'],
    ['an unknown word', 'js', '// later-next-line\na'],
  ])('leaves comments with %s', (_, language, code) => {
    expect(marks(code, language)).toEqual({ code, lines: {}, stray: [] });
  });

  it.each([
    ['an end without a start', 'a\n// add-end\nb', 'a\nb', {}, [1]],
    ['a start without an end', 'a\n// add-start\nb', 'a\nb', {}, [1]],
    ['a second start', '// add-start\na\n// add-start\nb\n// add-end', 'a\nb', { 1: 'line-add' }, [0]],
    ['nothing between', '// add-start\n// add-end\na', 'a', {}, [0, 1]],
    ['no next line', 'a\n// add-next-line', 'a', {}, [1]],
  ])('reports %s', (_, code, kept, lines, stray) => {
    expect(marks(code, 'js')).toEqual({ code: kept, lines, stray });
  });
});
