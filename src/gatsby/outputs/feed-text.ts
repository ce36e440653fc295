import path from 'node:path';
import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image';
import { interfaceTexts } from '../configuration/interface-texts';
import { formatReferenceTime } from '../../i18n/format';
import { site } from '../../site/config';
import { projectIn } from '../configuration/project';
import { deliverDocument } from '../nodes/content-resolver';
import type { PostFields } from '../nodes/node-types';
import { documentPicture, type PictureProps } from '../pictures/document-pictures';
import type { ResolverQuery } from '../pictures/image-data';
import { DigestCache, digestOf } from '../store/digest-cache';
import { programVersion } from '../store/program-version';

/** GraphQL resolver of a post's text as feeds carry it, with its references. Texts are kept between builds. */
export async function resolveFeedHtml(
  { locale, references, ...post }: PostFields,
  _args: unknown,
  context: ResolverQuery['context'],
  info: ResolverQuery['info'],
): Promise<string> {
  const project = projectIn();
  const texts = new DigestCache<string>(
    path.join(project.directory, 'node_modules/.cache/tidepool/feed-texts'),
  );
  const tree = await deliverDocument('whole', post, async (file, width) =>
    inOneSize(await documentPicture(file, project, { context, info }, width)),
  );
  const pageUrl = encodeURI(site.url + post.permalink);
  const digest = digestOf(
    programVersion(project.directory),
    pageUrl,
    JSON.stringify([tree, references, locale]),
  );
  const known = texts.get(digest);
  if (known !== undefined) return known;
  // Imported here, because a build without new texts does not need these packages.
  const { feedHtml, referencesHtml } = await import('../../domain/publish/feed-html');
  const time = (value: string): string => formatReferenceTime(value, locale);
  const html =
    feedHtml(tree, pageUrl) +
    referencesHtml(references, interfaceTexts(locale).messages.meta.references, time);
  texts.set(digest, html);
  return html;
}

/** A picture as feeds show it, by a single file. */
const inOneSize = ({ data, ...picture }: PictureProps): PictureProps =>
  data ? { ...picture, src: getSrc(data as unknown as IGatsbyImageData) ?? null } : picture;
