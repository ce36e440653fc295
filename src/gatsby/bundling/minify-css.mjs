/**
 * Minifies style sheets, as a function and as a webpack loader. The loader is for styles inside scripts, which
 * webpack's minimizer does not see.
 */
import { transform } from 'esbuild';
import { BROWSERS } from './compile-script.mjs';

/** @param {string} source @returns {Promise<string>} */
export async function minifyStyles(source) {
  const { code } = await transform(source, { loader: 'css', minify: true, target: BROWSERS });
  return code.trim();
}

/**
 * @this {{ async: () => (error: unknown, css?: string) => void }}
 * @param {string} source
 */
export default function minifyCss(source) {
  const done = this.async();
  minifyStyles(source).then(
    (css) => {
      done(null, css);
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
