import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pageInputs } from '../../src/gatsby/nodes/create-pages';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { sharedData } from '../../src/gatsby/nodes/shared-data';
import { site } from '../../src/site/config';
import { virtualDocs } from '../support/content';

describe('data of a page', () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'tidepool-scale-'));
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  /**
   * The data of every page among a number of docs, by path: its context, and for a doc everything its query can select.
   */
  function pageData(count: number): Map<string, string> {
    vi.spyOn(process, 'cwd').mockReturnValue(temporary);
    const files: Record<string, string> = {};
    for (let doc = 0; doc < count; doc++)
      files[`f${String(doc % 5)}/d${String(doc).padStart(3, '0')}`] =
        `文档 ${String(doc).padStart(3, '0')}\nrecommended: ${String(doc % 2 === 0)}`;
    const many = virtualDocs(files);
    const pages = new Map(
      pageInputs(many, sharedData(many)).map((page) => [page.path, JSON.stringify(page.context)]),
    );
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
    const many = pageData(60);
    const sizes = [...few].map(([address, data]) => [address, data.length]);
    expect(sizes.length).toBeGreaterThan(20);
    // The last doc of a folder has no next doc among few docs, but has one among many.
    const nextLink = JSON.stringify({ title: '文档 000', permalink: '/en/docs/f0/d000' }).length;
    for (const [address, size] of sizes)
      expect(many.get(String(address))?.length, String(address)).toBeLessThanOrEqual(Number(size) + nextLink);
  });
});
