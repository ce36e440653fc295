/** Bundles TypeScript programs for Node; installed packages stay outside. */
import { build } from 'esbuild';

/**
 * Bundles programs to one CommonJS file each.
 * @param {Record<string, string>} programs File → its entry point.
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleNode(programs, options = {}) {
  await Promise.all(
    Object.entries(programs).map(([outfile, entry]) =>
      build({
        entryPoints: [entry],
        outfile,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        logLevel: 'error',
        ...options,
      }),
    ),
  );
}
