import { expect, it } from 'vitest';
import { localeCodes } from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import { mainDocs } from '../support/content';
import { DOC_IDS, loadContent, PLAN } from './plan';

const content = loadContent();
const { index } = content;
const withDrafts = loadContent({ includeDrafts: true }).index;
const documents = [...withDrafts.posts, ...withDrafts.docs, ...withDrafts.pages];

/** What to do where a list differs. */
const HINT = 'tests/content/plan.yml lists what the content holds: write there what is added';

it('documents are in every language, drafts too', () => {
  const locales = localeCodes(site.i18n);
  const untranslated = documents.filter(({ translations }) =>
    locales.some((locale) => !(locale in translations)),
  );
  expect(untranslated.map(({ key }) => key)).toEqual([]);
});

it('posts have the dates, tags and authors of the plan', () => {
  const { owner, guest } = PLAN.authors;
  const posts = index.posts.map(({ slug, date, original: { frontMatter } }) => {
    return { date, slug, tags: frontMatter.tags, authors: frontMatter.authors };
  });
  const planned = PLAN.posts.map((post) => {
    return { ...post, authors: PLAN.guestPosts.includes(post.slug) ? [guest, owner] : [owner] };
  });
  expect(new Set(posts), HINT).toEqual(new Set(planned));
});

it('docs are in the sidebars of the plan, in its order', () => {
  const { sidebars, neighbours } = mainDocs(content);
  expect(index.docs.map(({ id }) => id).sort(), HINT).toEqual([...DOC_IDS].sort());
  for (const [sidebar, ids] of Object.entries(PLAN.docs)) {
    expect(ids.filter((id) => (sidebars.sidebarOf.get(id) ?? 'none') !== sidebar)).toEqual([]);
    const next = ids.map((id) => neighbours.get(id)?.next?.id);
    expect(next, HINT).toEqual(sidebar === 'none' ? ids.map(() => undefined) : [...ids.slice(1), undefined]);
  }
});

it('drafts are those of the plan', () => {
  const drafts = documents.filter((document) => 'draft' in document && document.draft);
  expect(drafts.map(({ key }) => key).sort(), HINT).toEqual([...PLAN.drafts].sort());
});

it('every declared tag is used, and every author planned', () => {
  const tagsOf = (collection: 'posts' | 'docs') =>
    index[collection].flatMap(({ original }) => original.frontMatter.tags);
  expect(new Set(index.tags.post.keys())).toEqual(new Set(tagsOf('posts')));
  expect(new Set(index.tags.doc.keys())).toEqual(new Set(tagsOf('docs')));
  expect(new Set(index.authors.keys())).toEqual(new Set(Object.values(PLAN.authors)));
});
