import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  test?: unknown;
  type?: string;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

/** What the plugins of Babel that Gatsby and gatsby-plugin-image bring compile. */
const FOR_BABEL = /\bgraphql\s*[`(]|<(?:Slice|StaticImage)\b|\bgetServerData\b/;

/** Babel's configuration of a site. */
const BABEL_CONFIGURATION = /^(\.babelrc(\.\w+)?|babel\.config\.\w+)$/;

/** Whether esbuild compiles a script: only Gatsby's Babel understands some, and a site may configure it. */
export function compiledByEsbuild(directory = process.cwd()): (file: string) => boolean {
  if (readdirSync(directory).some((name) => BABEL_CONFIGURATION.test(name))) return () => false;
  const source = path.join(directory, 'src') + path.sep;
  const pages = path.join(source, 'pages') + path.sep;
  return (file) =>
    /\.tsx?$/.test(file) &&
    file.startsWith(source) &&
    !file.startsWith(pages) &&
    !FOR_BABEL.test(readFileSync(file, 'utf8'));
}

/** Compiles the site's scripts with esbuild instead of Babel, where it makes no difference. */
export function compileFast(rules: Rule[], directory = process.cwd()): void {
  const isScript = compiledByEsbuild(directory);
  for (const rule of rules) {
    // Gatsby's own rule for scripts, and the one of its TypeScript plugin.
    if (rule.test instanceof RegExp && rule.test.test('x.tsx')) rule.exclude = isScript;
  }
  const loader = path.resolve('src/gatsby/bundling/compile-script.mjs');
  rules.push({ include: isScript, type: 'javascript/auto', use: [{ loader }] });
}
