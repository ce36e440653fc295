import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/cli/process.mjs';

/** A post as the content plan lists it. */
export interface PlannedPost {
  date: string;
  slug: string;
  tags: string[];
}

/** A doc as the content plan lists it. */
export interface PlannedDoc {
  id: string;
  path: string;
  sidebar: string | null;
}

/** Least and most of something. */
type Bounds = [least: number, most: number];

/** What `plan.yml` says. */
interface ContentPlan {
  posts: PlannedPost[];
  authors: Record<'owner' | 'guest' | 'silent', string>;
  guestPosts: string[];
  docs: Record<string, string[]>;
  drafts: string[];
  pages: string[];
  lengths: { name: string; files: string; words: number }[];
  counts: {
    docTags: number;
    recommendedPosts: Bounds;
    recommendedDocs: Bounds;
    figures: number;
    postsWithFigures: number;
    textsWithDiagrams: number;
  };
}

/** The content plan. */
export const PLAN = parse(readFileSync(path.join(import.meta.dirname, 'plan.yml'), 'utf8')) as ContentPlan;

/** Every doc the site publishes, in reading order. */
export const DOCS_PLAN: PlannedDoc[] = Object.entries(PLAN.docs).flatMap(([sidebar, ids]) =>
  ids.map((id) => ({
    id,
    path: id === 'Intro' ? '/docs' : `/docs/${id.replace(/\/index$/, '/')}`,
    sidebar: sidebar === 'none' ? null : sidebar,
  })),
);

/** The repository. */
export const DIRECTORY = ROOT;
/** The delivered content. */
export const CONTENT = path.join(ROOT, 'content');

/** Ids of every doc the site publishes, in reading order. */
export const DOC_IDS: string[] = DOCS_PLAN.map(({ id }) => id);

/** A file of the content, relative to it. */
export const readContent = (file: string): string => readFileSync(path.join(CONTENT, file), 'utf8');
