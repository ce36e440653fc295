/**
 * A webpack loader for templates and pages. Gatsby imports each twice, as `x.tsx?export=default` and
 * `x.tsx?export=head`: the component and what it puts into the head are separate scripts, so each must come without what
 * only the other one uses, and both without the query. Gatsby's Babel plugins do the same ten times as slowly.
 */
import { build } from 'esbuild';
import { BROWSERS, toJavaScript } from './compile-script.mjs';

/** What Gatsby calls the parts, and the exports they are. @type {Record<string, string>} */
const PARTS = { default: 'default', head: 'Head' };

/**
 * Compiles a template, or one part of it.
 * @param {string} source
 * @param {string | null} part As in the request: `default`, `head`, or null for the whole file.
 * @param {string} [file] Its path, for messages.
 * @returns {Promise<string>}
 */
export async function compilePart(source, part, file) {
  const withoutQueries = source.replace(/\bgraphql`[^`]*`/g, 'undefined');
  const wanted = PARTS[part ?? ''];
  if (wanted === undefined) return toJavaScript(withoutQueries, file);
  // A bundle of this one module, because only bundling drops what a dropped export alone has used.
  const { outputFiles } = await build({
    stdin: { contents: `export { ${wanted} } from 'template'`, sourcefile: 'part' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    target: BROWSERS,
    plugins: [
      {
        name: 'template',
        setup(bundle) {
          bundle.onResolve({ filter: /./ }, ({ path, importer }) =>
            importer === 'part'
              ? { path: file ?? path, namespace: 'template' }
              : { path, external: true, sideEffects: path.endsWith('.css') },
          );
          bundle.onLoad({ filter: /./, namespace: 'template' }, () => ({
            contents: withoutQueries,
            loader: 'tsx',
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * @this {{ async: () => (error: unknown, script?: string) => void, resourcePath: string, resourceQuery: string }}
 * @param {string} source
 */
export default function compileTemplate(source) {
  const done = this.async();
  compilePart(source, new URLSearchParams(this.resourceQuery).get('export'), this.resourcePath).then(
    (script) => {
      done(null, script);
    },
    (/** @type {unknown} */ error) => {
      done(error);
    },
  );
}
