import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site/config';
import { BUDGET_KINDS, builtPosts, hasLightPosts, overBudget, type BudgetKind } from '../support/budgets';
import { builtAddresses, misplacedAddresses, withoutSlash } from '../support/built-addresses';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { everyLanguage, sitePlan } from '../support/site-plan';
import { DOC_IDS, loadContent, PLAN, ROOT } from './plan';

/** The delivered site as `npm run build` leaves it. */

const PUBLIC = path.join(ROOT, 'public');
const built = builtAddresses(PUBLIC);
const { docs, tags } = loadContent().index;

it('has every page of the plan in both languages, and no other', () => {
  const { owner, guest } = PLAN.authors;
  const neutral = sitePlan({
    pageSize: site.blog.pageSize,
    posts: PLAN.posts.map((post) => ({
      ...post,
      authors: PLAN.guestPosts.includes(post.slug) ? [guest, owner] : [owner],
      isListed: true,
    })),
    pages: PLAN.pages,
    authors: Object.values(PLAN.authors),
    docs: DOC_IDS.map((id) => (id === 'Intro' ? '/docs' : `/docs/${id.replace(/\/index$/, '/')}`)),
    docTags: [...new Set(docs.flatMap(({ original }) => original.frontMatter.tags))],
    slugOf: (collection, tag) => tags[collection === 'blog' ? 'post' : 'doc'].get(tag)?.slug ?? tag,
  });
  const planned = everyLanguage(neutral, site.i18n);
  expect([...built].sort()).toEqual(planned.map(withoutSlash).sort());
  // With its slash or without.
  const own = new Map(planned.map((address) => [address, address]));
  expect(misplacedAddresses(PUBLIC, own, site.url)).toEqual([]);
});

it('has no id twice on a page', () => {
  const twice = built.flatMap((address) => {
    const file = address.endsWith('.html') ? address : `${address}/index.html`;
    const html = readFileSync(path.join(PUBLIC, file), 'utf8').replace(/<script[^]*?<\/script>/g, '');
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${String(id)}`);
  });
  expect(twice).toEqual([]);
});

it('has light posts', () => {
  const posts = builtPosts(PUBLIC);
  expect(posts).toHaveLength(PLAN.posts.length);
  expect(hasLightPosts(posts)).toBe(true);
});

/** Where each kind of page is. */
const ADDRESSES: Record<BudgetKind, string> = {
  ...PAGE_KINDS,
  // Those of the program's tests have parts here that readers touch.
  post: '/blog/Regex',
  doc: '/docs/React/Next/Uploading',
  page: PAGE_KINDS.friends,
  search: '/search',
  'not-found': '/404.html',
};

describe.each(BUDGET_KINDS)('a %s page', (kind) => {
  it.each(['', '/en'])('keeps within its budget (%s/)', (prefix) => {
    expect(overBudget(PUBLIC, kind, `${prefix}${ADDRESSES[kind]}`)).toBeNull();
  });
});
