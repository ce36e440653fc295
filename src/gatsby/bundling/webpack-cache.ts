import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Files that say what webpack does with a module, besides the module's own text. The site's configuration is not one of
 * them: DefinePlugin hands it to the modules that ask for it, and webpack rebuilds these alone.
 */
function tools(): string[] {
  const own = readdirSync('src/gatsby/bundling').filter((name) => !name.includes('.test.'));
  return ['package-lock.json', '.browserslistrc', ...own.sort().map((name) => `src/gatsby/bundling/${name}`)];
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
 * Tells webpack what its cache depends on. Left to itself it follows every `require` of its own code, of Gatsby's, of
 * the plugins' and of the loaders', which took a quarter of a cold build; the lock file says the same.
 * @param settings What the loaders are told: webpack does not compare their options.
 */
export function declareCacheVersion(config: Config, settings: object = {}): void {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of tools()) hash.update(readFileSync(file));
  config.cache.version = hash.digest('hex');
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply({ hooks }: Compiler): void {
      // Style sheets are compiled apart, unless they come from the cache: the same bundles would have another hash, which
      // stands on every page.
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
