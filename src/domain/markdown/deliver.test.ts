import { describe, expect, it } from 'vitest';
import { compileClean } from '../../../tests/support/compile';
import { deliverTree, imagesIn, startsWithImage } from './deliver';
import type { ContentTree } from './tree';

const delivery = {
  link: (index: number) => ['/blog/潮池?a=1&b="2"', '/en/docs/'][index] ?? '#',
  image: (index: number) => (index === 7 ? null : { src: `/pool-${String(index)}.svg`, width: 4 }),
};

const a = (href: string) => ({ tag: 'a', attrs: { href }, html: 'x' });

const tabs = (child: ContentTree[number]): ContentTree[number] => ({
  component: 'Tabs',
  children: [{ component: 'TabItem', props: { value: 'a' }, children: [child] }],
});

describe('deliverTree', () => {
  it.each<[string, ContentTree, ContentTree]>([
    ['text', ['潮 tidepool-link:0;'], ['潮 tidepool-link:0;']],
    [
      'links inside HTML, escaped',
      [{ tag: 'p', html: '<a href="tidepool-link:0;">a</a> <a href="tidepool-link:1;">b</a>' }],
      [{ tag: 'p', html: '<a href="/blog/潮池?a=1&amp;b=&quot;2&quot;">a</a> <a href="/en/docs/">b</a>' }],
    ],
    [
      'a link as a node',
      [{ tag: 'a', attrs: { href: 'tidepool-link:0;', title: '潮' }, children: ['潮'] }],
      [{ tag: 'a', attrs: { href: '/blog/潮池?a=1&b="2"', title: '潮' }, children: ['潮'] }],
    ],
    ['other addresses', [a('https://example.com')], [a('https://example.com')]],
    ['a link without a record', [a('tidepool-link:9;')], [a('#')]],
    [
      'an image',
      [{ component: 'Image', props: { image: 1, alt: '潮池' } }],
      [{ component: 'Image', props: { alt: '潮池', src: '/pool-1.svg', width: 4 } }],
    ],
    [
      'an image that does not exist',
      [{ component: 'Image', props: { image: 7, alt: 'A <pool> & "more"', title: 'At noon', figure: true } }],
      [
        {
          tag: 'figure',
          children: [
            {
              tag: 'span',
              attrs: { className: 'missing-picture', role: 'img', 'aria-label': 'A <pool> & "more"' },
              html: 'A &lt;pool&gt; &amp; &quot;more&quot;',
            },
            { tag: 'figcaption', html: 'At noon' },
          ],
        },
      ],
    ],
    ['decoration that does not exist', [{ component: 'Image', props: { image: 7, alt: '' } }], ['']],
    ['inside components', [tabs(a('tidepool-link:1;'))], [tabs(a('/en/docs/'))]],
  ])('%s', (_, tree, expected) => {
    const before = structuredClone(tree);
    expect(deliverTree(tree, delivery)).toEqual(expected);
    expect(tree).toEqual(before);
  });
});

it('leads from a part on another page to the anchors of the whole', () => {
  const { tree } = compileClean('[a](#b) x[^1] `<a href="#c">`\n\n## B\n\n[^1]: y');
  const [part] = deliverTree(tree.slice(0, 1), { ...delivery, link: () => '#b', page: '/blog/"x"' });
  const html = part !== undefined && typeof part === 'object' && 'html' in part ? part.html : '';
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/blog/&quot;x&quot;#b',
    '/blog/&quot;x&quot;#test-fn-1',
  ]);
  expect(html).toContain('&#x3C;a href="#c">');
  expect(html).toContain('data-footnote-ref');
  expect(html).not.toContain('footnote-label');
});

it('finds the images a tree shows, in order', () => {
  const { tree, images } = compileClean(
    '![甲](./a.svg)\n\ntext ![b](./b.svg) and\n\n<Tabs><TabItem value="c">![c](./c.svg)</TabItem></Tabs>',
  );
  expect(imagesIn(tree).shown).toEqual([0, 1, 2]);
  expect(imagesIn(tree.slice(1)).shown).toEqual([1, 2]);
  expect(images.map(({ src }) => src)).toEqual(['./a.svg', './b.svg', './c.svg']);
});

describe('startsWithImage', () => {
  const picture = '![a](./a.png)';
  it.each([
    ['at the top', picture, true],
    ['after a paragraph', `${'A few words. '.repeat(20)}\n\n${picture}`, true],
    ['inside tabs', `<Tabs>\n<TabItem value="a">\n\n${picture}\n\n</TabItem>\n</Tabs>`, true],
    ['below a screen of text', `${'A few words. '.repeat(60)}\n\n${picture}`, false],
    ['below a screen of Chinese', `${'潮水退了。'.repeat(80)}\n\n${picture}`, false],
    ['below code', `\`\`\`\n${'const tide = 1;\n'.repeat(60)}\`\`\`\n\n${picture}`, false],
    ['nowhere', 'Text.', false],
  ])('%s', (_, source, expected) => expect(startsWithImage(compileClean(source).tree)).toBe(expected));
});
