import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../src/domain/content/model';
import { localizeSidebar } from '../../src/domain/docs/sidebar-views';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { brief, mainDocs, yaml } from '../support/content';
import { copyFixture } from '../support/fixtures';

/** Docs written for Docusaurus have the same addresses, order and neighbours here. */

interface Expected {
  /** Doc id → address, sidebar, previous, next. */
  docs: Record<string, [path: string, sidebar: string | null, prev: string | null, next: string | null]>;
  /** Sidebar id → its tree from top to bottom. */
  sidebars: Record<string, unknown>;
}

const { directory, root, remove } = copyFixture('docusaurus-docs');
afterAll(remove);
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const expected = yaml(readFileSync(path.join(root, 'expected.yml'), 'utf8')).value as Expected;

const outline = (items: SidebarItem[]): unknown[] =>
  items.map((item) => {
    if (item.type === 'text') return item.label;
    if (item.type === 'link') return item.unlisted ? `${item.label} (unlisted)` : item.label;
    const name = `${item.label}${item.permalink === null ? '' : ` → ${item.permalink}`}`;
    return { [item.collapsed ? name : `${name} (open)`]: outline(item.items) };
  });

describe('docs written for Docusaurus', () => {
  it('have no problems', () => {
    expect(brief(content.problems)).toEqual([]);
  });

  it('have the expected addresses, sidebars and neighbours', () => {
    const docs = content.index.docs.map(({ id, path: address }) => {
      const { prev, next } = mainDocs(content).neighbours.get(id) ?? {};
      const sidebar = mainDocs(content).sidebars.sidebarOf.get(id) ?? null;
      return [id, [address, sidebar, prev?.id ?? null, next?.id ?? null]];
    });
    expect(Object.fromEntries(docs)).toEqual(expected.docs);
  });

  it('are in the sidebars in the expected order', () => {
    const trees = [...mainDocs(content).sidebars.trees].map(([id, nodes]) => [
      id,
      outline(localizeSidebar(nodes, 'zh-Hans', content.index)),
    ]);
    expect(Object.fromEntries(trees)).toEqual(expected.sidebars);
  });
});
