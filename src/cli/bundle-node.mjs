/** Bundles TypeScript programs for Node; installed packages stay outside. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bundles programs to one CommonJS file each. Packages are loaded lazily, when one of their exports is first used: a
 * build in which no document changed never loads the compiler's packages, which take half a second in each process.
 * @param {Record<string, string>} programs File → its entry point.
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleNode(programs, options = {}) {
  const { build } = await import('esbuild');
  await Promise.all(
    Object.entries(programs).map(async ([outfile, entry]) => {
      const { outputFiles = [] } = await build({
        entryPoints: [entry],
        outfile,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        logLevel: 'error',
        write: false,
        ...options,
      });
      await mkdir(path.dirname(outfile), { recursive: true });
      for (const { text } of outputFiles) await writeFile(outfile, loadLate(text));
    }),
  );
}

/** How esbuild writes the import of a package. Its exports are then read as `import_name.…`. */
const IMPORT = /^var (import_\w+) = ((?:__toESM\()?require\("([^"]+)"\)(?:\))?);$/gm;

/**
 * Makes a bundle load every package at its first use.
 * @param {string} code
 * @throws where a namespace is used as a value, because a function would replace it.
 */
export function loadLate(code) {
  const names = new Map([...code.matchAll(IMPORT)].map(([, name, , from]) => [name, from]));
  for (const [name] of code.replace(IMPORT, '').matchAll(/\bimport_\w+(?![\w.])/g)) {
    if (names.has(name))
      throw new Error(`"${names.get(name)}" is used as a namespace: import the names that are used.`);
  }
  return (
    code
      .replace(IMPORT, 'var $1 = ((loaded) => () => (loaded ??= $2))();')
      // In parentheses because of `new import_yaml.LineCounter()`.
      .replace(/\bimport_\w+(?=\.)/g, (name) => (names.has(name) ? `(${name}())` : name))
  );
}
