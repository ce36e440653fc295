/**
 * A webpack loader: bundles a package with what it imports, so that webpack has one module to find, read, optimize and
 * keep in its cache instead of the 270 that the search dialog is made of. By Rolldown, because it leaves out unused parts
 * of namespaces (`Menu.Root`) as webpack does; esbuild's bundle is a sixth larger.
 */
import { rolldown } from 'rolldown';
import { BROWSERS } from './compile-script.mjs';

/** Left to webpack: what other scripts use too, and what is CommonJS, which asks for React while it runs. */
const OUTSIDE = /^(react|react-dom|use-sync-external-store|algoliasearch)(\/|$)/;

/**
 * Bundles the module at a path.
 * @param {string} file
 * @param {Record<string, string>} [alias] Modules that stand for others, by name.
 * @returns {Promise<string>}
 */
export async function bundlePackage(file, alias = {}) {
  const bundle = await rolldown({
    input: file,
    external: (id) => OUTSIDE.test(id) && !(id in alias),
    resolve: { alias },
    platform: 'browser',
    transform: { target: BROWSERS, define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  try {
    // Notices of licenses and hints about side effects stay until the whole script is minified; the rest is half of it.
    const comments = { legal: true, annotation: true, jsdoc: false };
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, comments });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/**
 * @this {{
 *   async: () => (error: unknown, script?: string) => void,
 *   getOptions: () => { alias?: Record<string, string> },
 *   resourcePath: string,
 * }}
 */
export default function bundleLoader() {
  const done = this.async();
  bundlePackage(this.resourcePath, this.getOptions().alias).then(
    (script) => {
      done(null, script);
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
