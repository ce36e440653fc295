import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { feedStyles } from '../../domain/publish/feed-styles';
import { type Locale, localeCodes, localizePath } from '../../domain/routing/locale';
import { FEED_STYLES_PATH, withBase } from '../../domain/routing/paths';
import { allMessages } from '../../i18n/all-messages';
import { site } from '../../site/config';
import { writeChanged } from '../store/write-changed';

const styleSheet = (locale: Locale): string => localizePath(FEED_STYLES_PATH, locale, site.i18n);

/** Address of the style sheet of a language's feeds. */
export const feedStylesAddress = (locale: Locale): string => withBase(styleSheet(locale), site.baseUrl);

/** Publishes the style sheets of the feeds, one for each language. */
export function publishFeedStyles(directory: string): void {
  for (const locale of localeCodes(site.i18n)) {
    const file = path.join(directory, 'public', styleSheet(locale));
    mkdirSync(path.dirname(file), { recursive: true });
    writeChanged(file, feedStyles(allMessages[locale].publish.feed));
  }
}
