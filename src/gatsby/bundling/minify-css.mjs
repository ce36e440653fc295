/** Minifies styles: as a function, and as a webpack loader for those that go into scripts, where its minimizer does not look. */
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
