/**
 * Touches Gatsby's configuration of webpack's cache, and two parts of webpack's compilation: the cache depends on the
 * version of the program, which includes the locked packages. By default webpack follows every `require` of its own
 * code, of Gatsby's, of the plugins' and of the loaders', which took a quarter of a cold build. Bundles have the same
 * hash with and without the cache.
 *
 * When Gatsby configures the cache in another way, webpack follows everything again.
 */
import { readFileSync } from 'node:fs';
import { digestOf } from '../store/digest-cache';
import { programVersion } from '../store/program-version';
import type { Installed } from './override';

/** The name of this override. */
export const name = 'webpack-cache';

/** Whether Gatsby caches webpack's results in files, and webpack has the fields that are changed here. */
export const isThere = ({ holds }: Installed): boolean =>
  holds('gatsby/dist/utils/webpack.config.js', 'type: `filesystem`', 'buildDependencies: {') &&
  holds('webpack/lib/Compilation.js', 'this.children = []', 'beforeHash:', 'this.buildDependencies =') &&
  holds('webpack/lib/config/defaults.js', 'defaultWebpack');

/**
 * Files besides the program that determine what webpack does with a module. The site's configuration is not among them:
 * DefinePlugin passes it to the modules that read it, and webpack rebuilds these alone.
 */
const SETTINGS = ['.browserslistrc', 'gatsby-config.ts'];

interface Config {
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  plugins: object[];
}

interface Compilation {
  children: unknown[];
  hooks: { beforeHash: { tap: (name: string, run: () => void) => void } };
}

interface Compiler {
  hooks: {
    compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/** Sets what webpack's cache depends on, with the options of loaders, which webpack does not compare. */
export function apply(config: Config, settings: object = {}): void {
  const files = SETTINGS.map((file) => readFileSync(file, 'utf8'));
  config.cache.version = digestOf(programVersion(process.cwd()), JSON.stringify(settings), ...files);
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
