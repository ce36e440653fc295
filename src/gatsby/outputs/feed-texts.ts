import path from 'node:path';
import { site } from '../../site/config';
import { imageFile, isPicture } from '../content/check-pictures';
import { fileDigest } from '../content/published-files';
import type { PostFields } from '../nodes/node-types';
import type { PictureFiles } from '../nodes/picture-query';
import { DigestCache, digestOf } from '../store/digest-cache';
import { CompiledDocuments } from '../store/compiled-documents';
import { siteVersion } from '../store/program-version';

/** Fields of a post's node that its text in feeds depends on. */
export type FeedSource = Pick<
  PostFields,
  'id' | 'locale' | 'permalink' | 'digest' | 'file' | 'hrefs' | 'references'
>;

/** Makes the HTML of a post's text. */
export type MakeFeedHtml = (source: FeedSource, pageUrl: string, pictures: PictureFiles) => Promise<string>;

/** Texts of posts as HTML for feeds, kept between builds. */
export class FeedTexts {
  readonly #texts: DigestCache<string>;
  readonly #documents: CompiledDocuments;
  readonly #version: string;

  /**
   * @param directory Absolute path of the repository.
   * @param root Absolute path of the content root.
   * @param pictures Props of resized pictures; other pictures are published unchanged.
   */
  constructor(
    private readonly directory: string,
    private readonly root: string,
    private readonly makeHtml: MakeFeedHtml,
    private readonly pictures: PictureFiles,
  ) {
    this.#texts = new DigestCache(path.join(directory, 'node_modules', '.cache', 'tidepool', 'feed-texts'));
    this.#documents = new CompiledDocuments(directory);
    this.#version = siteVersion(directory);
  }

  /**
   * Digest of everything that a post's text in feeds depends on.
   * @param images Its pictures as they are written; read from the cache by default.
   */
  keyOf({ id: _, ...source }: FeedSource, images = this.#imagesOf(source.digest)): string {
    const pictures = images.map((src) => {
      const picture = imageFile(src, source.file, this.root, this.directory);
      return isPicture(picture) ? [fileDigest(picture), this.pictures.get(picture)] : null;
    });
    return digestOf(this.#version, JSON.stringify({ ...source, pictures }));
  }

  /**
   * The HTML of a post's text.
   * @param key Result of {@link keyOf} for the post, if known.
   */
  async htmlOf(source: FeedSource, key = this.keyOf(source)): Promise<string> {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const html = await this.makeHtml(source, encodeURI(site.url + source.permalink), this.pictures);
    this.#texts.set(key, html);
    return html;
  }

  /** Whether the HTML for a key is cached. */
  has(key: string): boolean {
    return this.#texts.has(key);
  }

  #imagesOf(digest: string): string[] {
    return this.#documents.summary(digest)?.compiled.images.map(({ src }) => src) ?? [];
  }
}
