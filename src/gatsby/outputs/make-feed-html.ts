import { allMessages } from '../../i18n/all-messages';
import { formatReferenceTime } from '../../i18n/format';
import { resolveContent } from '../nodes/content-resolver';
import type { MakeFeedHtml } from './feed-texts';

/** The whole text of a post and its references, for feeds. */
export const makeFeedHtml: MakeFeedHtml = async ({ locale, references, ...document }, pageUrl) => {
  // Loads packages, which a build without new texts does without.
  const { feedHtml, referencesHtml } = await import('../../domain/publish/feed-html');
  const content = await resolveContent('whole')(document);
  const time = (value: string): string => formatReferenceTime(value, locale);
  return (
    feedHtml(content, pageUrl) + referencesHtml(references, allMessages[locale].article.references, time)
  );
};
