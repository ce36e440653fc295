import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '../../src/domain/routing/locale';
import { syntheticPages, vocabulary } from '../bench/synthetic-search';
import { LOCALES } from '../support/content';
import { firstResultWeight } from '../support/index-weight';
import { brotliSize } from '../support/page-weight';
import { indexOf, ownPages } from '../support/search-index';
import { CHINESE_QUERIES, ENGLISH_QUERIES } from '../support/search-queries';

/** Ten thousand full pages take half a minute to index; `npm run bench:scale` does so. */
const SHORT = { sections: 2, words: 20 };

const ROOT = path.join(import.meta.dirname, '../..');

/** Minified and compressed size of a module with everything it imports. */
async function bundledSize(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'gatsby', 'tidepool-search-modal'],
    loader: { '.module.css': 'local-css' },
    outdir: '/bundle',
    jsx: 'automatic',
    // The site's configuration is in every page already.
    plugins: [
      {
        name: 'without-configuration',
        setup: (bundler) => {
          // What is loaded later is weighed on its own.
          bundler.onResolve({ filter: /./ }, ({ path: file, kind }) =>
            kind === 'dynamic-import' ? { path: file, external: true } : null,
          );
          bundler.onResolve({ filter: /site\/config$/ }, ({ path: file }) => ({
            path: file,
            external: true,
          }));
        },
      },
    ],
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'));
  return brotliSize(Buffer.from(script?.contents ?? ''));
}

/** The part of the search that is needed for a result, without the dialog. */
const client = bundledSize('src/client/search-embedded.ts');

describe('bytes of the search (Brotli)', () => {
  it('button and shortcut on every page: at most 3 KB', async () => {
    const size = await bundledSize('src/ui/search/SearchButton.tsx');
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(3 * 1024);
  });

  it('engine and adapter: at most 5 KB', async () => {
    expect(await client).toBeLessThanOrEqual(5 * 1024);
  });

  it.each(
    localeCodes(LOCALES).map(
      (locale) => [locale, locale === 'en' ? ENGLISH_QUERIES : CHINESE_QUERIES] as const,
    ),
  )(
    'first result on the site’s own content: at most 90 KB (%s)',
    async (locale, queries) => {
      const files = indexOf(ownPages(locale));
      for (const { query } of queries) {
        const { bytes } = await firstResultWeight(query, files);
        expect(bytes + (await client), query).toBeLessThanOrEqual(90 * 1024);
      }
    },
    60_000,
  );

  it.each<[Locale, number]>([
    ['zh-Hans', 1000],
    ['en', 1000],
    ['zh-Hans', 10_000],
    ['en', 10_000],
  ])(
    'first result of %s at %i documents: at most 120 KB',
    async (locale, count) => {
      const words = vocabulary(locale);
      const files = indexOf(syntheticPages(count, locale, count > 1000 ? SHORT : undefined));
      const weights: Record<string, string> = {};
      for (const ranks of [[30], [200], [3000], [40, 900], [150, 2500, 8000], [5, 60, 700, 4000]]) {
        const query = ranks.map((rank) => words[rank]).join(' ');
        const { bytes, requests, hits } = await firstResultWeight(query, files);
        weights[query] = `${String(Math.round(bytes / 1024))} KB, ${String(requests)} requests`;
        expect(hits, query).toBeGreaterThan(0);
        expect(bytes + (await client), query).toBeLessThanOrEqual(120 * 1024);
      }
      if (process.env.SEARCH_REPORT) console.log(locale, count, weights);
    },
    120_000,
  );
});
