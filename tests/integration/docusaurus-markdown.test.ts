import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledDocument } from '../../src/gatsby/store/compiled-documents';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { publishDocumentFiles } from '../../src/gatsby/outputs/published-files';
import { brief } from '../support/content';
import { htmlOf } from '../support/compile';
import { copyFixture } from '../support/fixtures';

/** Documents that use the documented features of Docusaurus 3's Markdown compile unchanged. */

const { directory, root, remove } = copyFixture('docusaurus-markdown');
afterAll(remove);
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const documents = new Map(
  [...content.index.docs, ...content.index.posts, ...content.index.pages].map(({ original }) => [
    original.file,
    original,
  ]),
);

const compiledOf = (file: string) => {
  const translation = documents.get(file);
  if (!translation) throw new Error(`${file} is no document`);
  return compiledDocument(translation.digest, directory);
};

it('is a tree of at least forty documents, without a problem but a picture of another site', () => {
  expect(brief(content.problems)).toEqual([
    expect.stringMatching(
      /^warning docs\/mdx\/jsx\.mdx:11:19 The image "https:\/\/shore\.example\/a\.png" comes from /,
    ),
  ]);
  expect(documents.size).toBeGreaterThanOrEqual(40);
});

it.each([...documents.keys()])('%s has a text', (file) => {
  expect(compiledOf(file).tree.length).toBeGreaterThan(0);
});

describe('front matter', () => {
  it.each([
    ['docs/front-matter/numbers.md', '/docs/front-matter/42', '2024'],
    ['docs/front-matter/all-fields.md', '/docs/every-field', 'Every field a doc may have'],
    ['docs/front-matter/none.md', '/docs/front-matter/none', 'Shore without front matter'],
    ['docs/headings/title-with-markup.md', '/docs/headings/title-with-markup', 'A title with markup'],
    ['blog/2024-03-07-third/index.md', '/blog/third', 'Third'],
  ])('%s', (file, address, title) => {
    const translation = documents.get(file);
    const document = [...content.index.docs, ...content.index.posts].find(
      ({ original }) => original === translation,
    );
    expect(document?.path).toBe(address);
    expect(translation?.title).toBe(title);
  });
});

describe('markup', () => {
  it.each<[string, RegExp]>([
    ['docs/admonitions/kinds.md', /admonition-note[\s\S]*admonition-tip[\s\S]*admonition-caution/],
    [
      'docs/admonitions/titles.md',
      /Your title[\s\S]*With <em>markup<\/em> and <code>code<\/code>[\s\S]*Short/,
    ],
    ['docs/admonitions/nested.md', /admonition-info[\s\S]*admonition-danger[\s\S]*admonition-tip/],
    ['docs/admonitions/places.mdx', /<li>[\s\S]*admonition-note[\s\S]*<blockquote>[\s\S]*admonition-tip/],
    ['docs/admonitions/component.mdx', /The water is 3 m deep/],
    ['docs/code/metastrings.md', /src\/Shore\.jsx[\s\S]*line-highlight[\s\S]*--start:25[\s\S]*Single quotes/],
    ['docs/code/magic-comments.md', /(line-highlight[\s\S]*){7}/],
    ['docs/code/component.mdx', /\/tide\.json[\s\S]*numbered[\s\S]*token[\s\S]*2/],
    ['docs/code/live.mdx', /LiveCode[\s\S]*LiveCode/],
    ['docs/mdx/exports.mdx', /background-color[\s\S]*Docusaurus green[\s\S]*1\s*<br>[\s\S]*2/i],
    ['docs/mdx/expressions.mdx', /beadlet[\s\S]*Many[\s\S]*2, the year 2024/],
    ['docs/mdx/jsx.mdx', /id="boxed"[\s\S]*<em>Markdown<\/em>[\s\S]*A fragment/],
    ['docs/mdx/comments.md', /Visible {2}text/],
    ['docs/mdx/mdx-code-block.md', /Tabs[\s\S]*Still <em>Markdown<\/em>/],
    ['docs/mdx/imports.mdx', /The guide[\s\S]*Hello[\s\S]*shore[\s\S]*<summary>More<\/summary>/],
    ['docs/mdx/partials.mdx', /Hello Marin[\s\S]*part-heading[\s\S]*admonition-note/],
    [
      'docs/mdx/escapes.md',
      /A brace \{ and a less-than sign (<|&lt;|&#x3C;)[\s\S]*10:30, ratio 1:2, :notadirective/,
    ],
    ['docs/tides/math.mdx', /katex/],
    ['docs/tides/mermaid.md', /Mermaid[\s\S]*Mermaid/],
    ['docs/tides/mermaid-component.mdx', /B --(>|&gt;|\\u003e) C/],
    ['docs/tides/details.mdx', /<summary>[\s\S]*<summary>[\s\S]*Open <strong>already<\/strong>/],
    ['docs/tides/footnotes.md', /footnote[\s\S]*The second/],
    [
      'docs/tides/emoji.md',
      /At low water 🦀 comes out; at 12:30:45[\s\S]*<code>:crab:<\/code> is code, :no-such-crab:/,
    ],
    ['docs/tides/gfm.md', /checkbox[\s\S]*<del>[\s\S]*admonition-note/],
    ['docs/headings/toc-inline.mdx', /toc-inline[\s\S]*#first[\s\S]*#inside/],
    ['docs/front-matter/used-in-text.mdx', /Written by Marin Holt about Front matter in the text: 4\.8 m/],
    ['docs/links/themed-image.mdx', /only-light[\s\S]*only-dark/],
    ['docs/tools/tools.mdx', /DocCardList/],
  ])('%s', (file, expected) => {
    expect(htmlOf(compiledOf(file).tree)).toMatch(expected);
  });

  it('keeps comments out of the text', () => {
    expect(htmlOf(compiledOf('docs/mdx/comments.md').tree)).not.toMatch(/comment|lines|nor this/);
  });

  it('gives headings the ids they have there', () => {
    expect(compiledOf('docs/headings/ids.md').headings.map(({ id }) => id)).toEqual([
      'own-id',
      'closed-by-hashes',
      'setext-heading',
      'the-ebb-command',
      'same',
      'same-1',
      'bold-and-slanted-linked',
    ]);
  });

  it('takes head tags, images and excerpts', () => {
    expect(compiledOf('docs/mdx/head.mdx').head).toHaveLength(3);
    expect(compiledOf('docs/links/images.mdx').images).toHaveLength(6);
    expect(compiledOf('blog/2024-01-05-first.md').truncateAt).toBe(1);
    expect(compiledOf('blog/2024-02-06-second.mdx').truncateAt).toBe(1);
  });
});

it('files beside documents are published under a name with their digest', () => {
  publishDocumentFiles(content, { root, directory });
  const [link] = documents.get('docs/tides/emoji.md')?.compiled.links ?? [];
  expect(link?.url).toBe('./tides.csv');
  const address = content.targets.fileAddress('docs/tides/tides.csv');
  expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/tides\.csv$/);
  expect(readFileSync(path.join(directory, 'public', address ?? ''), 'utf8')).toMatch(/^hour,height/);
  expect(content.targets.fileAddress('../../package.json')).toBeNull();
});
