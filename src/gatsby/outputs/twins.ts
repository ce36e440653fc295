import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { versionFor, type ContentDocument } from '../../domain/content/documents';
import type { SiteContent } from '../../domain/site/site-content';
import { markdownTwin, type TwinPage, type TwinParts } from '../../domain/publish/markdown-twin';
import { type Locale, localeDefinition, localizePath } from '../../domain/routing/locale';
import type { PlannedPage } from '../../domain/site/page-plan';
import { twinPath, withBase } from '../../domain/routing/paths';
import { allMessages } from '../../i18n/all-messages';
import { formatReferenceTime } from '../../i18n/format';
import { formatMessage, type MessageValues } from '../../i18n/message';
import type { MessageKey } from '../../i18n/translate';
import { site } from '../../site/config';
import { imageFile, isPicture } from '../content/check-pictures';
import { fileAddress, publishFile } from '../content/published-files';
import { writeChanged } from '../store/write-changed';
import { digestOf } from '../store/digest-cache';
import { siteVersion } from '../store/program-version';
import { compiledText } from '../store/compiled-documents';
import { documentNodeId } from '../nodes/node-ids';
import { readNode, type DocFields, type GetNode, type PostFields } from '../nodes/node-types';
import { OutputManifest } from '../store/output-manifest';

/** The nodes of documents that have a twin. */
type DocumentNode = DocFields | PostFields;

/** Inputs of the twins. */
export interface TwinSources {
  content: SiteContent;
  getNode: GetNode;
  /** Absolute path of the content root. */
  root: string;
  /** Absolute path of the repository. */
  directory: string;
}

/** Pages with a Markdown twin, each with its document. */
export function twinPages({ plan, index }: SiteContent): { page: PlannedPage; document: ContentDocument }[] {
  const documents = new Map<string, ContentDocument>(
    [...index.posts, ...index.docs].map((document) => [`${document.collection}:${document.key}`, document]),
  );
  return plan.pages.flatMap((page) => {
    const document = documents.get(`${page.kind}:${page.key ?? ''}`);
    return document ? [{ page, document }] : [];
  });
}

/** Publishes the twins of all posts and docs and removes those of deleted documents. */
export function publishTwins(sources: TwinSources): void {
  const { content, directory } = sources;
  const wanted = new Set<string>();
  const files = new OutputManifest(directory, 'twins');
  const version = siteVersion(directory);
  for (const { page, document } of twinPages(content)) {
    const file = twinPath(page.path);
    const full = path.join(directory, 'public', file);
    wanted.add(full);
    const source = twinSource(page, document, sources);
    const digest = digestOf(version, JSON.stringify(source));
    if (!files.isCurrent(file, digest)) writeChanged(full, writeTwin(source, sources));
    files.note(file, digest);
  }
  files.save();
  removeTwins(content, directory, wanted);
}

/**
 * Removes twins.
 * @param wanted Files that stay.
 */
export function removeTwins(
  content: SiteContent,
  directory: string,
  wanted: ReadonlySet<string> = new Set(),
): void {
  const folder = path.join(directory, 'public');
  const top = new Set(twinPages(content).map(({ page }) => page.path.split('/')[1] ?? ''));
  for (const name of top) removeOthers(path.join(folder, name), wanted);
}

function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (path.basename(name) === 'index.md' && !wanted.has(file)) rmSync(file);
  }
}

/** Everything a twin depends on. */
interface TwinSource {
  twin: TwinPage;
  /** Digest of the compiled document. */
  digest: string;
  hrefs: string[];
  /** Files of its pictures with their addresses; null for a missing file. */
  images: ({ file: string; address: string } | null)[];
  cards: TwinParts['cards'];
}

/** The twin of a page. */
export const twinOf = (page: PlannedPage, document: ContentDocument, sources: TwinSources): string =>
  writeTwin(twinSource(page, document, sources), sources);

function twinSource(page: PlannedPage, document: ContentDocument, sources: TwinSources): TwinSource {
  const { content, getNode, root, directory } = sources;
  const { locale, neutralPath } = page;
  // A missing tag or author has been reported already.
  const nameOf = (id: string, read: (id: string) => string): string => (getNode(id) ? read(id) : id);
  const node: DocumentNode = readNode(
    getNode,
    document.collection === 'post' ? 'BlogPost' : 'Doc',
    documentNodeId(document, locale),
  );
  const version = versionFor(document, locale);
  const address = (language: Locale): string =>
    site.url + withBase(localizePath(neutralPath, language, content.index.locales), site.baseUrl);
  const twin: TwinPage = {
    title: node.title,
    description: node.description,
    url: address(locale),
    canonical: address(node.contentLocale),
    lang: localeDefinition(site.i18n, node.contentLocale).htmlLang,
    date: 'date' in node ? node.date : null,
    updated: node.lastUpdatedAt,
    authors:
      'authors' in node
        ? node.authors.map((id) => nameOf(id, (known) => readNode(getNode, 'Author', known).name))
        : [],
    tags: node.tags.map((id) => nameOf(id, (known) => readNode(getNode, 'Tag', known).label)),
    notices: notices(node, locale),
    references: node.references.map((reference) => ({
      ...reference,
      time: reference.time && formatReferenceTime(reference.time, node.contentLocale),
    })),
    referencesTitle: allMessages[node.contentLocale].meta.references,
  };
  const images = version.compiled.images.map(({ src }) => {
    const file = imageFile(src, version.file, root, directory);
    return isPicture(file) ? { file, address: fileAddress(file, directory) } : null;
  });
  return {
    twin,
    digest: version.digest,
    hrefs: node.hrefs,
    images,
    cards: 'cards' in node ? node.cards : [],
  };
}

/** Writes a twin and publishes the pictures it shows. */
function writeTwin({ twin, digest, hrefs, images, cards }: TwinSource, { directory }: TwinSources): string {
  return markdownTwin(compiledText('markdown', digest, directory), twin, {
    link: (index) => hrefs[index] ?? '#',
    image: (index) => {
      const image = images[index];
      return image ? withBase(publishFile(image.file, directory), site.baseUrl) : null;
    },
    cards,
  });
}

/** Notices for readers, above the text. */
function notices({ contentLocale, staleOriginal }: DocumentNode, locale: Locale): string[] {
  const label = (code: Locale): string => localeDefinition(site.i18n, code).label;
  const say = (key: MessageKey, values: MessageValues): string =>
    formatMessage([allMessages[locale]], key, locale, values);
  return [
    ...(contentLocale === locale
      ? []
      : [say('notice.untranslated', { page: label(locale), content: label(contentLocale) })]),
    ...(staleOriginal === null ? [] : [say('translation.stale', { content: label(staleOriginal) })]),
  ];
}
