import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATE_FOLDERS } from '../../src/gatsby/store/stale-state.mjs';
import { withTemplateScripts } from '../../src/gatsby/internals/template-scripts';

/**
 * Everything in the installed packages that the site relies on without a documented promise. After an upgrade each
 * failing test names what has moved; `src/gatsby/internals/README.md` says what follows. `CONTRACT_PACKAGES` names
 * another folder of packages to check.
 */
const packages = path.resolve(process.env.CONTRACT_PACKAGES ?? 'node_modules');

/** Text of a file of a package; empty where there is none. */
function text(file: string): string {
  const location = path.join(packages, file);
  return existsSync(location) ? readFileSync(location, 'utf8') : '';
}

const expectThere = (...[, file, ...texts]: Expectation): void => {
  for (const part of texts) expect(text(file).includes(part), `${file}: ${part}`).toBe(true);
};

const PINNED =
  'gatsby gatsby-plugin-feed gatsby-plugin-react-i18next react react-dom @docsearch/css @docsearch/react rolldown quickjs-emscripten-core'.split(
    ' ',
  );

/** Texts that a file of a package must all contain. */
type Expectation = [what: string, file: string, ...texts: string[]];

const version = (name: string): string =>
  (JSON.parse(text(`${name}/package.json`) || '{"version":"(none)"}') as { version: string }).version;

describe(`Gatsby ${version('gatsby')}: what src/gatsby/internals touches`, () => {
  it.each<Expectation>([
    [
      'lists and watches folders with chokidar (literal-watch-paths.ts)',
      'gatsby-source-filesystem/gatsby-node.js',
      'chokidar.watch(pluginOptions.path, {',
    ],
    [
      'takes a path as it is with this option (literal-watch-paths.ts)',
      'chokidar/index.js',
      'if (disableGlobbing || !isGlob(path))',
    ],
    [
      'waits for changes in this state (patch-develop-loop.ts)',
      'gatsby/dist/state-machines/waiting/index.js',
      'exports.waitingStates',
      'batchingNodeMutations: {',
      '[NODE_MUTATION_BATCH_TIMEOUT]: `committingBatch`',
    ],
    [
      'hands on changes of nodes by this event (patch-develop-loop.ts)',
      'gatsby/dist/utils/api-runner-node.js',
      'emitter.emit(`ENQUEUE_NODE_MUTATION`',
    ],
    [
      'says that a change is made by this function of it (patch-develop-loop.ts)',
      'gatsby/dist/utils/call-deferred-api.js',
      'if (resolve) {',
      'resolve(result)',
    ],
    [
      'requests pages by this event, and waits for them so long (patch-develop-loop.ts)',
      'gatsby/dist/utils/get-page-data.js',
      'DEFAULT_WAIT_TIMEOUT = 15 * 1000',
      'emit(`QUERY_RUN_REQUESTED`, {\n      pagePath',
    ],
    [
      'tells of written pages by this event (patch-develop-loop.ts)',
      'gatsby/dist/utils/page-data.js',
      'type: `CLEAR_PENDING_PAGE_DATA_WRITE`,\n          payload: {\n            page: pagePath',
    ],
    [
      'builds its schema by this call (patch-develop-loop.ts)',
      'gatsby/dist/services/build-schema.js',
      'require("../schema")',
      'await (0, _schema.build)(',
    ],
    [
      'reads queries by this call (patch-develop-loop.ts)',
      'gatsby/dist/query/query-watcher.js',
      'await (0, _queryCompiler.default)(',
    ],
    [
      'tells of changed files by this event (patch-develop-loop.ts)',
      'gatsby/dist/state-machines/develop/index.js',
      'SOURCE_FILE_CHANGED',
    ],
    [
      'warns of queries that no page has, of those that it reads by this call (quiet-messages.ts)',
      'gatsby/dist/query/query-watcher.js',
      'The GraphQL query in the non-page component',
      'await (0, _queryCompiler.default)(',
    ],
    [
      'prints the stack of an error of this call (quiet-messages.ts)',
      'gatsby/dist/utils/start-server.js',
      'await (0, _getPageData.getPageData)(',
    ],
    [
      'tells of nodes by the names of its actions (node-events.ts)',
      'gatsby/dist/redux/index.js',
      'emitter.emit(lastAction.type, lastAction)',
    ],
    [
      'gives its server to the sockets before it listens (guard-develop-server.ts)',
      'gatsby/dist/utils/start-server.js',
      '_websocketManager.websocketManager.init({\n    server\n  });\n  const listener = server.listen(',
    ],
    [
      'has these actions for them, with the node (node-events.ts)',
      'gatsby/dist/redux/actions/public.js',
      'type: `CREATE_NODE`',
      'type: `DELETE_NODE`',
    ],
    [
      'does nothing for this action without a node (node-events.ts)',
      'gatsby/dist/redux/actions/public.js',
      'actions.touchNode = (node, plugin) =>',
      'if (!nodeId) {',
    ],
    [
      'registers service workers by this module (replaced-modules.ts)',
      'gatsby/cache-dir/production-app.js',
      '`./register-service-worker`',
    ],
    [
      'has <Script> from this module (replaced-modules.ts)',
      'gatsby/cache-dir/gatsby-browser-entry.js',
      '"gatsby-script"',
    ],
    [
      'has Partytown from this module (replaced-modules.ts)',
      'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
      './utils/inject-partytown-snippet',
    ],
    [
      'has translations from these modules (replaced-modules.ts)',
      'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js',
      'require("i18next")',
      'require("react-i18next")',
      '(0, _gatsby.withPrefix)',
    ],
    [
      'keeps the results of webpack in files (webpack-cache.ts)',
      'gatsby/dist/utils/webpack.config.js',
      'type: `filesystem`',
      'buildDependencies: {',
    ],
    [
      'compiles with this webpack (webpack-cache.ts)',
      'webpack/lib/Compilation.js',
      'this.children = []',
      'beforeHash:',
      'this.buildDependencies =',
    ],
    ['follows webpack itself (webpack-cache.ts)', 'webpack/lib/config/defaults.js', 'defaultWebpack'],
  ])('%s', expectThere);

  it('starts its client by a slice of this form (template-scripts.ts)', () => {
    const extractor = text('gatsby/dist/utils/gatsby-webpack-stats-extractor.js');
    const slice = ['chunkSliceContents', 'hashSliceContents'].map(
      (part) => new RegExp(`const ${part} = \`([^\`]*)\``).exec(extractor)?.[1] ?? '',
    );
    expect(withTemplateScripts(slice.join(''), {})).toContain('window.___webpackCompilationHash=');
    expect(extractor).toContain('`_gatsby-scripts-1.html`');
  });
});

