/** A webpack loader: minifies styles that go into scripts, where webpack's minimizer does not look. */
import { transform } from 'esbuild';

/**
 * @this {{ async: () => (error: unknown, css?: string) => void }}
 * @param {string} source
 */
export default function minifyCss(source) {
  const done = this.async();
  transform(source, { loader: 'css', minify: true }).then(
    ({ code }) => {
      done(null, code.trim());
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
