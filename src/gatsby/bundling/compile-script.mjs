/** A webpack loader: TypeScript and JSX to JavaScript with esbuild, a hundred times as fast as Babel. */
import { transform } from 'esbuild';

/** The same browsers as in `.browserslistrc`. */
export const BROWSERS = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/** A template's query, which Gatsby has extracted before webpack runs. */
const QUERY = /^export const \w+ = graphql`[^`]*`;?$/gm;

/**
 * `propTypes` of Gatsby's own components in `.cache`. They help Gatsby's developers only; production builds of React
 * ignore them.
 */
const PROP_TYPES = /^\w+\.propTypes = \{$[^]*?^\}$/gm;

/** Exports that Gatsby's Babel plugin removes from page scripts. Without it, server code would reach the browser. */
const FOR_SERVERS =
  /^export (?:(?:async )?(?:const|let|var|class|function\*?) |\{[^}]*?\b)(getServerData|config)\b(?! as )/m;

/**
 * Throws when a page has an export that only a server may see.
 * @param {string} code Output of esbuild.
 * @param {string} source
 * @param {string} file
 */
function forbidServerExports(code, source, file) {
  const name = FOR_SERVERS.exec(code)?.[1];
  // Outside of pages `config` is an ordinary name.
  if (name === undefined || (name === 'config' && !/[\\/]src[\\/](templates|pages)[\\/]/.test(file))) return;
  const line = source.slice(0, source.search(new RegExp(`\\b${name}\\b`))).split('\n').length;
  throw new Error(
    `${file}:${line}: "${name}" is not supported: all pages are static, and this export would be in the browser's script.`,
  );
}

/**
 * Compiles one script and drops its unused imports.
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
