import type { SearchPage } from '../../src/domain/search/records';
import type { Locale } from '../../src/domain/routing/locale';
import { randomNumbers } from './random';

/** Words of a synthetic language. */
const VOCABULARY = 20_000;

const SYLLABLES = 'ba ce di fo gu ha ki lo mu ne pa ri so tu ve wa xi yo zen kra ster tion'.split(' ');

/** The word of a rank; frequent words are short, as in real languages. */
function word(rank: number, locale: Locale): string {
  const next = randomNumbers(rank + 7);
  if (locale === 'en') {
    const length = 1 + Math.min(3, Math.floor(Math.log10(rank + 1) + next()));
    return (
      Array.from({ length }, () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]).join('') +
      String(rank % 10)
    );
  }
  const length = rank < 20 ? 1 : 2 + Math.floor(next() * 1.4);
  return Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.floor(next() ** 2 * 4000))).join('');
}

/** The words of a synthetic language, most frequent first. */
export const vocabulary = (locale: Locale): string[] =>
  Array.from({ length: VOCABULARY }, (_, rank) => word(rank, locale));

/**
 * Pages whose word frequencies are as uneven as those of a language (Zipf). The same number gives the same pages.
 * @param count Number of pages, each with an address, a title and its sections.
 * @param size Sections of a page, and words in each: few, because full pages take long to index.
 */
export function syntheticPages(count: number, locale: Locale, [parts, length] = [2, 20]): SearchPage[] {
  const words = vocabulary(locale);
  const next = randomNumbers(count);
  const pick = (): string => words[Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** next()) - 1)] ?? '';
  const text = (size: number): string =>
    Array.from({ length: size }, (_, at) => pick() + (at % 12 === 11 ? '。' : '')).join(
      locale === 'en' ? ' ' : '',
    );
  return Array.from({ length: count }, (_page, at) => ({
    url: `/blog/post-${String(at)}`,
    title: text(4),
    category: 'Blog',
    tag: 'default',
    keywords: [],
    sections: Array.from({ length: parts }, (_, section) => ({
      anchor: section === 0 ? null : `part-${String(section)}`,
      headings: section === 0 ? [] : [text(3)],
      text: text(length),
    })),
  }));
}
