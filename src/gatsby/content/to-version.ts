import type { Version } from '../../domain/content/documents';
import type { SourceFile } from '../../domain/content/source';
import type { DocumentSummary } from '../store/compiled-documents';

/** A compiled document in the cache. */
export interface CachedVersion {
  digest: string;
  read: DocumentSummary;
  /** Digest of the text that translators translate; empty without front matter. */
  textDigest: string;
}

/** Whether a document has a title; front matter that could not be read is reported already. */
export const hasTitle = ({ frontMatter, compiled }: DocumentSummary): boolean =>
  frontMatter === null || frontMatter.title !== undefined || compiled.title !== null;

/** One language of a document, as the rest of the site sees it; null when its front matter cannot be used. */
export function toVersion(
  file: SourceFile,
  locale: Version['locale'],
  { digest, read, textDigest }: CachedVersion,
): Version | null {
  const { frontMatter, compiled } = read;
  if (frontMatter === null) return null;
  const name = file.path.replace(/(\/index)?(\.[A-Za-z-]+)?\.mdx?$/, '').replace(/^.*\//, '');
  return {
    locale,
    file: file.path,
    digest,
    textDigest,
    frontMatter,
    compiled,
    title: frontMatter.title ?? compiled.title ?? name,
    description: frontMatter.description ?? compiled.excerpt,
    placeOf: (field) => read.fieldPlaces[field] ?? null,
  };
}
