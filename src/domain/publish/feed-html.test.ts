import { describe, expect, it } from 'vitest';
import { compileClean } from '../../../tests/support/compile';
import { deliverTree } from '../markdown/deliver';
import { feedHtml, referencesHtml } from './feed-html';

const PAGE = 'https://a.example/blog/Awk';

/** Feed HTML of a source text; links lead to `/target`, images to `/static/1/x.png`. */
function convert(source: string): string {
  const { tree } = compileClean(source);
  const delivered = deliverTree(tree, {
    link: () => '/target#there',
    image: () => ({ src: '/static/1/x.png', width: 4, height: 3 }),
  });
  return feedHtml(delivered, PAGE);
}

describe('feedHtml', () => {
  it.each([
    ['headings lose id and anchor', '## Why', '<h2>Why</h2>'],
    ['links are absolute', 'see [it](/x)', '<p>see <a href="https://a.example/target#there">it</a></p>'],
    [
      'code is plain text',
      '```js title="a.js"\nconst a = 1 < 2;\n```',
      '<figure><figcaption>a.js</figcaption><pre><code>const a = 1 &#x3C; 2;</code></pre></figure>',
    ],
    ['diagrams are their source', '```mermaid\nA-->B\n```', '<pre><code>A-->B</code></pre>'],
    [
      'a picture with a title is a figure',
      '![Alt](./x.png "Title")',
      '<figure><img src="https://a.example/static/1/x.png" alt="Alt" width="4" height="3"><figcaption>Title</figcaption></figure>',
    ],
    [
      'tabs follow each other',
      '<Tabs>\n<TabItem value="a" label="Ay">\n\none\n\n</TabItem>\n<TabItem value="b">\n\ntwo\n\n</TabItem>\n</Tabs>',
      '<section><h4>Ay</h4><p>one</p></section><section><h4>b</h4><p>two</p></section>',
    ],
    [
      'a terminal is what was on the screen',
      '<cmdTerminal lines={[{ type: "command", text: "ls" }, { type: "output", text: "a" }]} />',
      '<pre><code>$ ls\na</code></pre>',
    ],
    [
      'a playground is its code',
      '```jsx live\n<b />\n```',
      '<figure><pre><code>&#x3C;b /></code></pre></figure>',
    ],
    [
      'a store card is a link',
      '<Steam appId={620} title="P">\n\nFun.\n\n</Steam>',
      '<aside><div><p><a href="https://store.steampowered.com/app/620/">P</a></p><p>Fun.</p><p>On Steam</p></div></aside>',
    ],
    [
      'cells keep their alignment',
      '| a | 乙 |\n| :-: | -: |\n| 1 | 2 |',
      expect.stringMatching(/<th[^>]* align="center">a.*<td align="right">2/s) as string,
    ],
    ['typed text is its first one', '<TypeWriter strings={["one", "two"]} />', 'one'],
    [
      'links to other sites say nothing of tabs',
      '[x](https://example.com)',
      '<p><a href="https://example.com">x</a></p>',
    ],
    [
      'admonitions lose their icon',
      ':::tip\n\nDo.\n\n:::',
      '<aside><div>Tip</div><div><p>Do.</p></div></aside>',
    ],
  ])('%s', (_, source, expected) => expect(convert(source)).toEqual(expected));

  it('keeps footnotes, with addresses that work anywhere, and no way back', () => {
    const html = convert('One[^1].\n\n[^1]: Two.');
    expect(html).toContain(`<sup><a href="${PAGE}#`);
    expect(html).toContain('<p>Two. </p>');
    expect(html).not.toMatch(/↩|class=|id=/);
  });

  it('keeps formulas once', () => expect(convert('$a+b$').replace(/<[^>]*>/g, '')).toBe('a+b'));

  it.each([
    ['scripts', { tag: 'div', html: '<script>x()</script>ok' }, '<div>ok</div>'],
    [
      'handlers and styles',
      { tag: 'p', attrs: { style: {} }, html: '<b onclick="x()">ok</b>' },
      '<p><b>ok</b></p>',
    ],
    ['addresses that run', { tag: 'p', html: '<a href="javascript:x()">ok</a>' }, '<p><a>ok</a></p>'],
  ])('drops %s', (_, node, expected) => expect(feedHtml([node], PAGE)).toBe(expected));
});

it('lists references', () => {
  const reference = { title: 'A & B', url: 'https://b.example/', author: 'Ada', time: '2020' };
  expect(referencesHtml([reference], 'References', (time) => `in ${time}`)).toBe(
    '<h2>References</h2><ol><li><a href="https://b.example/">A &#x26; B</a> Ada · in 2020</li></ol>',
  );
  expect(referencesHtml([], 'References', String)).toBe('');
});
