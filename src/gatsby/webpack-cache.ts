import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Files that say what webpack does with a module, besides the module's own text. */
const TOOLS = [
  'package-lock.json',
  '.browserslistrc',
  'src/site/config.ts',
  ...[
    'webpack.ts',
    'webpack-scripts.ts',
    'minifiers.ts',
    'bundle-package.mjs',
    'compile-script.mjs',
    'compile-template.mjs',
    'minify-css.mjs',
  ].map((name) => `src/gatsby/${name}`),
];

/** The parts of webpack's configuration that are changed here. */
interface Config {
  cache: { version?: string; buildDependencies: Record<string, string[]> };
  plugins: object[];
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/**
 * Tells webpack what its cache depends on. Left to itself it follows every `require` of its own code, of Gatsby's, of
 * the plugins' and of the loaders', which took a quarter of a cold build; the lock file says the same.
 */
export function declareCacheVersion(config: Config): void {
  const hash = createHash('sha256');
  for (const file of TOOLS) hash.update(readFileSync(file));
  config.cache.version = hash.digest('hex');
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply({ hooks }: Compiler): void {
      hooks.done.tap('tidepool', ({ compilation }) => {
        compilation.buildDependencies.clear();
      });
    },
  });
}
