import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/cli/process.mjs';
import { ContentLoader } from '../../src/gatsby/content/load-content';

export { ROOT };

/** What `plan.yml` says. */
interface ContentPlan {
  posts: { date: string; slug: string; tags: string[] }[];
  authors: Record<'owner' | 'guest' | 'silent', string>;
  guestPosts: string[];
  docs: Record<string, string[]>;
  drafts: string[];
  pages: string[];
  lengths: { name: string; files: string; words: number }[];
}

/** The content plan. */
export const PLAN = parse(readFileSync(path.join(import.meta.dirname, 'plan.yml'), 'utf8')) as ContentPlan;

/** Ids of every doc the site publishes, in reading order. */
export const DOC_IDS: string[] = Object.values(PLAN.docs).flat();

/** The delivered content. */
export const CONTENT = path.join(ROOT, 'content');

/** Reads the delivered content. */
export const loadContent = ({ includeDrafts = false } = {}) =>
  new ContentLoader({ root: CONTENT, directory: ROOT }).load({ includeDrafts });

/** A file of the content, relative to it. */
export const readContent = (file: string): string => readFileSync(path.join(CONTENT, file), 'utf8');
