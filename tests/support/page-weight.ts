import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a built page makes a browser download before anything is prefetched. */
export interface PageWeight {
  /** Scripts of the page, Brotli bytes. */
  javascript: number;
  /** The webpack runtime, raw bytes. */
  runtime: number;
  html: number;
  /** Page data, Brotli bytes. */
  data: number;
  /** Names of the script files. */
  scripts: string[];
}

/** Brotli (quality 11) size of a text or file content. */
export const brotliSize = (content: string | Buffer): number => brotliCompressSync(content).length;

/**
 * Weighs a page of a built site by reading what Gatsby's loader would request.
 * @param folder The `public` folder.
 * @param address Path of the page, such as `/blog/Awk`.
 */
export function weighPage(folder: string, address: string): PageWeight {
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  const html = read(path.join(address, 'index.html')).toString();
  const dataFile =
    address === '/'
      ? '/page-data/index/page-data.json'
      : `/page-data${address.replace(/\/$/, '')}/page-data.json`;
  const pageData = JSON.parse(read(dataFile).toString()) as { componentChunkName: string };
  const chunks = JSON.parse(read('webpack.stats.json').toString()) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = ['app', pageData.componentChunkName]
    .flatMap((name) => chunks.assetsByChunkName[name] ?? [])
    .filter((file) => file.endsWith('.js'));
  const unique = [...new Set(scripts)];
  const runtime = unique.find((file) => file.startsWith('webpack-runtime'));
  return {
    javascript: unique.reduce((sum, file) => sum + brotliSize(read(file)), 0),
    runtime: runtime ? read(runtime).length : 0,
    html: brotliSize(html),
    data: brotliSize(read(dataFile)),
    scripts: unique,
  };
}
