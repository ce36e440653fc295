import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Everything that a browser downloads for a built page before anything is prefetched; Brotli bytes unless noted. */
export interface PageWeight {
  /** Scripts of the page. */
  javascript: number;
  /** The webpack runtime, raw bytes. */
  runtime: number;
  /** The page without its data. */
  html: number;
  /** Styles inside the HTML, compressed on their own. */
  css: number;
  /** Data of the page, which is in its HTML, and of the site. */
  data: number;
  /** Files that pages share, such as sidebars. */
  shared: number;
  /** Sum of these files. */
  transferred: number;
  /** Number of these files. */
  requests: number;
  /** Elements of the HTML. */
  elements: number;
  /** Names of the script files. */
  scripts: string[];
}

/** Brotli (quality 11) size of a text or file content. */
export const brotliSize = (content: string | Buffer): number => brotliCompressSync(content).length;

/** Sizes of scripts, which many pages share: compressing a large one at this quality takes a second. */
const scriptSizes = new Map<string, number>();

function scriptSize(file: string): number {
  const size = scriptSizes.get(file) ?? brotliSize(readFileSync(file));
  scriptSizes.set(file, size);
  return size;
}

const DATA = /<script id="page:data"[^>]*>([\s\S]*?)<\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Number of elements that a browser with scripts makes of a page's HTML. */
export function countElements(html: string): number {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  return bare.match(/<[a-zA-Z][^\s/>]*/g)?.length ?? 0;
}

/**
 * Weighs a page of a built site, by reading the files that its HTML and Gatsby's loader would request.
 * @param folder The `public` folder.
 * @param address Path of the page, such as `/blog/Awk`.
 */
export function weighPage(folder: string, address: string): PageWeight {
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  const isFile = address.endsWith('.html');
  const html = read(isFile ? address : path.join(address, 'index.html')).toString();
  const name = address === '/' ? '/index' : address.replace(/\/$/, '');
  const { componentChunkName } = JSON.parse(read(`/page-data${name}/page-data.json`).toString()) as {
    componentChunkName: string;
  };
  const chunks = JSON.parse(read('webpack.stats.json').toString()) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = ['app', componentChunkName]
    .flatMap((chunk) => chunks.assetsByChunkName[chunk] ?? [])
    .filter((file) => file.endsWith('.js'));
  const unique = [...new Set(scripts)];
  const runtime = unique.find((file) => file.startsWith('webpack-runtime'));
  const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const data = preloads.filter((file) => file.startsWith('/page-data/'));
  const shared = preloads.filter((file) => !file.startsWith('/page-data/'));
  const weightOf = (files: string[]): number => files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
  const inside = DATA.exec(html)?.[1] ?? '';
  const javascript = unique.reduce((sum, file) => sum + scriptSize(path.join(folder, file)), 0);
  return {
    html: brotliSize(html.replace(inside, '')),
    javascript,
    data: weightOf(data) + (inside === '' ? 0 : brotliSize(inside)),
    shared: weightOf(shared),
    runtime: runtime ? read(runtime).length : 0,
    css: brotliSize([...html.matchAll(STYLE)].map((match) => match[1] ?? '').join('')),
    transferred: brotliSize(html) + javascript + weightOf(preloads),
    requests: 1 + unique.length + preloads.length,
    elements: countElements(html),
    scripts: unique,
  };
}
