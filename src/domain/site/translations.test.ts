import { describe, expect, it } from 'vitest';
import { makeCompiled, makeIndex, makePost } from '../../../tests/support/content';
import type { CompiledSummary, Post } from '../content/documents';
import { postSchema } from '../content/front-matter-schemas';
import {
  differences,
  formatTranslations,
  isStale,
  reportTranslations,
  summarizeTranslations,
  translatableText,
  withRecord,
  type ChangedAt,
  withoutLanguage,
} from './translations';

const DIGEST = '0123456789ab';

/** A post with its translation. */
function translated(
  key: string,
  {
    recorded,
    original = {},
    translation = {},
  }: { recorded?: string; original?: Partial<CompiledSummary>; translation?: Partial<CompiledSummary> } = {},
): Post {
  const post = makePost(key, { compiled: original });
  const frontMatter = postSchema.parse(recorded === undefined ? {} : { translated_from: recorded });
  post.original.textDigest = DIGEST;
  post.translations.en = {
    ...post.original,
    locale: 'en',
    file: `blog/${key}.en.mdx`,
    frontMatter,
    compiled: makeCompiled(translation),
  };
  return post;
}

const never: ChangedAt = () => null;
const dates =
  (table: Record<string, string>): ChangedAt =>
  (file) =>
    table[file] ?? null;
/** Days of May on which the original and its translation were changed. */
const changed = (original: string, translation: string): ChangedAt =>
  dates({ 'blog/a.mdx': `2024-05-${original}:00:00Z`, 'blog/a.en.mdx': `2024-05-${translation}:00:00Z` });
const staleness = (post: Post, changedAt: ChangedAt): boolean =>
  post.translations.en !== undefined && isStale(post.translations.en, post, changedAt);

describe('isStale', () => {
  const later = changed('03T00', '01T00');

  it.each([
    ['the record is that of the original', DIGEST, never, false],
    ['the record is another', 'ffffffffffff', never, true],
    ['the record agrees, whatever the history says', DIGEST, later, false],
    ['nothing is known', undefined, never, false],
    ['the original was changed later', undefined, later, true],
    ['both were changed in the same sitting', undefined, changed('01T20', '01T08'), false],
    ['the translation was changed later', undefined, changed('01T00', '09T00'), false],
    ['only one of the two is known', undefined, dates({ 'blog/a.mdx': '2024-05-01T00:00:00Z' }), false],
  ])('%s', (_, recorded, changedAt, expected) => {
    expect(staleness(translated('a', recorded === undefined ? {} : { recorded }), changedAt)).toBe(expected);
  });

  it('never holds for an original', () => {
    const post = translated('a', { recorded: 'ffffffffffff' });
    expect(isStale(post.original, post, never)).toBe(false);
  });
});

describe('translatableText', () => {
  const text = (front: string, body: string, eol = '\n'): string => {
    const source = ['---', front, '---', '', body].join('\n').replaceAll('\n', eol);
    const entries = front.split('\n').map((line) => line.split(': ') as [string, string]);
    return translatableText(source, postSchema.parse(Object.fromEntries(entries)));
  };

  it('does not change with what places a document, nor with white space nobody sees', () => {
    const base = text('title: A', 'One.\n\nTwo.');
    expect(text('title: A\nslug: b', 'One.\n\nTwo.')).toBe(base);
    expect(text('title: A', 'One.  \n\nTwo.\n\n', '\r\n')).toBe(base);
  });

  it('changes with the text and with what is translated of the front matter', () => {
    const base = text('title: A', 'One.');
    expect(text('title: B', 'One.')).not.toBe(base);
    expect(text('title: A\ndescription: c', 'One.')).not.toBe(base);
    expect(text('title: A', 'One!')).not.toBe(base);
    expect(text('title: A', '  One.')).toBe(base);
    // A field that the site learns later changes no digest.
    expect(base).toBe('[[["title","A"]],"One."]');
  });
});

