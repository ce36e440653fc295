/** A webpack loader: TypeScript and JSX to JavaScript with esbuild, a hundred times as fast as Babel. */
import { transform } from 'esbuild';

/** As in `.browserslistrc`. */
export const BROWSERS = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/** The query of a template, which Gatsby has read by now. */
const QUERY = /^export const \w+ = graphql`[^`]*`;?$/gm;

/**
 * The checks of properties in Gatsby's own components, which are scripts of `.cache`: for its developers, as production
 * builds of React leave them out.
 */
const PROP_TYPES = /^\w+\.propTypes = \{$[^]*?^\}$/gm;

/**
 * Compiles one script; what it imports and does not use is left out.
 * @param {string} source
 * @param {string} file Its path.
 * @returns {Promise<string>}
 */
export async function toJavaScript(source, file) {
  const isGatsby = file.endsWith('.js');
  const text = source.replace(isGatsby ? PROP_TYPES : QUERY, '');
  if (!isGatsby && text.includes('graphql`'))
    throw new Error(`${file}: queries stand in templates as "export const name = graphql\`…\`;".`);
  const loader = file.endsWith('.ts') ? 'ts' : 'tsx';
  const { code } = await transform(text, { loader, jsx: 'automatic', target: BROWSERS, sourcefile: file });
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
