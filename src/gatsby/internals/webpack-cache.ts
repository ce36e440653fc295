/**
 * Touches what Gatsby tells webpack about its cache, and two parts of webpack's compilation: the cache depends on the
 * lock file and on the code that configures webpack. Left to itself webpack follows every `require` of its own code, of
 * Gatsby's, of the plugins' and of the loaders', which took a quarter of a cold build. Bundles have the same hash with
 * and without the cache.
 *
 * When Gatsby keeps its cache in another way, webpack follows everything again. When something else begins to decide
 * what webpack does with a module, it belongs into `tools()`: old bundles would stay.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Installed } from './override';

/** The name of this override. */
export const name = 'webpack-cache';

/** Whether Gatsby caches webpack's results in files, and webpack has the fields that are changed here. */
export const isThere = ({ holds }: Installed): boolean =>
  holds('gatsby/dist/utils/webpack.config.js', 'type: `filesystem`', 'buildDependencies: {') &&
  holds('webpack/lib/Compilation.js', 'this.children = []', 'beforeHash:', 'this.buildDependencies =') &&
  holds('webpack/lib/config/defaults.js', 'defaultWebpack');

/**
 * Files that say what webpack does with a module, besides the module's own text. The site's configuration is not one of
 * them: DefinePlugin hands it to the modules that ask for it, and webpack rebuilds these alone.
 */
function tools(): string[] {
  const own = ['src/gatsby/bundling', 'src/gatsby/internals'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
      .sort()
      .map((file) => `${folder}/${file}`),
  );
  return ['package-lock.json', '.browserslistrc', 'gatsby-config.ts', 'src/gatsby/hooks/plugins.ts', ...own];
}

/** The parts of webpack's configuration that are changed here. */
interface Config {
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  plugins: object[];
}

interface Compilation {
  children: unknown[];
  hooks: { beforeHash: { tap: (name: string, run: () => void) => void } };
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/**
 * Sets what webpack's cache depends on.
 * @param settings Options of the loaders, which webpack does not compare.
 */
export function apply(config: Config, settings: object = {}): void {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of tools()) hash.update(readFileSync(file));
  config.cache.version = hash.digest('hex');
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply({ hooks }: Compiler): void {
      // Style sheets are compiled in child compilations, unless they come from the cache. These would change the hash
      // of the same bundles, and the hash is on every page.
      hooks.compilation.tap('tidepool', (compilation) => {
        compilation.hooks.beforeHash.tap('tidepool', () => {
          compilation.children = [];
        });
      });
      hooks.done.tap('tidepool', ({ compilation }) => {
        compilation.buildDependencies.clear();
      });
    },
  });
}
