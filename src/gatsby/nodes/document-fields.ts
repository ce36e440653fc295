import { existsSync } from 'node:fs';
import path from 'node:path';
import { isListed } from '../../domain/blog/lists';
import { committingAuthor } from '../../domain/content/authors';
import {
  languagesOf,
  translationFor,
  type ContentDocument,
  type Doc,
  type Post,
  type Translation,
} from '../../domain/content/documents';
import type { Reference } from '../../domain/content/model';
import { linkAddress, resolveLink } from '../../domain/links/resolve';
import { pageAddress } from '../../domain/routing/page-address';
import { type Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { isStale } from '../../domain/site/translations';
import type { SiteConfig } from '../../site/schema';
import { contentFile } from '../configuration/content-roots';
import { imageFile, isPicture, pictureAddress } from '../content/check-pictures';
import { changedAt } from '../content/git';
import { documentNodeId } from './node-ids';
import type { DocumentFields, NodeSources } from './node-types';

/** The fields that nodes of posts, docs and free pages have in common. */
export function documentFields(
  document: ContentDocument,
  locale: Locale,
  sources: NodeSources,
): DocumentFields {
  const { content, site, lastUpdates, root, directory } = sources;
  const translation = translationFor(document, locale);
  const { frontMatter, compiled } = translation;
  const absolute = contentFile(root, translation.file);
  const pathFrom = (folder: string): string => path.relative(folder, absolute).split(path.sep).join('/');
  const fromGit = lastUpdates.get(absolute);
  const committer = fromGit && committingAuthor(content.index.authors, fromGit.by, fromGit.email);
  const min = frontMatter.toc_min_heading_level ?? site.tableOfContents.minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? site.tableOfContents.maxHeadingLevel;
  return {
    id: documentNodeId(document, locale),
    type: '',
    key: document.key,
    locale,
    contentLocale: translation.locale,
    isTranslated: translation.locale === locale,
    staleOriginal: isStale(translation, document, changedAt(root, lastUpdates))
      ? document.original.locale
      : null,
    translations: languagesOf(document, site.i18n),
    title: translation.title,
    description: translation.description,
    keywords: frontMatter.keywords,
    card: picture(pictureAddress(translation, sources) ?? drawnCard(document, locale, sources), site),
    neutralPath: document.path,
    permalink: permalink(document, locale, sources),
    source: pathFrom(directory),
    editUrl: editUrl(frontMatter, existsSync(absolute) ? pathFrom(root) : null, site),
    draft: document.draft,
    unlisted: document.unlisted,
    listed: isListed(document),
    readingTime: compiled.readingMinutes,
    words: compiled.statistics.words + compiled.statistics.cjkCharacters,
    links: linkAddresses(document, locale, sources),
    pictures: shownPictures(translation, sources),
    toc: frontMatter.hide_table_of_contents
      ? []
      : compiled.headings
          .filter(({ level }) => level >= min && level <= max)
          .map(({ id, level, html }) => ({ id, level, html })),
    lastUpdatedAt: frontMatter.last_update?.date ?? fromGit?.at ?? null,
    lastUpdatedBy: frontMatter.last_update?.author ?? committer?.name[locale] ?? fromGit?.by ?? null,
    references: frontMatter.references.map((reference): Reference => ({
      title: reference.title,
      url: reference.url,
      author: reference.author ?? null,
      time: reference.time ?? null,
    })),
    recommended: Number(frontMatter.recommended),
    pageNeeds: compiled.pageNeeds,
    headTags: compiled.head,
    frontMatter,
    digest: translation.digest,
    file: translation.file,
  };
}

/** Maximum number of documents that are named as linking to one. */
const MOST_MENTIONS = 6;

/** Fields that the nodes of posts and docs share. */
export const articleFields = (document: Post | Doc, locale: Locale, sources: NodeSources) => ({
  ...documentFields(document, locale, sources),
  mentionedIn: (sources.mentions.get(locale)?.get(document) ?? []).slice(0, MOST_MENTIONS).map((other) => ({
    title: translationFor(other, locale).title,
    permalink: permalink(other, locale, sources),
  })),
});

/**
 * Files of the pictures in a text, from the content root; missing ones are left out. The page is queried again when one
 * of them comes or goes: as long as a file is missing, there is no node that the query could depend on.
 */
const shownPictures = ({ file, compiled }: Translation, sources: NodeSources): string[] => [
  ...new Set(
    compiled.images
      .map(({ src }) => imageFile(src, file, sources))
      .filter(isPicture)
      .map((picture) => path.relative(sources.root, picture).split(path.sep).join('/')),
  ),
];

const drawnCard = (document: ContentDocument, locale: Locale, { cards }: NodeSources): string | null =>
  document.collection === 'page' ? null : cards.of(document, locale).address;

/** Addresses of the links in the text of a document in one language, by link number. */
export function linkAddresses(
  document: ContentDocument,
  locale: Locale,
  { content, site }: Pick<NodeSources, 'content' | 'site'>,
): string[] {
  const translation = translationFor(document, locale);
  return translation.compiled.links.map((record) =>
    withBase(
      linkAddress(resolveLink(record, translation, document, content.targets), locale, site.i18n),
      site.baseUrl,
    ),
  );
}

/** Address of a picture as pages name it. */
export const picture = (address: string | null, site: SiteConfig): string | null =>
  address === null ? null : withBase(address, site.baseUrl);

/** Where a source can be edited: its front matter says it (null: nowhere), or it is a file below the edit address. */
function editUrl(
  frontMatter: Translation['frontMatter'],
  file: string | null,
  site: SiteConfig,
): string | null {
  const own = 'custom_edit_url' in frontMatter ? frontMatter.custom_edit_url : undefined;
  if (own !== undefined) return own === '' ? null : own;
  return site.editUrl === null || file === null || file.startsWith('../') ? null : site.editUrl + file;
}

/** Address of a document in one language. */
export function permalink(document: ContentDocument, locale: Locale, { site }: NodeSources): string {
  return pageAddress(document.path, locale, site);
}
