import type { Override } from './override';
import * as patchDevelopLoop from './patch-develop-loop';
import * as replacedModules from './replaced-modules';
import * as stylesInHash from './styles-in-hash';
import * as templateScripts from './template-scripts';
import * as patchFrontMatter from './patch-front-matter';
import * as webpackCache from './webpack-cache';

/** All overrides of this folder. */
export const OVERRIDES: readonly Override[] = [
  patchDevelopLoop,
  replacedModules,
  stylesInHash,
  templateScripts,
  patchFrontMatter,
  webpackCache,
];