describe('differences', () => {
  const heading = (level: number, id: string, explicit = true) => ({
    level,
    id,
    explicit,
    html: id,
    line: 1,
  });
  const link = (url: string) => ({ url, line: 1, column: 1, checked: true });
  const between = (original: Partial<CompiledSummary>, translation: Partial<CompiledSummary>): string[] => {
    const post = translated('a', { original, translation });
    return post.translations.en ? differences(post.original, post.translations.en, ['zh-Hans', 'en']) : [];
  };

  it('are none where only words differ', () => {
    expect(
      between(
        { headings: [heading(2, 'a'), heading(3, '甲', false)], links: [link('/b'), link('/c')] },
        { headings: [heading(2, 'a'), heading(3, 'one', false)], links: [link('/c'), link('/b')] },
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<CompiledSummary>, Partial<CompiledSummary>, string[]]>([
    [
      'a heading is missing',
      { headings: [heading(2, 'a'), heading(2, 'b')] },
      { headings: [heading(2, 'a')] },
      ['heading 2: ## {#b} in the original, none in the translation (2 and 1 in all)'],
    ],
    [
      'a heading has another level',
      { headings: [heading(2, 'a', false)] },
      { headings: [heading(3, 'a', false)] },
      ['heading 1: ## in the original, ### in the translation (1 and 1 in all)'],
    ],
    [
      'a block is in another language',
      { shape: { code: ['sql', ''], external: [] } },
      { shape: { code: ['sql', 'sh'], external: [] } },
      ['code block 2: plain in the original, sh in the translation (2 and 2 in all)'],
    ],
    [
      'links lead elsewhere',
      { links: [link('/a'), link('/b')] },
      { links: [link('/a'), link('/c')] },
      ['links only in the original: /b', 'links only in the translation: /c'],
    ],
    [
      'a link is there twice',
      { links: [link('/a'), link('/a')] },
      { links: [link('/a')] },
      ['2 links in the original, 1 in the translation'],
    ],
    [
      'a link to another site is missing',
      { shape: { code: [], external: ['https://a.example', 'https://b.example'] } },
      { shape: { code: [], external: ['https://a.example/en'] } },
      ['2 links to other sites in the original, 1 in the translation'],
    ],
    [
      'an image is missing',
      { images: [{ src: './a.png', line: 1, column: 1 }] },
      {},
      ['1 image in the original, 0 in the translation'],
    ],
  ])('%s', (_, original, translation, expected) => expect(between(original, translation)).toEqual(expected));
});

describe('the report', () => {
  const posts = [
    translated('fine', { recorded: DIGEST }),
    translated('old', { recorded: 'ffffffffffff' }),
    translated('other', { translation: { shape: { code: ['sql'], external: [] } } }),
    makePost('alone'),
    translated('late'),
  ];
  const changedAt = dates({
    'blog/late.mdx': '2024-05-09T00:00:00Z',
    'blog/late.en.mdx': '2024-05-01T00:00:00Z',
  });
  const report = reportTranslations(makeIndex({ posts }), changedAt);

  it('lists what is missing, stale and different', () => {
    expect(formatTranslations(report)).toBe(
      [
        'Missing (1)',
        '  blog/alone.mdx (en)',
        '',
        'Stale: the original has changed since (2)',
        '  blog/old.en.mdx',
        '    translated from ffffffffffff, the original is now 0123456789ab',
        '  blog/late.en.mdx',
        '    the original was changed on 2024-05-09, the translation on 2024-05-01',
        '',
        'Of another structure (1)',
        '  blog/other.en.mdx',
        '    code block 1: none in the original, sql in the translation (0 and 1 in all)',
        '',
        'translations: 5 expected, 1 missing, 2 stale, 1 structured differently; npm run translations lists them',
      ].join('\n'),
    );
  });

  it('says in one line that all is well', () => {
    const fine = reportTranslations(makeIndex({ posts: posts.slice(0, 1) }), never);
    expect(summarizeTranslations(fine)).toBe(
      'translations: all 1 exist, are current and have the same structure',
    );
  });
});

describe('withRecord', () => {
  const record = `translated_from: '${DIGEST}'`;
  it.each([
    ['adds the field', '---\ntitle: A\n---\n\nText.\n', `---\ntitle: A\n${record}\n---\n\nText.\n`],
    [
      'replaces it',
      "---\ntranslated_from: 'ffffffffffff'\ntags: [B]\n---\nA\n",
      `---\n${record}\ntags: [B]\n---\nA\n`,
    ],
    [
      'keeps the line ends of Windows',
      '---\r\ntitle: A\r\n---\r\nB\r\n',
      `---\r\ntitle: A\r\n${record}\r\n---\r\nB\r\n`,
    ],
    ['makes front matter', 'Text.\n', `---\n${record}\n---\n\nText.\n`],
    [
      'leaves rules in the text alone',
      'A\n\n---\n\nB\n\n---\n',
      `---\n${record}\n---\n\nA\n\n---\n\nB\n\n---\n`,
    ],
    ['fills empty front matter', '---\n---\nText.\n', `---\n${record}\n---\nText.\n`],
  ])('%s', (_, source, expected) => expect(withRecord(source, DIGEST)).toBe(expected));
});

it.each([
  ['./tide.en.vtt', './tide.vtt'],
  ['./tide.zh-Hans.vtt', './tide.vtt'],
  ['./tide.vtt', './tide.vtt'],
  ['https://a.example/b.en', 'https://a.example/b.en'],
])('the file %s is %s in any language', (url, expected) =>
  expect(withoutLanguage(url, ['zh-Hans', 'en'])).toBe(expected),
);
