/** A webpack loader that minifies style sheets inside scripts, which webpack's minimizer does not see. */
import { transform } from 'esbuild';
import { BROWSERS } from './compile-script.mjs';

/** @param {string} source @returns {Promise<string>} */
export default async function minifyStyles(source) {
  const { code } = await transform(source, { loader: 'css', minify: true, target: BROWSERS });
  return code.trim();
}
