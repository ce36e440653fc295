import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from './plan';

/** Drawings with words, and the texts beside them. A drawing belongs to the language of the texts that show it. */
const drawings = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, svg: readFileSync(path.join(CONTENT, file), 'utf8') }))
  .filter(({ svg }) => /<text[^>]*>[^<]*\p{L}/u.test(svg));

const textsBeside = (file: string): { name: string; text: string }[] => {
  const folder = path.join(CONTENT, path.dirname(file));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
};

describe.each(drawings)('$file', ({ file, svg }) => {
  const lang = file.endsWith('.en.svg') ? 'en' : 'zh-Hans';

  it('is shown by texts of its language only', () => {
    expect(svg).toContain(`lang="${lang}"`);
    const shownBy = textsBeside(file).filter(({ text }) => text.includes(`./${path.basename(file)}`));
    expect(shownBy.map(({ name }) => (name.endsWith('.en.mdx') ? 'en' : 'zh-Hans'))).toEqual(
      shownBy.map(() => lang),
    );
    expect(shownBy).not.toEqual([]);
  });

  it('has colours for the dark mode, one for each that it uses', () => {
    const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{([^]*?)<\/style>/.exec(svg) ?? [];
    const drawn = svg.replace(/<style>[^]*<\/style>/, '');
    const used = [...new Set([...drawn.matchAll(/\b(fill|stroke)="(#[0-9a-f]{6})"/g)].map(([pair]) => pair))];
    expect(used.filter((pair) => !dark.includes(`[${pair}]`))).toEqual([]);
  });
});
