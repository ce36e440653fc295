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

/** What Gatsby takes out of the scripts of pages by a plugin of Babel: it would hand readers the code of a server. */
const FOR_SERVERS =
  /^export (?:(?:async )?(?:const|let|var|class|function\*?) |\{[^}]*?\b)(getServerData|config)\b(?! as )/m;

/**
 * Throws when a page exports what only a server may see.
 * @param {string} code As esbuild prints it.
 * @param {string} source
 * @param {string} file
 */
function forbidServerExports(code, source, file) {
  const name = FOR_SERVERS.exec(code)?.[1];
  // Elsewhere `config` is a name like any other.
  if (name === undefined || (name === 'config' && !/[\\/]src[\\/](templates|pages)[\\/]/.test(file))) return;
  const line = source.slice(0, source.search(new RegExp(`\\b${name}\\b`))).split('\n').length;
  throw new Error(
    `${file}:${line}: "${name}" is not supported: all pages are static, and this export would be in the browser's script.`,
  );
}

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
  if (!isGatsby) forbidServerExports(code, source, file);
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
