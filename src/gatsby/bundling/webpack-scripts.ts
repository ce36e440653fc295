import path from 'node:path';

/** The fields of a webpack rule that are used here. */
interface Rule {
  test?: unknown;
  type?: string;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

type Matches = (file: string) => boolean;

/** Gatsby plugins whose published scripts need no compiling. Gatsby expects queries or JSX in all others. */
const READY = /[\\/]node_modules[\\/]gatsby-plugin-(react-i18next|image|sitemap)[\\/]/;

/** The search dialogs: bundled as one module each. */
const BUNDLED = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/](modal|askaiModal)\.js$/;

/** Makes a test for files in any of the given folders of the project. */
function isIn(...folders: string[]): Matches {
  const paths = folders.map((folder) => path.resolve(folder) + path.sep);
  return (file) => paths.some((folder) => file.startsWith(folder));
}

/**
 * Compiles the site's scripts, and those that Gatsby copies to `.cache`, with esbuild instead of Babel.
 * @param dialogReplacements Replacements of modules that the search dialog imports, by name.
 */
export function compileFast(rules: Rule[], dialogReplacements: Record<string, string>): void {
  const isOwn = isIn('src');
  const isGatsby = isIn('.cache');
  const isScript: Matches = (file) =>
    /\.tsx?$/.test(file)
      ? isOwn(file) || path.dirname(file) === path.resolve()
      : file.endsWith('.js') && isGatsby(file);
  for (const rule of rules) {
    // Gatsby's own rule for scripts, and the one of its TypeScript plugin.
    if (rule.test instanceof RegExp && rule.test.test('x.tsx'))
      rule.exclude = (file: string) => isScript(file) || READY.test(file);
  }
  const add = (include: Matches, loader: string, options = {}) => {
    const use = [{ loader: path.resolve('src/gatsby/bundling', loader), options }];
    rules.push({ include, type: 'javascript/auto', use });
  };
  add(isScript, 'compile-script.mjs');
  add((file) => BUNDLED.test(file), 'bundle-package.mjs', { alias: dialogReplacements });
}
