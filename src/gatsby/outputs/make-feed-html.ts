import { allMessages } from '../../i18n/all-messages';
import { formatReferenceTime } from '../../i18n/format';
import { deliverDocument } from '../nodes/content-resolver';
import { documentPicture } from '../pictures/document-pictures';
import type { MakeFeedHtml } from './feed-texts';

/** The whole text of a post with its references, for feeds. */
export const makeFeedHtml: MakeFeedHtml = async ({ locale, references, ...document }, pageUrl, pictures) => {
  // Imported here, because a build without new texts does not need these packages.
  const { feedHtml, referencesHtml } = await import('../../domain/publish/feed-html');
  const content = await deliverDocument(
    'whole',
    document,
    async (file) => pictures.get(file) ?? documentPicture(file, process.cwd(), null),
  );
  const time = (value: string): string => formatReferenceTime(value, locale);
  return feedHtml(content, pageUrl) + referencesHtml(references, allMessages[locale].meta.references, time);
};
