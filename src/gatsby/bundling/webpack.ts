import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { site } from '../../site/config';
import { ContentErrors } from './content-errors';
import { minifyScript, minifySheet } from './minifiers';
import { compileFast } from './webpack-scripts';
import * as replacedModules from '../internals/replaced-modules';
import * as templateScripts from '../internals/template-scripts';
import * as webpackCache from '../internals/webpack-cache';
import { SITE_FILE } from '../configuration/configuration';
import { projectIn } from '../configuration/project';
import { takeConfiguration } from '../configuration/take-configuration';
import { SERVER_COPY } from '../store/server-copy';

/** Module names that exist only inside the bundles. */
const OWN_MODULES = {
  'tidepool-shared-data$': SERVER_COPY,
  'tidepool-template-scripts$': templateScripts.TEMPLATE_SCRIPTS,
  // Chosen at build time, so that the other dialog is in no bundle.
  'tidepool-search-modal$': `src/ui/search/${site.search.hosted?.askAi ? 'AskAiModal' : 'SearchModal'}.tsx`,
};

const { hosted } = site.search;
const NOT_IN_DIALOG = 'src/stubs/docsearch-imports.ts';

/** Replacements of modules that the search dialog imports, of which a site needs some or none. */
const DIALOG_REPLACEMENTS = {
  '@algolia/autocomplete-plugin-algolia-insights$': NOT_IN_DIALOG,
  // The Ask AI dialog uses the menu.
  ...(!hosted?.askAi && { '@base-ui/react/menu$': NOT_IN_DIALOG }),
  ...(!hosted && { 'algoliasearch/lite$': NOT_IN_DIALOG }),
};

const NOT_RENDERED = { 'tidepool-search-modal$': replacedModules.NEVER_CALLED };

interface Rule {
  test?: unknown;
  oneOf?: StyleRule[];
}

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

interface Config {
  devtool: string | false;
  target: string[];
  output: { chunkFilename: string; clean?: { keep: (file: string) => boolean } };
  optimization: { minimizer?: unknown[] };
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  module: { rules: Rule[] };
  plugins: { constructor: PluginClass; options?: object; definitions?: Record<string, unknown> }[];
}

/** A class of webpack plugins; that which defines variables can compute their values. */
interface PluginClass {
  name: string;
  runtimeValue?: (read: () => string, options: { fileDependencies: string[] }) => unknown;
}

const CONFIGURATION = 'process.env.GATSBY_SITE_CONFIG';

type Makers = Record<'define' | 'minifyJs' | 'minifyCss', (options: object) => unknown>;

/**
 * Configures webpack: replaces packages, and names chunks by their hash alone, because the runtime on every page lists
 * the names. Cascade layers order the styles, so the CSS extractor's warnings about import order do not apply.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  const config = (getConfig as () => unknown)() as Config;
  const makers = plugins as unknown as Makers;
  if (stage === 'develop') followConfiguration(config.plugins);
  // Gatsby sees no flat configuration of ESLint, and would lint everything by rules of its own.
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      plugin.options = { ...plugin.options, ignoreOrder: true };
  }
  for (const { oneOf = [] } of config.module.rules) {
    if (!oneOf.some(({ test }) => String(test).includes('css'))) continue;
    if (stage.startsWith('build')) oneOf.forEach(shortenClassNames);
    // `import text from './x.css?text'` gives styles as a string, so that they come with a script instead of on every
    // page.
    oneOf.unshift({ resourceQuery: /^\?text$/, type: 'asset/source' }, ...onDemandRules(oneOf));
  }
  if (stage.startsWith('build')) {
    compileFast(config.module.rules);
    // Source maps take as long as the scripts themselves. For the renderer, line numbers are enough to locate an error.
    config.devtool = stage === 'build-html' ? 'cheap-source-map' : false;
  }
  // Only a build fills this module, but `develop` imports it too.
  if (!existsSync(templateScripts.TEMPLATE_SCRIPTS)) templateScripts.writeTemplateScripts({});
  if (stage === 'build-javascript') shapeScripts(config, makers);
  webpackCache.apply(config, DIALOG_REPLACEMENTS);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      makers.define({ 'process.env.BUILD_STAGE': JSON.stringify(stage) }),
      ...(stage === 'develop' ? [new ContentErrors()] : []),
    ],
    ...(stage === 'build-javascript' && { module: { rules: [replacedModules.TRANSLATOR] } }),
    resolve: {
      alias: Object.fromEntries(
        Object.entries({
          ...OWN_MODULES,
          ...DIALOG_REPLACEMENTS,
          ...replacedModules.apply(stage),
          ...(stage === 'build-html' && NOT_RENDERED),
        }).map(([name, file]) => [name, path.resolve(file)]),
      ),
    },
  });
};

/** Lets the scripts of the development server take the configuration from its file whenever that changes. */
function followConfiguration(plugins: Config['plugins']): void {
  const { root } = projectIn();
  const read = (): string => {
    takeConfiguration(root);
    return JSON.stringify(process.env.GATSBY_SITE_CONFIG);
  };
  for (const { constructor, definitions = {} } of plugins)
    if (CONFIGURATION in definitions)
      definitions[CONFIGURATION] = constructor.runtimeValue?.(read, {
        fileDependencies: [path.join(root, SITE_FILE)],
      });
}

/** Names of bundles in the published folder. */
const BUNDLE = /^([\w-]+[-.][\da-f]{20}|[\da-f]{10})\.(js|css)(\.LICENSE\.txt|\.map)?$/;

/** Changes the scripts and styles for browsers. */
function shapeScripts(config: Config, { minifyJs, minifyCss }: Makers): void {
  const { output, optimization } = config;
  output.chunkFilename = '[contenthash:10].js';
  output.clean = { keep: (file) => !BUNDLE.test(file) };
  templateScripts.apply(config.plugins);
  // Lets webpack write its own runtime code in ES2020 instead of ES5; see `.browserslistrc`.
  config.target = ['web', 'es2020'];
  // With `--no-uglify`, Gatsby has none for scripts.
  const isUglified = optimization.minimizer?.length !== 1;
  optimization.minimizer = [
    ...(isUglified ? [minifyJs({ minify: minifyScript, parallel: false })] : []),
    minifyCss({ minify: minifySheet, parallel: false }),
  ];
}

/** Options of a loader for CSS Modules; null for plain style sheets. */
const moduleOptions = ({ options }: StyleLoader) =>
  typeof options?.modules === 'object' && 'localIdentName' in options.modules ? options.modules : null;

/** Shortens the class names of CSS Modules to five characters: they are in the styles and the markup of every page. */
function shortenClassNames({ use = [] }: StyleRule): void {
  for (const loader of use) {
    const options = moduleOptions(loader);
    if (options) options.localIdentName = '[hash:base64:5]';
  }
}

/**
 * Rules for `*.ondemand.module.css`: class names as usual, but the styles are exported as a string instead of going
 * into the sheet of every page.
 */
function onDemandRules(rules: readonly StyleRule[]): StyleRule[] {
  return rules.flatMap(({ use = [] }) => {
    const at = use.findIndex(
      (loader) => /[\\/]css-loader[\\/]/.test(loader.loader ?? '') && moduleOptions(loader) !== null,
    );
    const css = use[at];
    if (!css) return [];
    const modules = { ...moduleOptions(css), exportOnlyLocals: false };
    const minify = { loader: path.resolve('src/gatsby/bundling/minify-css.mjs') };
    return [
      {
        test: /\.ondemand\.module\.css$/,
        use: [{ ...css, options: { ...css.options, modules } }, minify, ...use.slice(at + 1)],
      },
    ];
  });
}
