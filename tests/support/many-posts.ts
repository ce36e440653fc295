import type { Localized } from '../../src/domain/routing/locale';
import { virtualContent, type VirtualContent } from './content';

/** A post of the synthetic blog. */
interface SyntheticPost {
  slug: string;
  date: string;
  title: Localized;
  recommended: boolean;
  draft: boolean;
}

const day = (index: number): string =>
  new Date(Date.UTC(2021, 0, 3) + index * 37 * 86_400_000).toISOString().slice(0, 10);

/** Languages of a post. A few have only one, so that their title is the same everywhere. */
const languages = (index: number): string[] =>
  index % 9 === 4 ? ['zh-Hans'] : index % 9 === 7 ? ['en'] : ['zh-Hans', 'en'];

function titleOf(index: number): Localized {
  const written = languages(index);
  const number = String(index + 1).padStart(2, '0');
  const [zh, en] = [`潮水第 ${number} 篇`, `Tide no. ${number}`];
  return { 'zh-Hans': written.includes('zh-Hans') ? zh : en, en: written.includes('en') ? en : zh };
}

/** The 37 listed posts, newest first. */
export const LISTED: SyntheticPost[] = Array.from({ length: 37 }, (_, index) => ({
  slug: `tide-${String(index + 1)}`,
  date: day(index),
  title: titleOf(index),
  recommended: index % 6 === 2,
  draft: false,
})).reverse();

/** Two unlisted posts and two drafts, one of each newer than all others and one in the middle; all recommended. */
export const HIDDEN: SyntheticPost[] = [
  ['cave', day(40), '暗洞', 'Hidden cave', false],
  ['wreck', day(20), '沉船', 'Hidden wreck', false],
  ['sketch', day(41), '草图', 'Rough sketch', true],
  ['outline', day(18), '提纲', 'Rough outline', true],
].map(([slug, date, zh, en, draft]) => ({
  slug: String(slug),
  date: String(date),
  title: { 'zh-Hans': String(zh), en: String(en) },
  recommended: true,
  draft: Boolean(draft),
}));

const REGISTRIES = {
  'blog/tags.yml':
    'Sea: { label: { zh-Hans: 海, en: Sea } }\nRock: { permalink: rocks }\nSand:\nSecret: { permalink: secret }\n',
  'blog/authors.yml':
    'ada: { name: { zh-Hans: 阿达, en: Ada }, page: true }\nben: { name: Ben, page: true }\nnobody: { name: Nobody, page: true }\n',
};

/**
 * A blog of the posts above. Tags and authors are distributed so that some have more than one page and one has none.
 */
export function manyPosts(): VirtualContent {
  const files: Record<string, string> = { ...REGISTRIES };
  for (const [index, post] of LISTED.entries()) {
    const tags = ['Sea', ...(index % 3 === 0 ? ['Rock'] : []), ...(index === 5 ? ['Sand'] : [])];
    write(files, post, { tags, authors: [index < 25 ? 'ada' : 'ben'] });
  }
  for (const post of HIDDEN) {
    const visibility = post.draft ? { draft: true } : { unlisted: true };
    write(files, post, { tags: ['Sea', 'Rock', 'Secret'], authors: ['ada', 'nobody'], ...visibility });
  }
  return virtualContent(files);
}

function write(files: Record<string, string>, post: SyntheticPost, fields: Record<string, unknown>): void {
  for (const [suffix, locale] of [
    ['', 'zh-Hans'],
    ['.en', 'en'],
  ] as const) {
    const other = locale === 'en' ? 'zh-Hans' : 'en';
    const isOwn = /[一-鿿]/.test(post.title[locale]) === (locale === 'zh-Hans');
    if (!isOwn && post.title[other] === post.title[locale]) continue;
    const frontMatter = JSON.stringify({
      title: post.title[locale],
      slug: post.slug,
      ...(post.recommended ? { recommended: true } : {}),
      ...fields,
    });
    files[`blog/${post.date}-${post.slug}${suffix}.mdx`] =
      `---\n${frontMatter}\n---\n\nText of ${post.slug}, see [the list](/blog).\n\n{/* truncate */}\n\n\`\`\`js\n1 < 2;\n\`\`\`\n`;
  }
}
