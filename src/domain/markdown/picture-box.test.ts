import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';
import { deliverTree } from './deliver';

const file = { src: '/pool.png', width: 400, height: 200 };

/** Props of the picture in a text, whose file has 400 × 200 pixels, and the width it is made for. */
function picture(source: string) {
  const { tree, images } = compileClean(source);
  const [shown] = deliverTree(tree, { link: () => '#', image: () => file });
  const node = typeof shown === 'object' && 'children' in shown ? shown.children?.[0] : shown;
  const props = typeof node === 'object' && 'component' in node ? node.props : undefined;
  return { ...props, madeFor: images[0]?.width };
}

describe('an <img> with a file of the site', () => {
  it.each([
    ['<img src="./a.png" />', { width: 400, height: 200, madeFor: undefined }],
    ['<img src="./a.png" width="20" />', { width: 20, height: 10, madeFor: '20px' }],
    ['<img src="./a.png" width={20} />', { width: 20, height: 10 }],
    ['<img src="./a.png" width="200px" />', { width: 200, height: 100 }],
    ['<img src="./a.png" height="50" />', { width: 100, height: 50 }],
    [
      '<img src="./a.png" width="50" height="50" />',
      { width: 50, height: 50, attrs: { style: { aspectRatio: '50/50' } } },
    ],
    ['<img src="./a.png" width="50%" />', { width: 400, madeFor: '50%', attrs: { style: { width: '50%' } } }],
    [
      '<img src="./a.png" style={{ width: 120, opacity: 0.5 }} />',
      { madeFor: '120px', attrs: { style: { width: '120px', opacity: '0.5' } } },
    ],
    ['<img src="./a.png" style="max-width: 30%" />', { madeFor: '30%' }],
    ['<img src="./a.png" width="auto" />', { width: 400, height: 200, madeFor: undefined }],
    [
      '<img src="./a.png" align="right" style="opacity: 0.5" />',
      { attrs: { style: { float: 'right', marginInlineStart: '1rem', opacity: '0.5' } } },
    ],
    [
      '<img src="./a.png" class="shadow" id="pool" title="A pool" data-x="1" loading="eager" />',
      { eager: true, attrs: { className: 'shadow', id: 'pool', title: 'A pool', 'data-x': '1' } },
    ],
  ])('keeps what the author says: %s', (source, expected) => {
    expect(picture(`x${source}`.slice(1))).toMatchObject(expected);
  });

  it('can be linked by its id', () => {
    expect(compileClean('<img src="./a.png" id="pool" alt="" /> [up](#pool)').anchors).toContain('pool');
  });

  it('says the title of a figure once', () => {
    expect(picture('![A](./a.png "At noon")')).toMatchObject({ figure: true, title: 'At noon' });
    expect(picture('![A](./a.png "At noon")')).not.toHaveProperty('attrs');
  });
});

describe('candidates that the author names', () => {
  const written = [
    ['<img alt="" src="./a.png" srcset="./a.png 1x, ./b.png 2x" />', ['./a.png', './b.png', './a.png']],
    ['<img alt="" src="./a.png" srcset="./a.png 1x,./b.png 2x" />', ['./a.png', './b.png', './a.png']],
    [
      '<picture><source srcset="./潮.svg" media="(min-width: 50em)" /><img alt="" src="./a.svg" /></picture>',
      ['./潮.svg', './a.svg'],
    ],
    [
      '<picture>\n<source srcset="https://example.com/x.png 2x" />\n<img alt="" src="/a.png" />\n</picture>',
      ['/a.png'],
    ],
  ] as const;

  it.each(written)('are files of the site: %s', (source, files) => {
    const { links, tree } = compileClean(source);
    expect(links.map(({ url, shows }) => [url, shows])).toEqual(files.map((file) => [file, 'image']));
    const html = htmlOf(
      deliverTree(tree, { link: (index) => `/static/${String(index)}`, image: () => null }),
    );
    expect(html.match(/\/static\/\d/g)).toHaveLength(files.length);
    expect(html).not.toMatch(/tidepool-link|\.\/(?:a|b|潮)/);
  });
});
