import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { TEST_CONTENT } from './test-site.mjs';

/** A document of the tests' content, read from its files without the code under test. */
export interface TestDocument {
  /** Path without language and extension, such as `SQL/NF`. */
  key: string;
  /** Languages it is written in; the empty string is the default language. */
  suffixes: string[];
  fields: {
    slug?: string;
    date?: string;
    tags: string[];
    authors: string[];
    isDraft: boolean;
    isUnlisted: boolean;
  };
}

interface FrontMatter {
  slug?: string | number;
  date?: string;
  tags?: unknown[];
  authors?: string[];
  draft?: boolean;
  unlisted?: boolean;
}

/** Reads a YAML file of the tests' content. */
export const testData = (file: string): unknown => parse(readFileSync(path.join(TEST_CONTENT, file), 'utf8'));

/** Every document in a folder of the tests' content; fields are those of the first language. */
function readDocuments(folder: string): TestDocument[] {
  const documents = new Map<string, TestDocument>();
  const files = readdirSync(path.join(TEST_CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !path.posix.basename(file).startsWith('_'))
    // The default language's file comes before its translation.
    .sort((a, b) => a.length - b.length);
  for (const file of files) {
    const [, name = '', suffix = ''] = /^(.*?)(\.en)?\.mdx$/.exec(file) ?? [];
    const known = documents.get(name);
    if (known !== undefined) known.suffixes.push(suffix);
    else {
      const text = readFileSync(path.join(TEST_CONTENT, folder, file), 'utf8');
      const front = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as FrontMatter;
      const { slug, date, tags = [], authors = [], draft = false, unlisted = false } = front;
      documents.set(name, {
        key: name,
        suffixes: [suffix],
        fields: {
          ...(slug === undefined ? {} : { slug: String(slug) }),
          ...(date === undefined ? {} : { date }),
          tags: tags.map(String),
          authors,
          isDraft: draft,
          isUnlisted: unlisted,
        },
      });
    }
  }
  return [...documents.values()].filter(({ fields }) => !fields.isDraft);
}

/** Posts that have a page. */
export const TEST_POSTS = readDocuments('blog');
/** Posts that lists show. */
export const LISTED_POSTS = TEST_POSTS.filter(({ fields }) => !fields.isUnlisted);
/** Docs that have a page, without those that categories generate. */
export const TEST_DOCS = readDocuments('docs');

/** Number of pages of a list with this many entries, and number of entries on the last one. */
export function listPages(count: number, size: number): { pages: number; rest: number } {
  const pages = Math.max(1, Math.ceil(count / size));
  return { pages, rest: count - (pages - 1) * size };
}

/** How many documents have each tag. */
export function countTags(documents: readonly TestDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ fields }) => fields.tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}
