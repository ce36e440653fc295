import path from 'node:path';
import type { ReadDocument } from '../../domain/content/read-document';
import type { CompiledDocument } from '../../domain/markdown/compile';
import { DigestCache } from './digest-cache';

/** What loading the content needs of a document: all but the texts below, which are most of it. */
export type DocumentSummary = Omit<ReadDocument, 'compiled'> & {
  compiled: Omit<CompiledDocument, 'tree' | 'sections' | 'markdown'> & {
    /** What is above the truncate marker, or null without one: lists show it, many times and nothing else. */
    excerptTree: CompiledDocument['tree'] | null;
  };
};

/** The texts of a document, each in a file of its own: who needs one does not read the others. */
export interface DocumentTexts {
  /** What pages and feeds show. */
  trees: CompiledDocument['tree'];
  /** What the search knows. */
  sections: CompiledDocument['sections'];
  /** What the twin says. */
  markdown: CompiledDocument['markdown'];
}

/** Stores and gives compiled documents by digest. */
export class CompiledDocuments {
  readonly #summaries: DigestCache<DocumentSummary>;
  readonly #texts: { [Name in keyof DocumentTexts]: DigestCache<DocumentTexts[Name]> };

  /** @param directory Absolute path of the repository. */
  constructor(directory: string) {
    const folder = (name: string) => path.join(directory, 'node_modules', '.cache', 'tidepool', name);
    this.#summaries = new DigestCache(folder('summaries'));
    this.#texts = {
      trees: new DigestCache(folder('trees')),
      sections: new DigestCache(folder('sections')),
      markdown: new DigestCache(folder('markdown')),
    };
  }

  /** Whether a document is there. */
  has(digest: string): boolean {
    return this.#summaries.has(digest);
  }

  /** All of a document but its texts, or undefined when it is missing or damaged. */
  summary(digest: string): DocumentSummary | undefined {
    return this.#summaries.get(digest);
  }

  /** A text of a document, or undefined when it is missing or damaged. */
  text<Name extends keyof DocumentTexts>(name: Name, digest: string): DocumentTexts[Name] | undefined {
    return this.#texts[name].get(digest);
  }

  /** Stores a document; its texts first, since who finds the summary counts on them. */
  set(digest: string, { compiled, ...rest }: ReadDocument): DocumentSummary {
    const { tree, sections, markdown, ...others } = compiled;
    this.#texts.trees.set(digest, tree);
    this.#texts.sections.set(digest, sections);
    this.#texts.markdown.set(digest, markdown);
    const excerptTree = others.truncateAt === null ? null : tree.slice(0, others.truncateAt);
    const summary = { ...rest, compiled: { ...others, excerptTree } };
    this.#summaries.set(digest, summary);
    return summary;
  }
}

/**
 * A text of a version, from the cache.
 * @throws Error when the cache was deleted while the site is being built.
 */
export const compiledText = <Name extends keyof DocumentTexts>(
  name: Name,
  digest: string,
  directory: string,
): DocumentTexts[Name] => found(new CompiledDocuments(directory).text(name, digest), digest);

/**
 * The compiled document of a version with its tree, from the cache.
 * @param part The tree may be what is above the truncate marker; all of it without a marker.
 * @throws Error when the cache was deleted while the site is being built.
 */
export function compiledDocument(
  digest: string,
  directory: string,
  part: 'whole' | 'excerpt' = 'whole',
): DocumentSummary['compiled'] & Pick<CompiledDocument, 'tree'> {
  const { compiled } = found(new CompiledDocuments(directory).summary(digest), digest);
  const excerpt = part === 'excerpt' ? compiled.excerptTree : null;
  return { ...compiled, tree: excerpt ?? compiledText('trees', digest, directory) };
}

function found<T>(value: T | undefined, digest: string): T {
  if (value !== undefined) return value;
  throw new Error(
    `The compiled document ${digest} is missing from the cache: run "npm run clean" and build again.`,
  );
}
