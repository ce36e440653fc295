import * as gatsbySteps from './gatsby-steps';
import type { Override } from './override';
import * as pageChunks from './page-chunks';
import * as queryFiles from './query-files';
import * as quickEdits from './quick-edits';
import * as rendererBundle from './renderer-bundle';
import * as replacedModules from './replaced-modules';
import * as stylesInHash from './styles-in-hash';
import * as templateScripts from './template-scripts';
import * as tolerantFrontMatter from './tolerant-front-matter';
import * as unusedTemplates from './unused-templates';
import * as webpackCache from './webpack-cache';

/** All overrides of this folder. */
export const OVERRIDES: readonly Override[] = [
  gatsbySteps,
  pageChunks,
  queryFiles,
  quickEdits,
  rendererBundle,
  replacedModules,
  stylesInHash,
  templateScripts,
  tolerantFrontMatter,
  unusedTemplates,
  webpackCache,
];
