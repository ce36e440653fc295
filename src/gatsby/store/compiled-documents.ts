import path from 'node:path';
import type { ReadDocument } from '../../domain/content/read-document';
import type { CompiledDocument } from '../../domain/markdown/compile';
import { DigestCache } from './digest-cache';

/** The part of a document that loading the content needs: everything but the texts below, which are most of it. */
export type DocumentSummary = Omit<ReadDocument, 'compiled'> & {
  compiled: Omit<CompiledDocument, 'tree' | 'sections' | 'twin'> & {
    /** The tree above the truncate marker; null without a marker. Lists show only this part, many times. */
    excerptTree: CompiledDocument['tree'] | null;
  };
};

/** The texts of a document, each in its own file, so that reading one does not read the others. */
export interface DocumentTexts {
  /** The tree that pages and feeds show. */
  trees: CompiledDocument['tree'];
  /** The sections in the search index. */
  sections: CompiledDocument['sections'];
  /** The parts of the Markdown twin. */
  twins: CompiledDocument['twin'];
}

/** Stores compiled documents by digest. */
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
      twins: new DigestCache(folder('twins')),
    };
  }

  /** Whether a document is stored. */
  has(digest: string): boolean {
    return this.#summaries.has(digest);
  }

  /** A document without its texts; undefined when it is missing or damaged. */
  summary(digest: string): DocumentSummary | undefined {
    return this.#summaries.get(digest);
  }

  /** A text of a document, or undefined when it is missing or damaged. */
  text<Name extends keyof DocumentTexts>(name: Name, digest: string): DocumentTexts[Name] | undefined {
    return this.#texts[name].get(digest);
  }

  /** Stores a document. The summary is written last, because its presence promises the texts. */
  set(digest: string, { compiled, ...rest }: ReadDocument): DocumentSummary {
    const { tree, sections, twin, ...others } = compiled;
    this.#texts.trees.set(digest, tree);
    this.#texts.sections.set(digest, sections);
    this.#texts.twins.set(digest, twin);
    const excerptTree = others.truncateAt === null ? null : tree.slice(0, others.truncateAt);
    const summary = { ...rest, compiled: { ...others, excerptTree } };
    this.#summaries.set(digest, summary);
    return summary;
  }
}

/**
 * A text of a version, from the cache.
 * @throws Error when the cache was deleted during the build.
 */
export const compiledText = <Name extends keyof DocumentTexts>(
  name: Name,
  digest: string,
  directory: string,
): DocumentTexts[Name] => found(new CompiledDocuments(directory).text(name, digest), digest);

/**
 * The compiled document of a version with its tree, from the cache.
 * @param part Whether to give the whole tree or only the part above the truncate marker, if it has one.
 * @throws Error when the cache was deleted during the build.
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
