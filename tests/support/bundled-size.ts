import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../src/cli/process.mjs';
import { brotliSize } from './page-weight';

/** Minified and compressed size of a module with everything it imports. */
export async function bundledSize(entry: string): Promise<number> {
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
    // Every page has the site's configuration already.
    plugins: [
      {
        name: 'without-configuration',
        setup: (bundler) => {
          // Code that is loaded later is weighed separately.
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
export const searchClient = bundledSize('src/client/search/search-embedded.ts');
