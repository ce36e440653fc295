import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ReleaseData } from '../../domain/content/data-schemas';
import { feedText, type FeedEntry } from '../../domain/publish/feeds';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { RELEASE_FEED, RELEASE_PATH, withBase } from '../../domain/routing/paths';
import { allMessages } from '../../i18n/all-messages';
import { site } from '../../site/config';
import { feedInfo } from './feed-plan';

/** Writes the update log's feed of every language into the published folder. */
export function publishReleaseFeeds(folder: string, releases: readonly ReleaseData[]): void {
  for (const locale of localeCodes(site.i18n)) {
    const file = path.join(folder, localizePath(RELEASE_FEED, locale, site.i18n));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, releaseFeed(releases, locale));
  }
}

/** Removes feeds of an earlier build that lead to pages which are not there any more. */
export function removeFeeds(folder: string, feeds: readonly string[]): void {
  for (const locale of localeCodes(site.i18n))
    for (const feed of feeds)
      rmSync(path.join(folder, localizePath(feed, locale, site.i18n)), { force: true });
}

/** The update log as RSS, newest first. */
export function releaseFeed(releases: readonly ReleaseData[], locale: Locale): string {
  const text = allMessages[locale].release;
  const info = feedInfo(locale, RELEASE_FEED, RELEASE_PATH, text.title, null);
  const newestFirst = [...releases].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const page = site.url + withBase(localizePath(RELEASE_PATH, locale, site.i18n), site.baseUrl);
  return feedText(
    'rss',
    info,
    newestFirst.map(({ date, version, type, title, notes }): FeedEntry => ({
      title: `${version} ${title[locale]}`,
      url: `${page}#v${version}`,
      date,
      updated: null,
      html: toHtml(
        element(
          'ul',
          notes[locale].map((note) => element('li', [{ type: 'text', value: note }])),
        ),
      ),
      summary: notes[locale].join(' '),
      tags: [text[type]],
      authors: [],
      lang: localeDefinition(site.i18n, locale).htmlLang,
    })),
  );
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
