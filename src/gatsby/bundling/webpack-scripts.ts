import path from 'node:path';

/** A rule of webpack, as far as it is used here. */
interface Rule {
  test?: unknown;
  type?: string;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

type Matches = (file: string) => boolean;

/** Plugins of Gatsby whose scripts are published ready to run. In others Gatsby expects queries or JSX. */
const READY = /[\\/]node_modules[\\/]gatsby-plugin-(react-i18next|image|sitemap)[\\/]/;

/** The search dialogs: bundled as one module each. */
const BUNDLED = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/](modal|askaiModal)\.js$/;

/** Whether a file is in one of some folders of the project. */
function isIn(...folders: string[]): Matches {
  const paths = folders.map((folder) => path.resolve(folder) + path.sep);
  return (file) => paths.some((folder) => file.startsWith(folder));
}

/**
 * Compiles the scripts of the site, and those of Gatsby's that it copies to `.cache`, without Babel.
 * @param dialogReplacements Modules that stand for others in the search dialog, by name.
 */
export function compileFast(rules: Rule[], dialogReplacements: Record<string, string>): void {
  const isOwn = isIn('src');
  const isGatsby = isIn('.cache');
  const isScript: Matches = (file) =>
    /\.tsx?$/.test(file)
      ? isOwn(file) || path.dirname(file) === path.resolve()
      : file.endsWith('.js') && isGatsby(file);
  for (const rule of rules) {
    // Gatsby's rule for scripts, and that of its plugin for TypeScript.
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
