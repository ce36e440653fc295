import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/cli/process.mjs';
import { localeCodes, localizePath, type Locale } from '../../src/domain/routing/locale';
import { checkContent } from '../../src/gatsby/content/check-content';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { brief } from '../support/content';
import { TEST_CONTENT } from '../support/test-site.mjs';

/**
 * Content that owners add breaks no step of the program. Its tests cannot read the owner's content
 * (`owner-files.test.ts`); these tests show that additions are valid at once, and that nothing depends on the tests of
 * the delivered content.
 */

/** Words of an added document, different in each language. */
const WORDS: Record<Locale, { title: string; text: string }> = {
  'zh-Hans': { title: '新来的一篇', text: '站长今天加的一篇，写完就发。' },
  en: { title: 'A Newcomer', text: 'The owner added this today, and published it at once.' },
};

/** Addresses of an owner's additions, without language. */
const ADDED = [
  '/blog/Newcomer',
  '/docs/Newcomer',
  '/blog/tags/Newcomer',
  '/docs/tags/Newcomer',
  '/blog/authors/newcomer',
];

/** Adds to a content root what an owner writes in a week: a post, a doc, a tag of each kind and an author. */
function addTo(root: string, languages: readonly Locale[]): void {
  const write = (folder: string, locale: Locale, fields: string): void => {
    const suffix = locale === site.i18n.defaultLocale ? '' : `.${locale}`;
    const { title, text } = WORDS[locale];
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(
      path.join(root, folder, `Newcomer${suffix}.mdx`),
      `---\ntitle: ${title}\ntags: [Newcomer]\n${fields}---\n\n${text}\n`,
    );
  };
  for (const locale of languages) {
    write('blog', locale, 'slug: Newcomer\ndate: 2020-02-29\nauthors: [newcomer]\n');
    write('docs', locale, '');
  }
  const label = 'label: { zh-Hans: 新来的, en: Newcomer }';
  for (const folder of ['blog', 'docs'])
    appendFileSync(path.join(root, folder, 'tags.yml'), `\nNewcomer:\n  ${label}\n`);
  appendFileSync(
    path.join(root, 'blog', 'authors.yml'),
    '\nnewcomer:\n  name: { zh-Hans: 新来的, en: Newcomer }\n  page: true\n',
  );
}

describe.each<Locale[][]>([[['zh-Hans']], [['en']], [['zh-Hans', 'en']]])(
  'a post, a doc, a tag and an author in %j',
  (languages) => {
    const root = mkdtempSync(path.join(tmpdir(), 'tidepool-owner-'));
    const load = () => new ContentLoader(root, ROOT).load({ includeDrafts: false });
    const addresses = () => load().plan.pages.map((page) => page.path);

    it('pass the check, and give their pages and no other change', () => {
      try {
        cpSync(TEST_CONTENT, root, { recursive: true });
        expect(existsSync(path.join(root, 'blog'))).toBe(true);
        const before = {
          problems: brief(checkContent({ root, directory: ROOT }).problems),
          pages: addresses(),
        };
        addTo(root, languages);
        expect(brief(checkContent({ root, directory: ROOT }).problems)).toEqual(before.problems);
        const pages = addresses();
        expect(before.pages.filter((address) => !pages.includes(address))).toEqual([]);
        const added = pages.filter((address) => !before.pages.includes(address));
        const wanted = localeCodes(site.i18n).flatMap((locale) =>
          ADDED.map((address) => localizePath(address, locale, site.i18n)),
        );
        expect(added).toEqual(expect.arrayContaining(wanted));
        // A list may have become one page longer.
        expect(added.filter((address) => !wanted.includes(address) && !/\/\d+$/.test(address))).toEqual([]);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }, 120_000);
  },
);

describe('the tests of the delivered content', () => {
  const sources = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(m?tsx?|mjs)$/.test(file) && !file.startsWith(path.join('tests', 'fixtures'))),
  );
  const delivered = path.join('tests', 'content');

  it('can be deleted: no other file imports of them', () => {
    const others = sources.filter((file) => !file.startsWith(delivered));
    expect(others.length).toBeGreaterThan(400);
    const imports = others.flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => target.startsWith(delivered))
        .map((target) => `${file} imports ${target}`);
    });
    expect(imports).toEqual([]);
  });
});
