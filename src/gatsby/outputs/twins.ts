import { rmSync } from 'node:fs';
import path from 'node:path';
import { translationFor, type ContentDocument } from '../../domain/content/documents';
import type { SiteContent } from '../../domain/site/site-content';
import { safeDecode } from '../../domain/markdown/links-and-images';
import { escapeMarkdown, type TwinPart } from '../../domain/markdown/twin';
import { absoluteAddress, encodeAddress } from '../../domain/routing/absolute-address';
import { documentFinder, type PlannedPage } from '../../domain/site/page-plan';
import { pageAddress } from '../../domain/routing/page-address';
import { twinPath, withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import type { Project } from '../configuration/project';
import { imageFile, isPicture } from '../content/check-pictures';
import { publishFile } from '../store/publish-file';
import { writeChanged } from '../store/write-changed';
import { compiledDocument } from '../store/compiled-documents';
import { linkAddresses } from '../nodes/document-fields';
import { listFiles } from '../content/content-files';

/** Inputs of the twins. */
export interface TwinSources extends Project {
  content: SiteContent;
}

/** Pages with a Markdown twin, each with its document. */
export function twinPages({ plan, index }: SiteContent): { page: PlannedPage; document: ContentDocument }[] {
  const documentOf = documentFinder(index);
  return plan.pages.flatMap((page) => {
    const document = documentOf(page);
    return document && document.collection !== 'page' ? [{ page, document }] : [];
  });
}

/** Publishes the twins of all posts and docs and removes those of deleted documents. */
export function publishTwins(sources: TwinSources): void {
  const { content, directory } = sources;
  const wanted = new Set<string>();
  for (const { page, document } of twinPages(content)) {
    const file = path.join(directory, 'public', twinPath(page.path));
    wanted.add(file);
    writeChanged(file, twinOf(page, document, sources));
  }
  removeTwins(content, directory, wanted);
}

/** Removes twins, except the wanted files. */
export function removeTwins(
  content: SiteContent,
  directory: string,
  wanted: ReadonlySet<string> = new Set(),
): void {
  const top = new Set(twinPages(content).map(({ page }) => page.path.split('/')[1] ?? ''));
  for (const folder of Array.from(top, (name) => path.join(directory, 'public', name)))
    for (const file of listFiles(folder).map((name) => path.join(folder, name)))
      if (path.basename(file) === 'index.md' && !wanted.has(file)) rmSync(file);
}

/** The twin of a page; publishes the pictures it shows. */
export function twinOf(page: PlannedPage, document: ContentDocument, sources: TwinSources): string {
  const hrefs = linkAddresses(document, page.locale, { content: sources.content, site });
  const { compiled, digest, file, title } = translationFor(document, page.locale);
  const addresses = new Map<string, string>();
  for (const { src } of compiled.images) {
    const picture = imageFile(src, file, sources);
    if (isPicture(picture)) addresses.set(src, withBase(publishFile(picture, sources), site.baseUrl));
  }
  compiled.links.forEach(({ url }, index) => addresses.set(url, hrefs[index] ?? url));
  return markdownTwin(compiledDocument(digest, sources.directory).twin, {
    title: compiled.title === null ? title : null,
    url: site.url + pageAddress(page.neutralPath, page.locale, site),
    addresses,
  });
}

/**
 * Writes the Markdown twin of a page: its source with absolute addresses, below a title if it has none of its own.
 * @param page Its absolute address, and addresses of links and pictures by the decoded address in the text, relative to
 * the site's root or to the page.
 */
export function markdownTwin(
  parts: readonly TwinPart[],
  { title, url, addresses }: { title: string | null; url: string; addresses: ReadonlyMap<string, string> },
): string {
  const text = parts
    .map((part) =>
      typeof part === 'string' ? part : address(addresses.get(safeDecode(part.url)) ?? part.url, url),
    )
    .join('')
    .trim();
  return `${title === null ? '' : `# ${escapeMarkdown(title)}\n\n`}${text}\n`;
}

/** An address for use in parentheses; an unsafe one is replaced by the page's own. */
const address = (value: string, pageUrl: string): string =>
  (absoluteAddress(value, pageUrl) ?? encodeAddress(pageUrl)).replaceAll('(', '%28').replaceAll(')', '%29');
