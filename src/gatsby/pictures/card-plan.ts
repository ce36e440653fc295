import type { Card } from '../../domain/cards/social-card';
import { translationFor, type Doc, type Post } from '../../domain/content/documents';
import { setOfDoc, type SiteContent } from '../../domain/site/site-content';
import { breadcrumbs } from '../../domain/docs/sidebar-views';
import { CARD_PATH, CARDS_FOLDER } from '../../domain/routing/paths';
import { localeCodes, localizePath, type Locale } from '../../domain/routing/locale';
import { interfaceTexts } from '../configuration/interface-texts';
import { formatDate } from '../../i18n/format';
import { site } from '../../site/config';
import { CARD_FONT } from './card-font';
import { digestOf } from '../store/digest-cache';
import { digestSources } from '../store/program-sources.mjs';

/**
 * What determines how a card looks: code, and packages in their version. It is listed instead of taken from the program's
 * version, because its digest is part of public file names; `.dependency-cruiser.mjs` keeps imports inside of it.
 */
const DRAWING_SOURCES = [
  'src/domain/cards',
  'src/domain/ornament',
  'src/gatsby/pictures/card-font.ts',
  'src/gatsby/pictures/draw-cards.ts',
  ...[CARD_FONT, 'fontkit', 'sharp'].map((name) => `node_modules/${name}/package.json`),
];

/** A card and where it is published. */
export interface PlannedCard {
  card: Card;
  /** Digest of everything the picture depends on. */
  digest: string;
  /** Root-relative address without the base path. */
  address: string;
}

/**
 * The cards of a site. A card's name contains a digest of what is on it: networks cache pictures by address for months
 * and would show the old title. Only the general card keeps its address, which is on many pages.
 */
export class CardPlan {
  private readonly version: string;

  constructor(
    private readonly content: SiteContent,
    directory: string,
  ) {
    this.version = digestSources(directory, DRAWING_SOURCES);
  }

  of(document: Post | Doc, locale: Locale): PlannedCard {
    const card = {
      title: translationFor(document, locale).title,
      seed: document.path,
      label: document.collection === 'post' ? postLabel(document, locale) : this.docLabel(document, locale),
      siteName: site.title[locale],
    };
    const digest = this.digestOf(card);
    return { card, digest, address: `${CARDS_FOLDER}/${digest}.jpg` };
  }

  /** Card of a language's other pages. */
  general(locale: Locale): PlannedCard {
    const label = new URL(site.url).host;
    const card = {
      title: site.tagline[locale] || site.title[locale],
      seed: '/',
      label,
      siteName: site.title[locale],
    };
    return { card, digest: this.digestOf(card), address: localizePath(CARD_PATH, locale, site.i18n) };
  }

  all(): PlannedCard[] {
    const { posts, docs } = this.content.index;
    return localeCodes(site.i18n).flatMap((locale) => [
      this.general(locale),
      ...[...posts, ...docs].map((document) => this.of(document, locale)),
    ]);
  }

  private digestOf(card: Card): string {
    return digestOf(this.version, JSON.stringify(card)).slice(0, 16);
  }

  /** The kind of page and the folder it is in. */
  private docLabel(doc: Doc, locale: Locale): string {
    const { sidebars, set } = setOfDoc(this.content, doc);
    const folder = breadcrumbs(doc, sidebars, locale, this.content.index).at(-2)?.label;
    return [set.label?.[locale] ?? interfaceTexts(locale).messages.search.categories.docs, folder]
      .filter(Boolean)
      .join(' · ');
  }
}

const postLabel = (post: Post, locale: Locale): string =>
  `${interfaceTexts(locale).messages.lists.title} · ${formatDate(post.date, locale, 'month')}`;
