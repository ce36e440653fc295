/**
 * A webpack loader that bundles a package with its imports, so that webpack finds, reads, optimizes and caches one
 * module instead of the 270 of the search dialog. It uses Rolldown, which tree-shakes members of namespaces
 * (`Menu.Root`) as webpack does; esbuild's bundle is a sixth larger.
 */
import { rolldown } from 'rolldown';
import { BROWSERS } from './compile-script.mjs';

/**
 * Packages left to webpack: those that other scripts import too, and CommonJS ones, which require React at run time.
 */
const OUTSIDE = /^(react|react-dom|use-sync-external-store|algoliasearch)(\/|$)/;

/**
 * Bundles the module at a path.
 * @param {string} file
 * @param {Record<string, string>} [alias] Replacements of imported modules, by name.
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
    // Licence notices and hints about side effects are needed until the whole script is minified. The other comments
    // are half of the text.
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
