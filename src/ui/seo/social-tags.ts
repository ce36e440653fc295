import { UNVERSIONED, versionTag } from '../../domain/search/version-tag';
import { localeDefinition, type Locale } from '../../domain/routing/locale';
import { CARD_PATH, CARDS_FOLDER, withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';

/** A `<meta>`: its naming attribute, its name and its content; tags without content are left out. */
export type MetaTag = readonly [kind: 'name' | 'property', name: string, content: string];

/** Metadata for social networks and the hosted search's crawler. */
export interface SocialInfo {
  locale: Locale;
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  translations: readonly Locale[];
  contentLocale?: Locale;
  type?: 'website' | 'article' | 'profile';
  /** Address of the page's own social picture. */
  card?: string | null | undefined;
  version?: string;
  instance?: string;
  /** Group of pages in the hosted search to which the page belongs. */
  searchTag?: string;
}

/** Size of the drawn cards, with which networks can lay out a preview before they have loaded one. */
const CARD = { width: '1200', height: '630' };

/** Open Graph, X and DocSearch tags. X reads title and description from Open Graph, so they are not repeated. */
export function socialTags(page: SocialInfo): MetaTag[] {
  const { locale, title, description, canonical, translations, type = 'website', version, searchTag } = page;
  const own = page.contentLocale ?? locale;
  const { ogLocale } = localeDefinition(site.i18n, own);
  const general = siteHref(CARD_PATH, locale);
  const card = page.card ?? general;
  const image = card.startsWith('/') ? site.url + card : card;
  const isDrawn = card === general || card.startsWith(withBase(`${CARDS_FOLDER}/`, site.baseUrl));
  return [
    ['property', 'og:type', type],
    ['property', 'og:site_name', site.title[locale]],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:locale', ogLocale],
    ...translations
      .filter((other) => other !== own)
      .map((other): MetaTag => [
        'property',
        'og:locale:alternate',
        localeDefinition(site.i18n, other).ogLocale,
      ]),
    ['property', 'og:image', image],
    ['property', 'og:image:width', isDrawn ? CARD.width : ''],
    ['property', 'og:image:height', isDrawn ? CARD.height : ''],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', image],
    ['name', 'docsearch:language', locale],
    ['name', 'docsearch:version', version ?? ''],
    [
      'name',
      'docsearch:docusaurus_tag',
      searchTag ?? (version === undefined ? UNVERSIONED : versionTag(version, page.instance)),
    ],
  ];
}
