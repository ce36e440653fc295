import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { site } from '../site/config';
import { minifyScript, minifySheet } from './minifiers';
import { SERVER_COPY } from './shared-data';

/** Packages that are replaced in the bundles by the part of them this site uses. */
const REPLACEMENTS = {
  i18next$: 'src/i18n/runtime/i18next.ts',
  'react-i18next$': 'src/i18n/runtime/react-i18next.tsx',
  outdent$: 'src/i18n/runtime/unused.ts',
  'browser-lang$': 'src/i18n/runtime/unused.ts',
  'tidepool-shared-data$': SERVER_COPY,
  // Decided here, so that the other dialog is in no bundle.
  'tidepool-search-modal$': `src/ui/search/${site.search.hosted?.askAi ? 'AskAiModal' : 'SearchModal'}.tsx`,
};

/** What one kind of bundle has no use for: scripts by `<Script>`, of which there are none; a dialog that nobody opens. */
const UNUSED: Partial<Record<string, Record<string, string>>> = {
  'build-javascript': { 'gatsby-script$': 'src/i18n/runtime/unused.ts' },
  'build-html': { 'tidepool-search-modal$': 'src/i18n/runtime/unused.ts' },
};

/** Large packages of Gatsby's renderer, which Node can load as they are. */
function serverPackages(): Record<string, string> {
  const { resolve } = createRequire(path.resolve('node_modules/gatsby/package.json'));
  return Object.fromEntries(
    ['common-tags', 'node-html-parser'].map((name) => [name, `commonjs ${resolve(name)}`]),
  );
}

/** As far as it is used here. */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/** A rule for scripts or a group of rules, as far as they are changed here. */
interface Rule {
  test?: unknown;
  type?: string;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
  oneOf?: StyleRule[];
}

/** A rule for style sheets, as far as it is changed here. */
interface StyleRule {
  test?: unknown;
  resourceQuery?: RegExp;
  type?: string;
  use?: StyleLoader[];
}

interface StyleLoader {
  loader?: string;
  options?: { modules?: boolean | { localIdentName?: string; exportOnlyLocals?: boolean } };
}

/**
 * Bundles: replaced packages, and chunks named by their hash alone, since the runtime on every page lists the names.
 * Styles are ordered by cascade layers, so the CSS extractor's warnings about import order say nothing here.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  const config = (getConfig as () => unknown)() as {
    devtool: string | false;
    externals: unknown[];
    output: { chunkFilename: string };
    optimization: { minimizer?: unknown[] };
    cache: { version?: string; buildDependencies: Record<string, string[]> };
    module: { rules: Rule[] };
    plugins: { constructor: { name: string }; options?: object }[];
  };
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      plugin.options = { ...plugin.options, ignoreOrder: true };
  }
  for (const { oneOf = [] } of config.module.rules) {
    if (!oneOf.some(({ test }) => String(test).includes('css'))) continue;
    if (stage.startsWith('build')) oneOf.forEach(shortenClassNames);
    // `import text from './x.css?text'`: styles that come with a script, instead of on every page.
    oneOf.unshift({ resourceQuery: /^\?text$/, type: 'asset/source' }, ...lateRules(oneOf));
  }
  if (stage.startsWith('build')) {
    compileFast(config.module.rules);
    // Making maps takes as long as making the scripts; of the server's, lines are enough to find an error.
    config.devtool = stage === 'build-html' ? 'cheap-source-map' : false;
  }
  if (stage === 'build-html') {
    config.externals.push(serverPackages());
    // Node has had `fetch` since 18; Gatsby's substitute brings tables of all domain names.
    config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ProvidePlugin');
  }
  if (stage === 'build-javascript') {
    const { minifyJs, minifyCss } = plugins as Record<'minifyJs' | 'minifyCss', (options: object) => unknown>;
    config.output.chunkFilename = '[contenthash:10].js';
    config.optimization.minimizer = [
      minifyJs({ minify: minifyScript, parallel: false }),
      minifyCss({ minify: minifySheet, parallel: false }),
    ];
  }
  config.cache.version = digestOfTools();
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push(withoutBuildDependencies);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(
        Object.entries({ ...REPLACEMENTS, ...UNUSED[stage] }).map(([name, file]) => [
          name,
          path.resolve(file),
        ]),
      ),
    },
  });
};

/** Files that say what webpack does with a module, besides its own text. */
const TOOLS = [
  'package-lock.json',
  '.browserslistrc',
  'src/site/config.ts',
  ...['webpack.ts', 'minifiers.ts', 'compile-script.mjs', 'compile-template.mjs', 'minify-css.mjs'].map(
    (name) => `src/gatsby/${name}`,
  ),
];

