/**
 * Touches Gatsby's configuration of webpack's cache, and two parts of webpack's compilation: the cache depends on the
 * version of the program, which includes the locked packages. By default webpack follows every `require` of its own
 * code, of Gatsby's, of the plugins' and of the loaders', which took a quarter of a cold build. Bundles have the same
 * hash with and without the cache.
 *
 * When Gatsby configures the cache in another way, webpack follows everything again.
 */
import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { digestOf } from '../store/digest-cache';
import { programVersion } from '../store/program-version';

/**
 * Files besides the program that determine what webpack does with a module. The site's configuration is not among them:
 * DefinePlugin passes it to the modules that read it, and webpack rebuilds these alone.
 */
const SETTINGS = ['.browserslistrc', 'gatsby-config.ts'];

interface Config {
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  plugins: object[];
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
