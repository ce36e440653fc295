import { h } from 'hastscript';
import { tideLine } from '../ornament/tide-line';
import type { CompileContext } from './context';
import { isRemote, noteRemote, recordFile } from './media';
import { rawHtml, textIn, WrongProp, type ComponentElement, type Interactive } from './nodes';
import type { JsonValue } from './tree';
import { VIDEO_SERVICES, type VideoServiceName } from './video-services';

const SOURCES = ['src', 'youtube', 'bilibili'] as const;

/**
 * A video. A file next to the document becomes a `<video>` when the tree is delivered; a service's video stays a
 * picture, a title and a link until the reader asks for the player.
 */
export function video(node: ComponentElement, context: CompileContext): Interactive {
  const given = SOURCES.filter((source) => node.props[source] !== undefined);
  const [source] = given;
  if (source === undefined || given.length > 1) {
    throw new WrongProp(
      `needs one of ${SOURCES.map((name) => `\`${name}\``).join(', ')}${given.length > 1 ? `, and has ${given.join(' and ')}` : ''}`,
      'Write src="./clip.mp4" for a file next to the document, or youtube="…" or bilibili="BV…" with the id of a video.',
    );
  }
  const title = textIn(node.props.title);
  if (title.trim() === '')
    throw new WrongProp('needs a `title`', 'Say what the video shows: title="A tide in a minute".');
  return source === 'src' ? videoFile(node, title, context) : serviceVideo(node, source, title, context);
}

function videoFile(node: ComponentElement, title: string, context: CompileContext): Interactive {
  const { src, poster, captions, width, preload } = node.props;
  if (typeof src !== 'string' || src === '')
    throw new WrongProp('needs the path of a file as `src`', 'Write src="./clip.mp4".');
  const size = sizeOf(node);
  if (preload !== undefined && preload !== 'none' && preload !== 'metadata') {
    throw new WrongProp(
      `has the preload ${JSON.stringify(preload)}`,
      'Write preload="metadata" to show the first picture, or preload="none" to load nothing before the press.',
    );
  }
  if (
    captions !== undefined &&
    (typeof captions !== 'string' || !/\.vtt$/i.test(captions) || isRemote(captions))
  ) {
    throw new WrongProp(
      'has captions that are not a WebVTT file of this site',
      'Put a .vtt file next to the document: captions="./clip.vtt".',
    );
  }
  noteRemote(src, 'video', node, context);
  const file = isRemote(src) ? null : recordFile(src, 'video', node, context);
  return {
    props: {
      title,
      ...(file === null ? { src } : { video: file }),
      ...posterOf(poster, node, context),
      ...(captions !== undefined && {
        captions: recordFile(captions, 'captions', node, context),
        captionsLabel: context.options.labels.video.captions,
        captionsLang: context.options.locale,
      }),
      ...(width === undefined ? {} : size),
      preload: preload ?? (poster === undefined ? 'metadata' : 'none'),
    },
    children: [
      h(
        'figcaption',
        h('a', { href: src, dataPlayedFile: file === null ? null : String(file) }, title),
        caption(node),
      ),
    ],
  };
}

/** Both numbers of the size, or neither. */
function sizeOf(node: ComponentElement): { width: number; height: number } {
  const [width, height] = [node.props.width ?? 16, node.props.height ?? 9].map(Number);
  const isWhole = (node.props.width === undefined) === (node.props.height === undefined);
  if (isWhole && isLength(width) && isLength(height)) return { width, height };
  throw new WrongProp(
    'has a size that is not two whole numbers',
    'Give both in pixels, width={1280} height={720}, or neither: a poster determines the size, too.',
  );
}

const isLength = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) > 0;

/** The picture before the video plays: a picture file of the document, or an address. */
function posterOf(
  poster: JsonValue | undefined,
  node: ComponentElement,
  context: CompileContext,
): Record<string, JsonValue> {
  if (typeof poster !== 'string' || poster === '') return {};
  noteRemote(poster, 'image', node, context);
  if (isRemote(poster)) return { posterSrc: poster };
  return { poster: context.images.push({ src: poster, ...context.recordedAt(node) }) - 1 };
}

const caption = ({ children }: ComponentElement) => (children.length === 0 ? null : [' ', ...children]);

function serviceVideo(
  node: ComponentElement,
  name: VideoServiceName,
  title: string,
  context: CompileContext,
): Interactive {
  const service = VIDEO_SERVICES[name];
  const id = node.props[name];
  if (typeof id !== 'string' || !service.id.test(id)) {
    const close = typeof id === 'string' ? service.find.exec(id)?.[1] : undefined;
    throw new WrongProp(
      `has the ${name} id ${JSON.stringify(id)}, which is not one of ${service.label}`,
      close === undefined ? service.remedy : `Write only the id: ${name}="${close}".`,
    );
  }
  const { poster } = node.props;
  const labels = context.options.labels.video;
  const say = (words: string): string =>
    words.replace('{title}', title).replace('{service}', service.label).replace('{host}', service.host);
  context.pageNeeds.add(name);
  const picture =
    typeof poster === 'string' && poster !== ''
      ? h('img', { src: poster, alt: '' })
      : rawHtml(tideLine(`${name} ${id}`, { width: 720, height: 405 }));
  return {
    props: { service: name, id, title },
    labels: {
      play: labels.play,
      playNamed: say(labels.playNamed),
      note: say(labels.note),
      frame: say(labels.frame),
    },
    children: [
      h(
        'figure.video',
        h('div.video-frame', { ariaHidden: 'true' }, picture),
        h('figcaption', h('a', { href: service.page(id) }, title), say(labels.on), caption(node)),
      ),
    ],
  };
}
