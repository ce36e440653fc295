import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { BUDGET_KINDS, builtPosts, hasLightPosts, overBudget, type BudgetKind } from '../support/budgets';
import { builtAddresses, misplacedAddresses, withoutSlash } from '../support/built-addresses';
import { everyLanguage, sitePlan } from '../support/site-plan';
import { CONTENT, DIRECTORY, DOCS_PLAN, PLAN } from './plan';
import { PAGE_KINDS } from '../support/page-kinds.mjs';

/** The delivered site as `npm run build` leaves it: its pages are those of the plan, and they are light. */

const PUBLIC = path.join(DIRECTORY, 'public');
const { index } = new ContentLoader(CONTENT, DIRECTORY).load({ includeDrafts: false });
const { owner, guest, silent } = PLAN.authors;

const planned = everyLanguage(
  sitePlan({
    pageSize: site.blog.pageSize,
    posts: PLAN.posts.map(({ slug, tags }) => ({
      slug,
      tags,
      authors: PLAN.guestPosts.includes(slug) ? [guest, owner] : [owner],
      isListed: true,
    })),
    authors: [owner, guest, silent],
    docs: DOCS_PLAN.map((doc) => doc.path),
    docTags: [...new Set(index.docs.flatMap(({ original }) => original.frontMatter.tags))],
    pages: PLAN.pages,
    slugOf: (collection, tag) => index.tags[collection === 'blog' ? 'post' : 'doc'].get(tag)?.slug ?? tag,
  }),
  site.i18n,
);

describe('the built site', () => {
  it('has every page of the plan in both languages, and no other', () => {
    const wanted = planned.map(withoutSlash);
    const built = builtAddresses(PUBLIC);
    expect(built.filter((address) => !wanted.includes(address)).sort()).toEqual([]);
    expect(wanted.filter((address) => !built.includes(address)).sort()).toEqual([]);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  it('has each page at exactly its address, with its slash or without', () => {
    expect(
      misplacedAddresses(PUBLIC, new Map(planned.map((address) => [address, address])), site.url),
    ).toEqual([]);
  });

  it('has no id twice on a page', () => {
    const twice = builtAddresses(PUBLIC).flatMap((address) => {
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
});

/** Where each kind of page is. */
const ADDRESSES: Record<BudgetKind, string> = {
  ...PAGE_KINDS,
  page: PAGE_KINDS.friends,
  search: '/search',
  'not-found': '/404.html',
};

describe.each(BUDGET_KINDS)('a %s page', (kind) => {
  it.each(['', '/en'])('keeps within its budget (%s/)', (prefix) => {
    expect(overBudget(PUBLIC, kind, `${prefix}${ADDRESSES[kind]}`)).toBeNull();
  });
});
