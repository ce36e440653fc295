import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { latestPosts, listed, recommended } from '../../src/domain/blog/lists';
import { translationFor, type ContentDocument } from '../../src/domain/content/documents';
import { isGeneratedIndex } from '../../src/domain/docs/generated-index';
import { recommendedDocs } from '../../src/domain/docs/sidebar-views';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { mainDocs } from '../support/content';
import { openDataLayer, type AskDataLayer } from '../support/data-layer';
import { TEST_CONTENT } from '../support/test-site.mjs';

/** The queries of the data layer's README, run on the tests' content. */

const directory = path.join(import.meta.dirname, '../..');
const root = TEST_CONTENT;
const temporary = mkdtempSync(path.join(tmpdir(), 'tidepool-graphql-'));
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const { index } = content;

/** A query of the documentation with the answer printed under it. */
interface Example {
  name: string;
  query: string;
  printed: unknown;
}

const examples = [
  ...readFileSync(path.join(directory, 'src/gatsby/nodes/README.md'), 'utf8').matchAll(
    /```graphql\n# (.+)\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/g,
  ),
].map(([, name = '', query = '', answer = '']): Example => ({ name, query, printed: JSON.parse(answer) }));

let ask: AskDataLayer;
beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(temporary);
  ask = await openDataLayer(buildNodes({ content, site, lastUpdates: new Map(), root, directory }));
}, 120_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const titles = (documents: readonly ContentDocument[]): string[] =>
  documents.map((document) => translationFor(document, 'en').title);

/** Titles of the documents whose English text has something in it. */
const titlesWhere = (isWanted: (compiled: ContentDocument['original']['compiled']) => boolean): string[] =>
  titles(
    [...index.posts, ...index.docs, ...index.pages].filter((document) =>
      isWanted(translationFor(document, 'en').compiled),
    ),
  );

/** The expected answer of each example, taken from the content without the data layer. */
const EXPECTED: Record<string, string[]> = {
  'The five latest posts in English': titles(latestPosts(index.posts, 5)),
  'Posts with a tag': listed(index.posts)
    .filter((post) => post.original.frontMatter.tags.includes('Linux'))
    .map((post) => translationFor(post, 'zh-Hans').title),
  'Posts without an English translation': titles(index.posts.filter((post) => !post.translations.en)),
  'Recommended posts and docs, the weightiest first': [
    ...titles(recommended(index.posts)),
    ...titles(recommendedDocs(index.docs, 'en')),
  ],
  'Texts that link to a page': titlesWhere(({ links }) => links.some(({ url }) => url.endsWith('/blog/Awk'))),
  'Texts that show a picture': titlesWhere(({ images }) =>
    images.some(({ src }) => src.endsWith('/pool.png')),
  ),
  'Words of the posts of each month': [],
  'The docs as data: every doc of a version with its address and sidebar, and the drafts that are not published':
    [],
};

/** Every title in an answer, in its order. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'title' ? [String(inner)] : titlesIn(inner),
  );
}

/** The fields of an answer, whatever their values; of a list, those of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

it('are documented', () => {
  expect(examples.map(({ name }) => name)).toEqual(Object.keys(EXPECTED));
});

describe.each(examples)('$name', ({ name, query, printed }) => {
  it('is answered with what the content holds', async () => {
    const answer = await ask(query);
    expect(titlesIn(answer).sort()).toEqual([...(EXPECTED[name] ?? [])].sort());
    // The printed answer belongs to other content, whose lists may be empty.
    if ([answer, printed].some((value) => JSON.stringify(value).includes('[]'))) return;
    expect(shapeOf(answer)).toEqual(shapeOf(printed));
  });
});

describe('the docs as data', () => {
  it('name every doc, its sidebar and the drafts', async () => {
    const { docsVersion } = (await ask(
      '{ docsVersion(name: { eq: "current" }, locale: { eq: "zh-Hans" }) { docs { id path sidebar } draftIds recommended { docId } } }',
    )) as {
      docsVersion: { docs: { id: string }[]; draftIds: string[]; recommended: { docId: string }[] };
    };
    expect(docsVersion.docs).toEqual(
      index.docs
        .filter((doc) => !isGeneratedIndex(doc))
        .map(({ id, path: address }) => ({
          id,
          path: address,
          sidebar: mainDocs(content).sidebars.sidebarOf.get(id) ?? null,
        })),
    );
    expect(docsVersion.draftIds).toEqual(mainDocs(content).draftIds);
    expect(docsVersion.draftIds).not.toEqual([]);
    expect(docsVersion.recommended.map(({ docId }) => docId)).toEqual(
      recommendedDocs(index.docs, 'zh-Hans').map(({ id }) => id),
    );
  });
});
