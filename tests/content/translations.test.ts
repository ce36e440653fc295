import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import type { Translation } from '../../src/domain/content/documents';
import { parseMarkdown } from '../../src/domain/markdown/parse';
import { splitFrontMatter } from '../../src/domain/markdown/split-front-matter';
import { withoutLanguage } from '../../src/domain/site/translations';
import { loadContent, readContent } from './plan';

/** Fenced blocks of a document. A diagram is a picture: its words are in the language of the text. */
function codeOf(file: string): string[] {
  const blocks: string[] = [];
  visit(parseMarkdown(splitFrontMatter(readContent(file)).body), 'code', ({ lang, meta, value }) => {
    const [kind = '', ...lines] = value.split('\n');
    blocks.push(
      lang === 'mermaid' ? `${kind} ${String(lines.length)}` : `${lang ?? ''} ${meta ?? ''}\n${value}`,
    );
  });
  return blocks;
}

/** What is not language. */
const skeleton = ({ file, frontMatter, compiled }: Translation) => ({
  headings: compiled.headings.map(({ level, id }) => `${'#'.repeat(level)} ${id}`),
  code: codeOf(file),
  links: compiled.links.map(({ url }) => withoutLanguage(url, ['zh-Hans', 'en'])),
  // A drawing with words has a file for each language.
  images: compiled.images.map(({ src }) => src.replace(/\.en(?=\.svg$)/, '')),
  anchors: compiled.anchors,
  pageNeeds: compiled.pageNeeds,
  isCut: compiled.truncateAt !== null,
  tags: 'tags' in frontMatter ? frontMatter.tags : [],
  references: frontMatter.references.map(({ url }) => url),
});

const { posts, docs, pages } = loadContent({ includeDrafts: true }).index;

it.each(
  [...posts, ...docs, ...pages].flatMap(({ original, translations: { en } }) =>
    en && en !== original ? [{ file: en.file, original, translation: en }] : [],
  ),
)('$file has the headings, code, links and pictures of its original', ({ original, translation }) => {
  expect(skeleton(translation)).toEqual(skeleton(original));
});
