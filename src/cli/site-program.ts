import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Program from '../gatsby/program';
import type * as Bundler from './bundle-node.mjs';

// A path that Parcel does not follow: Gatsby compiles `gatsby-config.ts` and `gatsby-node.ts` with it at every start, each
// with all that it imports. Whole, the program takes it two seconds, and is loaded twice.
const { bundleOnce } = createRequire(path.resolve('package.json'))(
  './src/cli/bundle-node.mjs',
) as typeof Bundler;

/** What Gatsby runs: bundled when its sources have changed, and loaded once. */
export const program = createRequire(__filename)(
  bundleOnce(path.resolve('src/gatsby/program.ts')),
) as typeof Program;
