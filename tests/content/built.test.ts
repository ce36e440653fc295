import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGET_KINDS, builtPosts, hasLightPosts, overBudget, type BudgetKind } from '../support/budgets';
import { builtAddresses, withoutSlash } from '../support/built-addresses';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { loadContent, PLAN, ROOT } from './plan';

/** The delivered site as `npm run build` leaves it. */

const PUBLIC = path.join(ROOT, 'public');
const built = builtAddresses(PUBLIC);

it('has the pages of the content, and no other', () => {
  const planned = loadContent().plan.pages.map((page) => withoutSlash(page.path));
  expect([...built].sort()).toEqual(planned.sort());
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
  page: PAGE_KINDS.friends,
  search: '/search',
  'not-found': '/404.html',
};

describe.each(BUDGET_KINDS)('a %s page', (kind) => {
  it.each(['', '/en'])('keeps within its budget (%s/)', (prefix) => {
    expect(overBudget(PUBLIC, kind, `${prefix}${ADDRESSES[kind]}`)).toBeNull();
  });
});
