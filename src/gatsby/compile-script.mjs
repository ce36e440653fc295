/** A webpack loader: TypeScript and JSX to JavaScript with esbuild, a hundred times as fast as Babel. */
import { transform } from 'esbuild';

/** As in `.browserslistrc`. */
export const BROWSERS = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/**
 * The checks of properties in Gatsby's own components, which are scripts of `.cache`: for its developers, as production
 * builds of React leave them out.
 */
const PROP_TYPES = /^\w+\.propTypes = \{$[^]*?^\}$/gm;

/**
 * Compiles one script; what it imports and does not use is left out.
 * @param {string} source
 * @param {string} [file] Its path, for messages.
 * @returns {Promise<string>}
 */
export async function toJavaScript(source, file) {
  const { code } = await transform(file?.endsWith('.js') ? source.replace(PROP_TYPES, '') : source, {
    loader: file?.endsWith('.ts') ? 'ts' : 'tsx',
    jsx: 'automatic',
    target: BROWSERS,
    sourcefile: file,
  });
  return code;
}

/**
 * @this {{ async: () => (error: unknown, script?: string) => void, resourcePath: string }}
 * @param {string} source
 */
export default function compileScript(source) {
  const done = this.async();
  toJavaScript(source, this.resourcePath).then(
    (script) => {
      done(null, script);
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
