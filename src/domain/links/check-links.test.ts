import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';

const doc = (title: string, fields = '', body = '') => `---\ntitle: ${title}\n${fields}\n---\n\n${body}\n`;
const FILES = {
  'blog/2024-01-01-潮池/index.mdx': doc('潮池', '', '## 退潮 {#ebb}'),
  'blog/2024-01-01-潮池/index.en.mdx': doc('Tidepool', '', '## Ebb {#ebb}\n\n## Extra'),
};

describe('checkLinks', () => {
  const check = (text: string, en?: string) =>
    brief(
      virtualContent({
        ...FILES,
        'pages/test.mdx': doc('测试', '', text),
        ...(en === undefined ? {} : { 'pages/test.en.mdx': doc('Test', '', en) }),
      }).problems,
    );

  it.each([
    ['sound', '[a](/blog/潮池#ebb) [b](#here) <b id="here">x</b> [c](https://example.com/nowhere)'],
    ['heading with an encoded address', '## 结论\n\n[a](#%E7%BB%93%E8%AE%BA)'],
    ['references', '[a](#references)'],
    [
      'name of an anchor, as older texts have it',
      '[a](#here) <a name="here"></a> <a name="there" href="/blog">b</a> [c](#there)',
    ],
    ['unchecked', '[a](pathname:///nowhere) <a href="/nowhere" data-noBrokenLinkCheck="true">b</a>'],
    ['the English page has it', '[a](/en/blog/潮池#extra)'],
  ])('%s', (_, text) => expect(check(text)).toEqual([]));

  it.each([
    ['page', '潮 [a](/nowhere)', 'error pages/test.mdx:6:3 The link "/nowhere" leads to no page.'],
    [
      'file in JSX',
      '<a href="./x.mdx">x</a>',
      'error pages/test.mdx:6:1 The link "./x.mdx" leads to no document',
    ],
    [
      'anchor',
      '[a](#her) <b id="here">x</b>',
      'warning pages/test.mdx:6:1 The link "#her" leads to the anchor "#her", which this document does not have. → Did you mean "#here"?',
    ],
    [
      'anchor elsewhere',
      '[a](/blog/潮池#extra)',
      'warning pages/test.mdx:6:1 The link "/blog/潮池#extra" leads to the anchor "#extra", which /blog/潮池 does not have. → Its headings are: ebb.',
    ],
    [
      'anchor of a text without headings',
      '[a](#nowhere)',
      'warning pages/test.mdx:6:1 The link "#nowhere" leads to the anchor "#nowhere", which this document does not have. → It has no headings: link to the document, or give it one.',
    ],
  ])('%s', (_, text, expected) => expect(check(text)).toEqual([expect.stringContaining(expected)]));

  it('checks each language against its own targets', () => {
    expect(check('[a](/blog/潮池#extra)', '[a](/blog/潮池#extra) [b](/nowhere)')).toEqual([
      expect.stringContaining('error pages/test.en.mdx:6:21 The link "/nowhere"'),
      expect.stringContaining('warning pages/test.mdx:6:1 The link "/blog/潮池#extra"'),
    ]);
  });
});
