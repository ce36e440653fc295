import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { site } from '../../site/config';
import { repositoryOf } from '../../site/repository';
import { SITE_VARIABLE } from '../configuration/configuration';
import { minifyScript, minifySheet } from './minifiers';
import { declareCacheVersion } from './webpack-cache';
import { compileFast, serverPackages } from './webpack-scripts';
import { StylesInHash } from './webpack-styles';
import { SERVER_COPY } from '../store/server-copy';
import { TEMPLATE_SCRIPTS, TemplateScripts, writeTemplateScripts } from '../internals/template-scripts';

/** Packages that are replaced in the bundles by the part of them this site uses. */
const REPLACEMENTS = {
  i18next$: 'src/i18n/runtime/i18next.ts',
  'react-i18next$': 'src/i18n/runtime/react-i18next.tsx',
  outdent$: 'src/i18n/runtime/unused.ts',
  'browser-lang$': 'src/i18n/runtime/unused.ts',
  'gatsby-react-router-scroll$': 'src/runtime/router-scroll.ts',
  'tidepool-shared-data$': SERVER_COPY,
  'tidepool-template-scripts$': TEMPLATE_SCRIPTS,
  // Decided here, so that the other dialog is in no bundle.
  'tidepool-search-modal$': `src/ui/search/${site.search.hosted?.askAi ? 'AskAiModal' : 'SearchModal'}.tsx`,
};

const { hosted } = site.search;
const NOT_IN_DIALOG = path.resolve('src/client/search/docsearch-unused.ts');

/** The same inside the search dialog. */
const DIALOG_REPLACEMENTS = {
  '@algolia/autocomplete-plugin-algolia-insights': NOT_IN_DIALOG,
  // The assistant's dialog has a menu of its own.
  ...(!hosted?.askAi && { '@base-ui/react/menu': NOT_IN_DIALOG }),
  ...(!hosted && { 'algoliasearch/lite': NOT_IN_DIALOG }),
};

/**
 * What one kind of bundle has no use for: scripts by `<Script>`, in threads or not, and a service worker, of which
 * there are none; a dialog that nobody opens.
 */
const UNUSED: Partial<Record<string, Record<string, string>>> = {
  'build-javascript': {
    'gatsby-script$': 'src/i18n/runtime/unused.ts',
    './utils/inject-partytown-snippet$': 'src/i18n/runtime/unused.ts',
    './register-service-worker$': 'src/i18n/runtime/unused.ts',
  },
  'build-html': { 'tidepool-search-modal$': 'src/i18n/runtime/unused.ts' },
};

/** A rule or a group of rules, as far as they are changed here. */
interface Rule {
  test?: unknown;
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

/** Modules that may be moved into a chunk of their own, as far as that is changed here. */
interface CacheGroup {
  chunks?: (chunk: { name?: string | null }) => boolean;
  minSize?: number;
}

/** Webpack's configuration as Gatsby makes it, as far as it is changed here. */
interface Config {
  devtool: string | false;
  target: string[];
  externals: unknown[];
  output: { chunkFilename: string };
  optimization: {
    minimizer?: unknown[];
    splitChunks: { cacheGroups: Record<string, CacheGroup | false> };
  };
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  module: { rules: Rule[] };
  resolve: { plugins: object[] };
  plugins: { constructor: { name: string }; options?: object; definitions?: Record<string, unknown> }[];
}

/** Gatsby's makers of plugins that take a minifier. */
type Makers = Record<'minifyJs' | 'minifyCss', (options: object) => unknown>;

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
  const config = (getConfig as () => unknown)() as Config;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      plugin.options = { ...plugin.options, ignoreOrder: true };
  }
  for (const { oneOf = [] } of config.module.rules) {
    if (!oneOf.some(({ test }) => String(test).includes('css'))) continue;
    if (stage.startsWith('build')) {
      oneOf.forEach(shortenClassNames);
      oneOf.forEach(withoutPrefixer);
    }
    // `import text from './x.css?text'`: styles that come with a script, instead of on every page.
    oneOf.unshift({ resourceQuery: /^\?text$/, type: 'asset/source' }, ...lateRules(oneOf));
  }
  if (stage.startsWith('build')) {
    compileFast(config.module.rules, DIALOG_REPLACEMENTS);
    // Making maps takes as long as making the scripts; of the server's, lines are enough to find an error.
    config.devtool = stage === 'build-html' ? 'cheap-source-map' : false;
  }
  // Only a build knows them; the module has to be there for `develop`, too.
  if (!existsSync(TEMPLATE_SCRIPTS)) writeTemplateScripts({});
  if (stage === 'build-html') shapeRenderer(config);
  if (stage === 'build-javascript') shapeScripts(config, plugins as unknown as Makers);
  for (const plugin of config.plugins) defineConfiguration(plugin, stage);
  declareCacheVersion(config, DIALOG_REPLACEMENTS);
  // No theme, no components of one to put others in the place of; asking at every import took a second.
  config.resolve.plugins = config.resolve.plugins.filter(
    ({ constructor }) => constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
  );
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

