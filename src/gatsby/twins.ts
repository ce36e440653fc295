import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { versionFor, type ContentDocument } from '../domain/content/content-index';
import type { Reference } from '../domain/content/model';
import type { SiteContent } from '../domain/content/site-content';
import { markdownTwin, type TwinPage, type TwinParts } from '../domain/publish/markdown-twin';
import { localizePath, type Locale } from '../domain/routing/locale';
import type { PlannedPage } from '../domain/routing/page-plan';
import { twinPath, withBase } from '../domain/routing/paths';
import { allMessages } from '../i18n/all-messages';
import { formatReferenceTime } from '../i18n/format';
import { formatMessage, type MessageValues } from '../i18n/message';
import type { MessageKey } from '../i18n/translate';
import { site } from '../site/config';
import { imageFile } from './check-images';
import { publishFile, writeChanged } from './published-files';
import { compiledText } from './compiled-documents';
import { documentNodeId } from './node-ids';

/** What a post's or doc's node tells its twin. */
interface DocumentNode {
  title: string;
  description: string;
  permalink: string;
  contentLocale: Locale;
  staleOriginal: Locale | null;
  digest: string;
  file: string;
  hrefs: string[];
  date?: string;
  lastUpdatedAt: string | null;
  references: Reference[];
  /** Ids of nodes. */
  tags: string[];
  authors?: string[];
  cards?: TwinParts['cards'];
}

/** Where twins are made from. */
export interface TwinSources {
  content: SiteContent;
  /** A node of the data layer by its id. */
  getNode: (id: string) => Pick<Node, 'id'> | undefined;
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

/** Publishes the twins of all posts and docs, and removes those of documents that are gone. */
export function publishTwins(sources: TwinSources): void {
  const folder = path.join(sources.directory, 'public');
  const wanted = new Set<string>();
  for (const { page, document } of twinPages(sources.content)) {
    const file = path.join(folder, twinPath(page.path));
    wanted.add(file);
    writeChanged(file, twinOf(page, document, sources));
  }
  removeTwins(sources.content, sources.directory, wanted);
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

/** The twin of a page. */
export function twinOf(page: PlannedPage, document: ContentDocument, sources: TwinSources): string {
  const { content, getNode, root, directory } = sources;
  const { locale, neutralPath } = page;
  const nameOf = (id: string): string => {
    const { label, name } = (getNode(id) ?? {}) as { label?: string; name?: string };
    return label ?? name ?? id;
  };
  const node = getNode(documentNodeId(document, locale)) as unknown as DocumentNode;
  const version = versionFor(document, locale);
  const address = (language: Locale): string =>
    site.url + withBase(localizePath(neutralPath, language, content.index.locales), site.baseUrl);
  const twin: TwinPage = {
    title: node.title,
    description: node.description,
    url: address(locale),
    canonical: address(node.contentLocale),
    lang: site.i18n.locales[node.contentLocale].htmlLang,
    date: node.date ?? null,
    updated: node.lastUpdatedAt,
    authors: (node.authors ?? []).map(nameOf),
    tags: node.tags.map(nameOf),
    notices: notices(node, locale),
    references: node.references.map((reference) => ({
      ...reference,
      time: reference.time && formatReferenceTime(reference.time, node.contentLocale),
    })),
    referencesTitle: allMessages[node.contentLocale].article.references,
  };
  return markdownTwin(compiledText('markdown', version.digest, directory), twin, {
    link: (index) => node.hrefs[index] ?? '#',
    image: (index) => {
      const record = version.compiled.images[index];
      if (!record) return '';
      return withBase(
        publishFile(imageFile(record.src, version.file, root, directory), directory),
        site.baseUrl,
      );
    },
    cards: node.cards ?? [],
  });
}

/** What readers of the page are told before the text. */
function notices({ contentLocale, staleOriginal }: DocumentNode, locale: Locale): string[] {
  const label = (code: Locale): string => site.i18n.locales[code].label;
  const say = (key: MessageKey, values: MessageValues): string =>
    formatMessage([allMessages[locale]], key, locale, values);
  return [
    ...(contentLocale === locale
      ? []
      : [say('notice.untranslated', { page: label(locale), content: label(contentLocale) })]),
    ...(staleOriginal === null ? [] : [say('translation.stale', { content: label(staleOriginal) })]),
  ];
}
