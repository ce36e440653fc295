import type { Store } from 'gatsby';
import path from 'node:path';
import type { StepTimes } from '../jobs/step-times';
import * as gatsbyActivities from './gatsby-activities';
import { gatsbyModules, installedIn, isPlain } from './override';
import { OVERRIDES } from './overrides';
import * as patchQueryParser from './patch-query-parser';
import * as patchDevelopLoop from './patch-develop-loop';
import * as patchFrontMatter from './patch-front-matter';
import * as unusedTemplates from './unused-templates';

/** What the overrides of Gatsby's data layer are told. */
interface Options {
  /** Root of the project. */
  directory: string;
  store: Store;
  emitter: patchDevelopLoop.Emitter;
  steps: StepTimes;
  /** Absolute paths of the templates of planned pages. */
  templates: readonly string[];
  isDevelopment: boolean;
  warn: (message: string) => void;
}

/** Changes how Gatsby's data layer works, before it does. */
export async function overrideDataLayer(options: Options): Promise<void> {
  const { directory, store, emitter, steps, templates, isDevelopment, warn } = options;
  const load = gatsbyModules(directory);
  const getState = store.getState.bind(store) as () => patchDevelopLoop.DataLayerState;
  for (const message of missingOverrides(path.join(directory, 'node_modules'))) warn(message);
  patchFrontMatter.apply(directory);
  unusedTemplates.apply(load, getState, templates);
  if (isPlain) return;
  await gatsbyActivities.apply(steps);
  patchQueryParser.apply(load, getState);
  if (isDevelopment) patchDevelopLoop.apply(getState, emitter, load);
}

/** A sentence for each override that the packages in a folder have no place for. */
export function missingOverrides(packages: string): string[] {
  const installed = installedIn(packages);
  if (installed.text('gatsby/package.json') === '') return [];
  return OVERRIDES.filter(({ isThere }) => !isThere(installed)).map(
    ({ name }) =>
      `This Gatsby is not as src/gatsby/internals/${name}.ts expects: see what its first lines say of that.`,
  );
}
