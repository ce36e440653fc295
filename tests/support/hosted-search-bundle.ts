import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { SiteConfig } from '../../src/site/schema';
import { DEFINED } from './bundle';

const ROOT = path.resolve(__dirname, '../..');

/** The provider's settings on the page. */
const HOSTED: SiteConfig['search']['hosted'] = {
  appId: 'TIDEPOOL',
  apiKey: 'search-only',
  indexName: { 'zh-Hans': 'notes', en: 'notes' },
  externalUrlRegex: null,
  replacePathname: null,
  askAi: { assistantId: 'assistant-1', suggestedQuestions: false },
};

/** The site's configuration with {@link HOSTED}, a router that records navigations, and style sheets as text. */
const replacements: Plugin = {
  name: 'hosted-search',
  setup: (bundler) => {
    bundler.onResolve({ filter: /site\/public-config$/ }, ({ path: file, importer }) =>
      importer.includes('hosted-config') ? null : { path: file, namespace: 'hosted-config' },
    );
    bundler.onLoad({ filter: /.*/, namespace: 'hosted-config' }, () => ({
      resolveDir: path.join(ROOT, 'src'),
      contents: `import { site as own } from './site/public-config.ts';
        export const site = { ...own, search: { ...own.search, hosted: ${JSON.stringify(HOSTED)} } };`,
    }));
    bundler.onResolve({ filter: /^tidepool-search-modal$/ }, () => ({
      path: path.join(ROOT, 'src/ui/search/AskAiModal.tsx'),
    }));
    bundler.onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'router' }));
    bundler.onLoad({ filter: /.*/, namespace: 'router' }, () => ({
      contents: `export const navigate = (address) => (document.body.dataset.address = address);
        export const prefetchPathname = () => undefined;
        export const withPrefix = (address) => address;`,
    }));
    bundler.onResolve({ filter: /\.css\?text$/ }, async ({ path: file, resolveDir, kind }) => {
      const found = await bundler.resolve(file.replace('?text', ''), { resolveDir, kind });
      return { path: found.path, namespace: 'css-text' };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path: file }) => ({
      loader: 'text',
      contents: readFileSync(file, 'utf8'),
    }));
  },
};

/** The page's HTML, with its script and styles inside. */
export async function hostedSearchPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'tests/support/hosted-search.tsx')],
    bundle: true,
    write: false,
    outdir: '/bundle',
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    define: { ...DEFINED, __PATH_PREFIX__: '""' },
    plugins: [replacements],
    logLevel: 'silent',
  });
  const textOf = (extension: string): string =>
    outputFiles.find((output) => output.path.endsWith(extension))?.text ?? '';
  return `<!doctype html><html lang="en" data-theme="dark" data-js><head><style>${textOf('.css')}</style></head>
<body><div id="root"></div><script>${textOf('.js').replaceAll('</script', '<\\/script')}</script></body></html>`;
}