describe(`Gatsby ${version('gatsby')}: the build`, () => {
  it.each<Expectation>([
    [
      'has rules for scripts with this pattern (webpack-scripts.ts)',
      'gatsby/dist/utils/webpack-utils.js',
      'test: /\\.(js|mjs|jsx|ts|tsx)$/,',
    ],
    [
      'makes minifiers that take another (webpack.ts)',
      'gatsby/dist/utils/webpack-utils.js',
      'plugins.minifyJs = (',
      'plugins.minifyCss = (',
    ],
    [
      'names class names by this loader (webpack.ts)',
      'gatsby/dist/utils/webpack-utils.js',
      'localIdentName: `[name]--[local]--[hash:hex:5]`',
    ],
    [
      'has one group of rules for style sheets (webpack.ts)',
      'gatsby/dist/utils/webpack.config.js',
      'oneOf: [rules.cssModules(), rules.css()]',
    ],
    [
      'lints by this plugin in `develop` (webpack.ts)',
      'gatsby/dist/utils/webpack-utils.js',
      'require("eslint-webpack-plugin")',
    ],
    [
      'names the bundles and their stages as the configuration expects (webpack.ts)',
      'gatsby/dist/utils/webpack.config.js',
      '`build-javascript`',
      '`build-html`',
      'filename: `[name]-[contenthash].js`',
      // The definition of the configuration in `develop`.
      'acc[`process.env.${key}`] = mergedEnvVars[key]',
    ],
  ])('%s', expectThere);

  it('keeps its state in the folders that are dropped with it (stale-state.mjs)', () => {
    const sources = [
      'redux/persist',
      'services/initialize',
      'datastore/lmdb/lmdb-datastore',
      'utils/cache-lmdb',
    ];
    const found = new Set(
      sources
        .flatMap((file) => [...text(`gatsby/dist/${file}.js`).matchAll(/\.cache\/([\w-]+)|`(caches-lmdb)`/g)])
        .map(([, first, second]) => first ?? second),
    );
    const ofOthers = ['compiled', 'fragments', 'json', 'webpack', 'adapters'];
    expect([...found].filter((name) => name !== undefined && !ofOthers.includes(name)).sort()).toEqual(
      [...STATE_FOLDERS].sort(),
    );
    // What `bootstrap.ts` resets, so that Gatsby drops all of it.
    expect(text('gatsby/dist/services/initialize.js')).toContain(
      'if (!oldPluginsHash || pluginsHash !== old',
    );
  });
});

