import { describe, expect, it } from 'vitest';
import { highlightLines } from './highlight';

describe('highlightLines', () => {
  it.each([
    ['regex', '^潮', '<span class="token function">^</span>潮'],
    ['md', '`a`', '<span class="token code-snippet keyword">`a`</span>'],
    ['adoc', 'NOTE: a', '<span class="token keyword">NOTE:</span> a'],
    ['abnf', '%x41', '<span class="token number">%x41</span>'],
  ])('%s: names of parts of a page are not those of tokens', (language, code, html) => {
    expect(highlightLines(code, language)).toEqual([html]);
  });
});
