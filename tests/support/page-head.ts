import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** The head of a built page. */
export interface ParsedHead {
  lang: string;
  titles: string[];
  /** Name or property of each `<meta>` → its contents in order. */
  metas: Map<string, string[]>;
  links: { rel: string; href: string; hreflang: string | undefined; type: string | undefined }[];
  /** Documents of structured data. */
  jsonLd: { '@type': string; [field: string]: unknown }[];
}

/** Reads the head of a page as the build writes it. */
export function parseHead(html: string): ParsedHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const visible = head.replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const metas: ParsedHead['metas'] = new Map();
  for (const attributes of elements(visible, 'meta')) {
    const name = attributes.get('property') ?? attributes.get('name');
    if (name !== undefined) metas.set(name, [...(metas.get(name) ?? []), attributes.get('content') ?? '']);
  }
  return {
    lang: /<html[^>]*\slang="([^"]*)"/.exec(head)?.[1] ?? '',
    titles: [...visible.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) => unescape(text)),
    metas,
    links: elements(visible, 'link').map((attributes) => ({
      rel: attributes.get('rel') ?? '',
      href: attributes.get('href') ?? '',
      hreflang: attributes.get('hreflang'),
      type: attributes.get('type'),
    })),
    jsonLd: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as ParsedHead['jsonLd'][number],
    ),
  };
}

/** Attributes of every element with a name, their names in lower case. */
const elements = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[^\\s=>"/]+(?:="[^"]*")?)*)`, 'g'))].map(
    ([, text = '']) =>
      new Map(
        [...text.matchAll(/([^\s=>"/]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescape(value),
        ]),
      ),
  );

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescape = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return NAMED[name] ?? whole;
  });

/** Width and height of a picture file, such as `1200×630`. */
export function pictureSize(file: string): string {
  const { width, height } = imageSize(readFileSync(path.resolve(file)));
  return `${String(width)}×${String(height)}`;
}