/** The bundle that runs in Node and renders pages. */
function shapeRenderer(config: Config): void {
  config.externals.push(serverPackages());
  // Node has had `fetch` since 18; Gatsby's substitute brings tables of all domain names.
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ProvidePlugin');
  config.plugins.forEach(defineLess);
  config.plugins.push(new StylesInHash('src'));
}

/** Whether a chunk is that of a page's template. */
const isTemplate = ({ name }: { name?: string | null }): boolean => name?.startsWith('component---') ?? false;

/** The scripts and styles of browsers. */
function shapeScripts(config: Config, { minifyJs, minifyCss }: Makers): void {
  const { output, optimization } = config;
  output.chunkFilename = '[contenthash:10].js';
  config.plugins.push(new TemplateScripts());
  // What webpack adds around modules: short functions instead of those of 2009. See `.browserslistrc`.
  config.target = ['web', 'es2020'];
  // Large modules in files of their own: it would take the search dialog apart.
  const { cacheGroups } = optimization.splitChunks;
  cacheGroups.lib = false;
  // What few templates share, a few kilobytes compressed, goes with each of them instead of being one request more.
  const { shared } = cacheGroups;
  cacheGroups.shared = { ...shared, chunks: isTemplate, minSize: 24_000 };
  cacheGroups.sharedElsewhere = { ...shared, chunks: (chunk) => !isTemplate(chunk) };
  optimization.minimizer = [
    minifyJs({ minify: minifyScript, parallel: false }),
    minifyCss({ minify: minifySheet, parallel: false }),
  ];
}

/** The minifier adds what prefixes are needed. */
function withoutPrefixer(rule: StyleRule): void {
  rule.use = rule.use?.filter(({ loader }) => !/[\\/]postcss-loader[\\/]/.test(loader ?? ''));
}

/**
 * Gatsby puts all variables of the environment into the renderer, and the cache is void when one is added. Pages are the
 * same wherever they are built, so only Gatsby's own stay.
 */
function defineLess(plugin: { definitions?: Record<string, unknown> }): void {
  if (!plugin.definitions) return;
  const isKept = /^(?!process\.env\.)|\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
  plugin.definitions = Object.fromEntries(
    Object.entries(plugin.definitions).filter(([name]) => isKept.test(name)),
  );
}

/** Names of fields, at any depth of the configuration, that only Node and the renderer ask for. */
const NOT_FOR_BROWSERS = new Set([
  ...['home', 'manifest', 'touchIcon', 'sitemap', 'editUrl', 'blog', 'problems', 'media', 'tableOfContents'],
  ...['magicComments', 'additionalLanguages', 'recommendedCount', 'ogLocale', 'path'],
  ...['organizationName', 'projectName', 'hideable'],
]);

/** Puts the configuration into the bundles: what browsers do not ask for would be in the script of every page. */
function defineConfiguration(
  { definitions }: { definitions?: Record<string, unknown> },
  stage: string,
): void {
  if (!definitions) return;
  const resolved = { ...site, repository: repositoryOf(site) };
  const used = JSON.stringify(resolved, (name, value: unknown) =>
    stage === 'build-javascript' && NOT_FOR_BROWSERS.has(name) ? undefined : value,
  );
  definitions[`process.env.${SITE_VARIABLE}`] = JSON.stringify(used);
  // Compared where the code is, so that few sites carry it.
  definitions['process.env.GATSBY_DOCS_HIDEABLE'] = JSON.stringify(String(site.docs.hideable));
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
    const minify = { loader: path.resolve('src/gatsby/bundling/minify-css.mjs') };
    return [
      {
        test: /\.late\.module\.css$/,
        use: [{ ...css, options: { ...css.options, modules } }, minify, ...use.slice(at + 1)],
      },
    ];
  });
}
