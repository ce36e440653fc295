import { withoutLanguage } from '../../src/domain/site/translations';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Version } from '../../src/domain/content/documents';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { CONTENT as root, DIRECTORY as directory } from './plan';

/** Fenced blocks of a text, each with its language and options on the first line. */
function fences(text: string): string[] {
  const blocks: string[] = [];
  let end: RegExp | null = null;
  for (const line of text.split('\n')) {
    if (end?.test(line)) end = null;
    else if (end) blocks.push(`${blocks.pop() ?? ''}\n${line}`);
    else {
      const [, marker, info = ''] = /^[\s>]*(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
      if (!marker) continue;
      end = new RegExp(`^[\\s>]*${marker.charAt(0)}{${String(marker.length)},}\\s*$`);
      blocks.push(info);
    }
  }
  return blocks;
}

/** A diagram is a picture: its words are in the language of the text, its kind and size are not. */
function withoutWords(block: string): string {
  const [info = '', kind = '', ...lines] = block.split('\n');
  return info.startsWith('mermaid') ? `mermaid ${kind} ${String(lines.length)}` : block;
}

describe('translations of the site’s own content keep what is not language', () => {
  const { index } = new ContentLoader(root, directory).load({ includeDrafts: true });
  const pairs = [...index.posts, ...index.docs, ...index.pages].flatMap(({ original, versions }) => {
    const translation = versions.en;
    return translation && translation !== original ? [{ file: translation.file, original, translation }] : [];
  });

  const skeleton = ({ file, frontMatter, compiled }: Version) => ({
    headings: compiled.headings.map(({ level, id }) => `${'#'.repeat(level)} ${id}`),
    code: fences(readFileSync(path.join(root, file), 'utf8')).map(withoutWords),
    links: compiled.links.map(({ url }) => withoutLanguage(url)),
    // A drawing with words has a file for each language.
    images: compiled.images.map(({ src }) => src.replace(/\.en(?=\.svg$)/, '')),
    anchors: compiled.anchors,
    pageNeeds: compiled.pageNeeds,
    isCut: compiled.truncateAt !== null,
    tags: 'tags' in frontMatter ? frontMatter.tags : [],
    references: frontMatter.references.map(({ url }) => url),
  });

  it('exist', () => {
    expect(pairs.length).toBeGreaterThan(0);
  });

  it.each(pairs)('$file', ({ original, translation }) => {
    expect(skeleton(translation)).toEqual(skeleton(original));
  });
});
