import { createElement, type ReactNode } from 'react';
import { FOR_CRAWLERS } from '../../client/browser/document';
import { SHARED_DATA_ATTRIBUTE } from '../../client/navigation/shared-data';
import type { HeadTag } from '../../domain/markdown/head';
import { metaDescription } from '../../domain/publish/meta-description';
import { type Locale, localeCodes, localeDefinition } from '../../domain/routing/locale';
import { FEEDS, MATH_STYLES_PATH, OPEN_SEARCH_PATH, withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { socialTags, type MetaTag, type SocialInfo } from './social-tags';

interface PageHeadProps extends Pick<SocialInfo, 'instance' | 'searchTag' | 'type' | 'version'> {
  context: {
    locale: Locale;
    /** Locale-neutral path. */
    neutralPath: string;
    /** There are no feeds of posts. */
    withoutBlog?: boolean;
    /** Address of the data file that the site shell needs for the page. */
    sidebarData?: string;
  };
  /** The post, doc or free page that is shown. A page that shows an original in another language points to it. */
  document?: Omit<Queries.DocumentPageFragment, 'content' | 'staleOriginal' | 'toc'>;
  /** Title of the page, if not the document's; without one the site's title stands alone. */
  title?: string;
  description?: string;
  /** Languages in which the page has its own text. */
  translations?: readonly Locale[];
  /** Kept out of search engines; with `follow` they still follow its links. */
  noIndex?: boolean | 'follow';
  /** Address for search engines, without the origin, if it is not the page's own. */
  canonical?: string;
  children?: ReactNode;
}

/** Title, description, canonical address, languages, social tags and preloads of a page, for Gatsby's `Head`. */
export function PageHead(props: PageHeadProps) {
  const { context, document, noIndex = document && (document.unlisted || document.draft) } = props;
  const { locale, neutralPath: path, sidebarData } = context;
  const contentLocale = (document?.contentLocale ?? locale) as Locale;
  const translations =
    props.translations ?? (document?.translations as readonly Locale[] | undefined) ?? localeCodes(site.i18n);
  const title = pageTitle(props.title ?? document?.title, locale);
  const description = metaDescription(props.description ?? document?.description ?? '');
  // Tags from the text's own `<head>` replace the page's tags of the same name.
  const headTags = (document?.headTags ?? []) as readonly HeadTag[];
  const canonical =
    process.env.GATSBY_DOCS_SETS && props.canonical !== undefined
      ? site.url + props.canonical
      : absoluteUrl(path, contentLocale);
  const tags: MetaTag[] = [
    ['name', 'description', description],
    ['name', 'keywords', document?.keywords.join(',') ?? ''],
    ['name', 'robots', noIndex ? `noindex, ${noIndex === 'follow' ? 'follow' : 'nofollow'}` : ''],
  ];
  const metas = (list: readonly MetaTag[], mark?: typeof FOR_CRAWLERS) =>
    list.map(
      ([kind, name, content]) =>
        content !== '' &&
        !has(headTags, kind, name) && <meta key={name + content} {...mark} {...{ [kind]: name, content }} />,
    );
  return (
    <>
      <title>{title}</title>
      {metas(tags)}
      {process.env.BUILD_STAGE === 'build-html' &&
        metas(
          socialTags({
            ...props,
            locale,
            contentLocale,
            title,
            description,
            canonical,
            translations,
            card: document?.card,
          }),
          FOR_CRAWLERS,
        )}
      {!has(headTags, 'rel', 'canonical') && <link rel="canonical" href={canonical} />}
      {translations.length > 1 &&
        translations.map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={localeDefinition(site.i18n, code).htmlLang}
            href={absoluteUrl(path, code)}
          />
        ))}
      {translations.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path, site.i18n.defaultLocale)} />
      )}
      {!context.withoutBlog &&
        Object.values(FEEDS).map((feed) => (
          <link
            key={feed.path}
            rel="alternate"
            type={feed.type}
            title={`${site.title[locale]} ${feed.name}`}
            href={siteHref(feed.path, locale)}
          />
        ))}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title[locale]}
        href={siteHref(OPEN_SEARCH_PATH, locale)}
      />
      {sidebarData !== undefined && (
        <link
          rel="preload"
          as="fetch"
          crossOrigin="anonymous"
          href={sidebarData}
          {...{ [SHARED_DATA_ATTRIBUTE]: '' }}
        />
      )}
      {document?.pageNeeds.includes('math') && (
        <link rel="stylesheet" href={withBase(MATH_STYLES_PATH, site.baseUrl)} />
      )}
      {headTags.map(({ tag, attrs }, index) => createElement(tag, { key: index, ...attrs }))}
      {props.children}
    </>
  );
}

const has = (tags: readonly HeadTag[], attribute: string, value: string): boolean =>
  tags.some(({ attrs }) => attrs[attribute] === value);

/** `{page} | {site}`; only the site's title for pages without one. */
export function pageTitle(title: string | undefined, locale: Locale): string {
  const name = site.title[locale];
  return title === undefined || title === '' || title === name
    ? name
    : `${title} ${site.titleDelimiter} ${name}`;
}

const absoluteUrl = (path: string, locale: Locale): string => site.url + siteHref(path, locale);
