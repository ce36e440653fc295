import { isRemote } from '../markdown/media';
import type { ContentIndex } from './content-index';
import type { Translation } from './documents';
import type { TranslationInput } from './group-documents';
import { warningAt, type SourcePosition, type Problem } from '../problem/problem';
import type { SourceFile } from './source';

/** Pictures in data files, each with its file. */
export const dataPictures = ({
  authors,
  friends,
}: Pick<ContentIndex, 'authors' | 'friends'>): { file: string; image: string }[] =>
  [
    ...[...authors.values()].map(({ file, imageURL }) => ({ file, image: imageURL })),
    ...friends.map(({ avatar }) => ({ file: 'data/friends.yml', image: avatar })),
  ].flatMap(({ file, image }) => (image ? [{ file, image }] : []));

/** Position of a value in a data file; the file's beginning if the value is written in another form. */
export function placeInData(files: readonly SourceFile[], file: string, value: string): SourcePosition {
  const lines = files.find((source) => source.path === file)?.text.split('\n') ?? [];
  const line = lines.findIndex((text) => text.includes(value));
  return { line: Math.max(line, 0) + 1, column: Math.max(lines[line]?.indexOf(value) ?? 0, 0) + 1 };
}

/**
 * Warns of pictures and videos of other sites that the Content-Security-Policy keeps from readers.
 * @param allowed The origins that it lets pages load from.
 */
export function checkRemoteMedia(
  translations: readonly TranslationInput[],
  index: Pick<ContentIndex, 'authors' | 'friends'>,
  files: readonly SourceFile[],
  allowed: readonly string[],
): Problem[] {
  const data = dataPictures(index).flatMap(({ file, image }) =>
    isRemote(image) ? blocked(image, 'image', file, placeInData(files, file, image)) : [],
  );
  const texts = translations.flatMap(({ translation }) =>
    translation.compiled.remote.flatMap((media) =>
      blocked(media.address, media.shows, translation.file, media),
    ),
  );
  return [...texts, ...data];

  function blocked(
    address: string,
    shows: 'image' | 'video',
    file: string,
    place: SourcePosition,
  ): Problem[] {
    const origin = originOf(address);
    if (allowed.includes(origin)) return [];
    const save = `Save the ${shows === 'image' ? 'picture' : 'video'} next to the document`;
    const fix = origin.startsWith('https:')
      ? `${save}, or add '${origin}' to media.trusted in the configuration.`
      : `${save}, or write its https:// address and add that site to media.trusted in the configuration.`;
    const found = `The ${shows} "${address}" comes from ${origin}, which the site's policy does not let browsers load from.`;
    return [warningAt(file, place, found, fix)];
  }
}

/** The origins of all remote pictures and videos of documents and data files, sorted; only those by https. */
export function remoteOrigins(
  translations: readonly Pick<Translation, 'compiled'>[],
  index: Pick<ContentIndex, 'authors' | 'friends'>,
): string[] {
  const addresses = [
    ...translations.flatMap(({ compiled }) => compiled.remote.map(({ address }) => address)),
    ...dataPictures(index).flatMap(({ image }) => (isRemote(image) ? [image] : [])),
  ];
  return [...new Set(addresses.map(originOf))].filter((origin) => origin.startsWith('https:')).sort();
}

/**
 * The origin of a web address; without a protocol browsers use the page's.
 * @example originOf('//IMG.example.com/a.png') // 'https://img.example.com'
 */
function originOf(address: string): string {
  const [, protocol = 'https:', host = ''] = /^(https?:)?\/\/(?:[^/?#@]*@)?([^/?#]*)/i.exec(address) ?? [];
  return `${protocol}//${host}`.toLowerCase().replace(/(^https:.*):443$|(^http:.*):80$/, '$1$2');
}