/**
 * Version of webpack's cache. Left to itself webpack follows every `require` of its own code, of Gatsby's and of its
 * plugins', to learn what the cache depends on: 20 s of CPU in a cold build.
 */
function digestOfTools(): string {
  const hash = createHash('sha256');
  for (const file of TOOLS) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Plugins of Gatsby whose scripts are published ready to run. Of others Gatsby expects queries or JSX. */
const READY = /[\\/]node_modules[\\/]gatsby-plugin-(react-i18next|image|sitemap)[\\/]/;

/** Keeps webpack from following what loaders require, too. */
const withoutBuildDependencies = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('tidepool', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

/** Compiles the scripts of the site, and of Gatsby's that it copies to `.cache`, without Babel. */
function compileFast(rules: Rule[]): void {
  const isIn = (...folders: string[]) => {
    const paths = folders.map((folder) => path.resolve(folder) + path.sep);
    return (file: string): boolean => paths.some((folder) => file.startsWith(folder));
  };
  const isTemplate = isIn('src/templates', 'src/pages');
  const isScript = (file: string): boolean =>
    !isTemplate(file) &&
    ((/\.tsx?$/.test(file) && (isIn('src')(file) || path.dirname(file) === path.resolve())) ||
      (file.endsWith('.js') && isIn('.cache')(file)));
  // Gatsby's rule for scripts, and that of its plugin for TypeScript.
  for (const rule of rules) {
    if (rule.test instanceof RegExp && rule.test.test('x.tsx'))
      rule.exclude = (file: string) => isTemplate(file) || isScript(file) || READY.test(file);
  }
  const add = (include: (file: string) => boolean, loader: string) => {
    rules.push({ include, type: 'javascript/auto', use: [{ loader: path.resolve('src/gatsby', loader) }] });
  };
  add(isScript, 'compile-script.mjs');
  add(isTemplate, 'compile-template.mjs');
}

/** Options of a loader for CSS Modules; those for plain style sheets have none. */
const moduleOptions = ({ options }: StyleLoader) =>
  typeof options?.modules === 'object' && 'localIdentName' in options.modules ? options.modules : null;

/** Class names of CSS modules as a few letters: every page carries all of them, in its styles and in its markup. */
function shortenClassNames({ use = [] }: StyleRule): void {
  for (const loader of use) {
    const options = moduleOptions(loader);
    if (options) options.localIdentName = '[hash:base64:5]';
  }
}

/** `*.late.module.css`: class names as usual, and the text as a string instead of in the sheet of every page. */
function lateRules(rules: readonly StyleRule[]): StyleRule[] {
  return rules.flatMap(({ use = [] }) => {
    const at = use.findIndex(
      (loader) => /[\\/]css-loader[\\/]/.test(loader.loader ?? '') && moduleOptions(loader) !== null,
    );
    const css = use[at];
    if (!css) return [];
    const modules = { ...moduleOptions(css), exportOnlyLocals: false };
    const minify = { loader: path.resolve('src/gatsby/minify-css.mjs') };
    return [
      {
        test: /\.late\.module\.css$/,
        use: [{ ...css, options: { ...css.options, modules } }, minify, ...use.slice(at + 1)],
      },
    ];
  });
}