describe(`Gatsby ${version('gatsby')}: the client`, () => {
  it.each<Expectation>([
    [
      'has a loader with these methods (page-loader.ts)',
      'gatsby/cache-dir/loader.js',
      'loadPage: rawPath => instance.loadPage(rawPath)',
      'loadPageSync: (rawPath, options = {}) =>',
      'isPageNotFound: rawPath => instance.isPageNotFound(rawPath)',
    ],
    [
      'makes its loader of the page’s data and publishes it (first-page.ts, page-loader.ts)',
      'gatsby/cache-dir/production-app.js',
      'new ProdLoader(asyncRequires, matchPaths, window.pageData)',
      'window.___loader = publicLoader',
      'window.___webpackCompilationHash',
      'window.pagePath',
      'id="gatsby-focus-wrapper"',
    ],
    [
      'announces pages in this element (browser.ts)',
      'gatsby/cache-dir/route-announcer-props.js',
      'id: `gatsby-announcer`',
    ],
    [
      'marks what it adds to the head (server.tsx)',
      'gatsby/cache-dir/head/head-export-handler-for-ssr.js',
      'data-gatsby-head',
    ],
    [
      'starts by a script with this key, and data in these files (server.tsx)',
      'gatsby/cache-dir/static-entry.js',
      'key={`script-loader`}',
      'id={`gatsby-script-loader`}',
      'sliceId: `_gatsby-scripts`',
    ],
    [
      'asks for data of the app in this file (server.tsx)',
      'gatsby/cache-dir/loader.js',
      '/page-data/app-data.json',
    ],
    [
      'gives an entry of the history its time as key (scroll.ts)',
      '@gatsbyjs/reach-router/dist/index.modern.mjs',
      'key:Date.now()+""',
      '"initial"',
    ],
  ])('%s', expectThere);
});

describe('other packages', () => {
  it.each(PINNED)('%s has one exact version, so that upgrades are deliberate', (name) => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect(manifest.dependencies).toHaveProperty([name], expect.stringMatching(/^\d+\.\d+\.\d+$/));
  });

  const plugin = 'gatsby-plugin-react-i18next/dist';

  it(`gatsby-plugin-react-i18next ${version('gatsby-plugin-react-i18next')} calls what stands for i18next and react-i18next`, () => {
    const scripts = ['index.js', 'Link.js', 'useI18next.js', 'plugin/wrapPageElement.js'].map((file) =>
      text(`${plugin}/${file}`),
    );
    const used = scripts.flatMap((script) => [
      ...[...script.matchAll(/_reactI18next\.(\w+)/g)].map(([, name]) => name),
      ...[...script.matchAll(/\b(?:i18n|i18next|_i18next\.default)\.(\w+)\(/g)].map(([, name]) => name),
    ]);
    const ours = ['src/i18n/runtime/i18next.ts', 'src/i18n/runtime/react-i18next.tsx']
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => name !== undefined && !new RegExp(`\\b${name}\\b`).test(ours))).toEqual([]);
  });

  it.each<Expectation>([
    [
      `React ${version('react')} is one whose hydration the frame relies on`,
      'react/package.json',
      '"version": "18.',
    ],
    [
      `React ${version('react-dom')} in the document is the same`,
      'react-dom/package.json',
      '"version": "18.',
    ],
    ['DocSearch has its dialog in a module', '@docsearch/react/dist/esm/modal.js', 'DocSearchModal'],
    ['gatsby-plugin-image marks its styles', 'gatsby-plugin-image/gatsby-ssr.js', 'key: "gatsby-image-style'],
  ])('%s', (...expectation) => {
    // Packages that are not dependencies of Gatsby are only in the site's folder.
    if (text(expectation[1]) === '' && process.env.CONTRACT_PACKAGES !== undefined) return;
    expectThere(...expectation);
  });
});
