import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actions } from 'gatsby';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { localeCodes, localizePath } from '../../src/domain/routing/locale';
import { createPlannedPages } from '../../src/gatsby/create-pages';
import { ContentLoader } from '../../src/gatsby/load-content';
import { buildNodes } from '../../src/gatsby/nodes';
import { site } from '../../src/site/config';
import { virtualDocs } from '../support/content';
import { DOCS_PLAN, DRAFTS_PLAN } from '../support/docs-plan';

const directory = path.join(import.meta.dirname, '../..');
const content = new ContentLoader(path.join(directory, 'content'), directory).load({ includeDrafts: false });

describe('the docs of the site and the content plan', () => {
  const existing = content.index.docs.map(({ id, path: address }) => ({
    id,
    path: address,
    sidebar: content.sidebars.sidebarOf.get(id) ?? null,
  }));
  const existingIds = new Set(existing.map(({ id }) => id));

  it('plans 71 docs: 60 pages and 11 folder pages', () => {
    expect(DOCS_PLAN).toHaveLength(71);
    expect(DOCS_PLAN.filter(({ path: address }) => address.endsWith('/'))).toHaveLength(11);
  });

  it('have no doc the plan does not name, and each where the plan puts it', () => {
    const planned = new Map(DOCS_PLAN.map((doc) => [doc.id, doc]));
    expect(existing).toEqual(existing.map(({ id }) => planned.get(id) ?? `${id} is not planned`));
  });

  it('have every doc of the plan', () => {
    expect(existing).toHaveLength(71);
    expect(DOCS_PLAN.filter(({ id }) => !existingIds.has(id))).toEqual([]);
  });

  it.each(localeCodes(site.i18n))('have their pages in %s', (locale) => {
    const pages = content.plan.pages.filter((page) => page.kind === 'doc' && page.locale === locale);
    expect(pages.map((page) => page.path).sort()).toEqual(
      DOCS_PLAN.map(({ path: address }) => localizePath(address, locale, site.i18n)).sort(),
    );
  });

  it('are in the sidebars in the order of the plan', () => {
    for (const id of content.sidebars.trees.keys()) {
      const planned = DOCS_PLAN.filter((doc) => doc.sidebar === id);
      const steps = [];
      for (
        let doc = planned[0]?.id;
        doc !== undefined && steps.length <= planned.length;
        doc = content.docNeighbours.get(doc)?.next?.id
      )
        steps.push(doc);
      expect(steps).toEqual(planned.map((doc) => doc.id));
    }
  });

  it('leave drafts out', () => {
    expect(content.draftIds).toEqual([...DRAFTS_PLAN].sort());
    const paths = content.plan.pages.map(({ neutralPath }) => neutralPath);
    expect(paths.filter((address) => DRAFTS_PLAN.includes(address.replace('/docs/', '')))).toEqual([]);
  });
});

describe('data of a page', () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'tidepool-scale-'));
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  /** What every page among as many docs carries, by path: its context, and of a doc all that its query can ask for. */
  function pageData(count: number): Map<string, string> {
    vi.spyOn(process, 'cwd').mockReturnValue(temporary);
    const files: Record<string, string> = {};
    for (let doc = 0; doc < count; doc++)
      files[`f${String(doc % 5)}/d${String(doc).padStart(3, '0')}`] =
        `文档 ${String(doc).padStart(3, '0')}\nrecommended: ${String(doc % 2 === 0)}`;
    const pages = new Map<string, string>();
    const createPage = ((page: { path: string; context: object }) =>
      pages.set(page.path, JSON.stringify(page.context))) as unknown as Actions['createPage'];
    const many = virtualDocs(files);
    createPlannedPages(many, { createPage });
    const root = path.join(temporary, 'content');
    for (const node of buildNodes({
      content: many,
      site,
      lastUpdates: new Map(),
      root,
      directory: temporary,
    })) {
      const address = node.type === 'Doc' ? String(node.permalink) : '';
      if (address !== '') pages.set(address, `${pages.get(address) ?? ''} ${JSON.stringify(node)}`);
    }
    return pages;
  }

  it('does not grow with the number of docs', () => {
    const few = pageData(10);
    const many = pageData(500);
    const sizes = [...few].map(([address, data]) => [address, data.length]);
    expect(sizes.length).toBeGreaterThan(20);
    // The last doc of a folder has no next one among few and has one among many.
    const nextLink = JSON.stringify({ title: '文档 000', permalink: '/en/docs/f0/d000' }).length;
    for (const [address, size] of sizes)
      expect(many.get(String(address))?.length, String(address)).toBeLessThanOrEqual(Number(size) + nextLink);
  });
});
