/**
 * Touches plugins in Gatsby's webpack configuration of the renderer, by class name and option: Node loads two large
 * packages, `fetch` is Node's own, and environment variables are read when the renderer runs. Gatsby writes all of
 * these into the bundle, and a new environment variable would invalidate its cache.
 *
 * When a plugin is missing, the bundle is larger; when a package is missing, the build stops with a message.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Installed } from './override';

/** The name of this override. */
export const name = 'renderer-bundle';

/** Large packages of the renderer that Node can load unbundled. */
const PACKAGES = ['common-tags', 'node-html-parser'];

/** Whether Gatsby has the plugins, and these packages. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby/dist/utils/webpack.config.js',
    'plugins.provide({',
    '`node-fetch`',
    '"process.env": `({})`',
    'plugins.define({',
  ) && holds('gatsby/package.json', ...PACKAGES.map((file) => `"${file}"`));

/** The parts of webpack's configuration that are changed here. */
interface Config {
  externals: unknown[];
  plugins: { constructor: { name: string }; definitions?: Record<string, unknown> }[];
}

/**
 * Changes the bundle that runs in Node and renders pages.
 * @param directory Root of the project.
 */
export function apply(config: Config, directory = process.cwd()): void {
  config.externals.push(externalPackages(directory));
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ProvidePlugin');
  for (const plugin of config.plugins) {
    if (plugin.definitions) plugin.definitions = withoutEnvironment(plugin.definitions);
  }
}

function externalPackages(directory: string): Record<string, string> {
  const { resolve } = createRequire(path.join(directory, 'node_modules/gatsby/package.json'));
  const locate = (file: string): string => {
    try {
      return resolve(file);
    } catch (cause) {
      throw new Error(
        `The renderer should load "${file}", which is not installed with Gatsby: has Gatsby changed? (src/gatsby/internals/renderer-bundle.ts)`,
        { cause },
      );
    }
  };
  return Object.fromEntries(PACKAGES.map((file) => [file, `commonjs ${locate(file)}`]));
}

/** Variables that Gatsby sets to other values than the environment, and those prefixed for its bundles. */
const KEPT = /\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

function withoutEnvironment(definitions: Record<string, unknown>): Record<string, unknown> {
  const isEnvironment = (key: string): boolean => key === 'process.env' || key.startsWith('process.env.');
  return Object.fromEntries(
    Object.entries(definitions).filter(([key]) => !isEnvironment(key) || KEPT.test(key)),
  );
}
