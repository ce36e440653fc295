/**
 * A webpack loader: bundles a package with what it imports, so that webpack has one module to find, read, optimize and
 * keep in its cache instead of the 270 that the search dialog is made of.
 */
import { build } from 'esbuild';
import { BROWSERS } from './compile-script.mjs';

/** Left to webpack: what other scripts use too, and what is CommonJS, which asks for React while it runs. */
const OUTSIDE = ['react', 'react-dom', 'use-sync-external-store', 'algoliasearch'];

/**
 * Bundles the module at a path.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function bundlePackage(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    logLevel: 'silent',
    format: 'esm',
    platform: 'browser',
    target: BROWSERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: OUTSIDE,
    // Half of it is comments. Notices of licenses stay until the whole script is minified.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'inline',
  });
  return outputFiles[0]?.text ?? '';
}

/** @this {{ async: () => (error: unknown, script?: string) => void, resourcePath: string }} */
export default function bundleLoader() {
  const done = this.async();
  bundlePackage(this.resourcePath).then(
    (script) => {
      done(null, script);
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
