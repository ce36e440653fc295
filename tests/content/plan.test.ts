import { describe, expect, it } from 'vitest';
import type { Version } from '../../src/domain/content/documents';
import { localeCodes } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/site/page-plan';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { mainDocs } from '../support/content';
import { CONTENT, DIRECTORY, DOCS_PLAN, PLAN, type PlannedDoc, type PlannedPost } from './plan';

const content = new ContentLoader(CONTENT, DIRECTORY).load({ includeDrafts: false });
const withDrafts = new ContentLoader(CONTENT, DIRECTORY).load({ includeDrafts: true }).index;
const { index } = content;
const locales = localeCodes(site.i18n);

/** What to do where a list differs. */
const HINT = 'tests/content/plan.yml lists what the content holds: write there what is added';

/** Documents that lack a language. */
const untranslated = (documents: readonly { key: string; versions: object }[]): string[] =>
  documents.filter(({ versions }) => locales.some((locale) => !(locale in versions))).map(({ key }) => key);

describe('posts', () => {
  it('are those of the plan, with its dates and tags, in every language', () => {
    const posts = index.posts.map(({ slug, date, original }) => ({
      date,
      slug,
      tags: original.frontMatter.tags,
    }));
    const bySlug = (list: readonly PlannedPost[]) => [...list].sort((a, b) => a.slug.localeCompare(b.slug));
    expect(bySlug(posts), HINT).toEqual(bySlug(PLAN.posts));
    expect(untranslated(index.posts)).toEqual([]);
    expect(withDrafts.posts.filter(({ draft }) => draft)).toEqual([]);
  });

  it('use every tag that is declared', () => {
    const planned = new Set(PLAN.posts.flatMap(({ tags }) => tags));
    expect([...index.tags.post.keys()].sort(), HINT).toEqual([...planned].sort());
  });

  it('name the owner on every one, a guest first where one wrote it', () => {
    const { owner, guest, silent } = PLAN.authors;
    expect([...index.authors.keys()].sort(), HINT).toEqual([owner, guest, silent].sort());
    for (const { slug, original } of index.posts)
      expect(original.frontMatter.authors, slug).toEqual(
        PLAN.guestPosts.includes(slug) ? [guest, owner] : [owner],
      );
  });
});

describe('docs', () => {
  it('are those of the plan, where the plan puts them, in every language', () => {
    const existing = index.docs.map(({ id, path }) => ({
      id,
      path,
      sidebar: mainDocs(content).sidebars.sidebarOf.get(id) ?? null,
    }));
    const byId = (list: readonly PlannedDoc[]) => [...list].sort((a, b) => a.id.localeCompare(b.id));
    expect(byId(existing), HINT).toEqual(byId(DOCS_PLAN));
    expect(untranslated(index.docs)).toEqual([]);
  });

  it('are in the sidebars in the order of the plan', () => {
    for (const id of mainDocs(content).sidebars.trees.keys()) {
      const planned = DOCS_PLAN.filter((doc) => doc.sidebar === id);
      const steps = [];
      for (
        let doc = planned[0]?.id;
        doc !== undefined && steps.length <= planned.length;
        doc = mainDocs(content).neighbours.get(doc)?.next?.id
      )
        steps.push(doc);
      expect(steps, HINT).toEqual(planned.map((doc) => doc.id));
    }
  });

  it('leave drafts out, which are in every language', () => {
    const drafts = withDrafts.docs.filter(({ draft }) => draft);
    expect(drafts.map(({ key }) => key).sort(), HINT).toEqual([...PLAN.drafts].sort());
    expect(content.draftIds).toEqual([...PLAN.drafts].sort());
    expect(untranslated(drafts)).toEqual([]);
    const paths = content.plan.pages.map(({ neutralPath }) => neutralPath);
    expect(paths.filter((address) => PLAN.drafts.includes(address.replace('/docs/', '')))).toEqual([]);
  });

  it('use every tag that is declared', () => {
    const used = usedTags('doc', index).map(({ key }) => key);
    expect([...index.tags.doc.keys()].sort()).toEqual(used.sort());
    expect(used, HINT).toHaveLength(PLAN.counts.docTags);
  });
});

it('free pages are in every language', () => {
  expect(index.pages.length).toBeGreaterThanOrEqual(5);
  expect(untranslated(index.pages)).toEqual([]);
});

it('some posts and docs are recommended', () => {
  const recommended = (documents: readonly { original: Version }[]) =>
    documents.filter(
      ({ original: { frontMatter } }) => 'recommended' in frontMatter && frontMatter.recommended,
    ).length;
  for (const [count, [least, most]] of [
    [recommended(index.posts), PLAN.counts.recommendedPosts],
    [recommended(index.docs), PLAN.counts.recommendedDocs],
  ] as const) {
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  }
});
