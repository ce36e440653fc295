import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from '../budgets.json';
import { countElements, weighPage } from './page-weight';

/** Kinds of pages that have a budget. */
export type BudgetKind = keyof typeof budgets.pages;
/** Every kind of page that has a budget. */
export const BUDGET_KINDS = Object.keys(budgets.pages) as BudgetKind[];

/** The values of a page of a built site that exceed their limits; null if none does. */
export function overBudget(folder: string, kind: BudgetKind, address: string): string | null {
  const weight = weighPage(folder, address);
  const limits = { ...budgets.pages[kind], runtime: budgets.runtime, css: budgets.css };
  const over = Object.entries(limits).flatMap(([measure, limit]) => {
    const value = weight[measure as keyof typeof limits];
    return value > limit ? [`${measure}: ${String(value)} instead of ${String(limit)}`] : [];
  });
  return over.length === 0 ? null : over.join(', ');
}

/** A post of a built site, without the language's prefix. */
interface BuiltPost {
  address: string;
  html: string;
  elements: number;
}

/** Every post of a built site in its default language. */
export function builtPosts(folder: string): BuiltPost[] {
  return readdirSync(path.join(folder, 'blog')).flatMap((name) => {
    const file = path.join(folder, 'blog', name, 'index.html');
    if (!existsSync(file)) return [];
    const html = readFileSync(file, 'utf8');
    return html.includes('property="article:published_time"')
      ? [{ address: `/blog/${name}`, html, elements: countElements(html) }]
      : [];
  });
}

/** Whether half of the posts have few elements. */
export function hasLightPosts(posts: readonly BuiltPost[]): boolean {
  const counts = posts.map(({ elements }) => elements).sort((a, b) => a - b);
  return (counts[Math.floor(counts.length / 2)] ?? Infinity) <= budgets.elementsOfMedianPost;
}
