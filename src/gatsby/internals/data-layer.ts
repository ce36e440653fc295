import type { Store } from 'gatsby';
import path from 'node:path';
import { gatsbyModules, installedIn } from './override';
import { OVERRIDES } from './overrides';
import * as patchDevelopLoop from './patch-develop-loop';
import * as patchFrontMatter from './patch-front-matter';

interface Options {
  directory: string;
  store: Store;
  emitter: patchDevelopLoop.Emitter;
  isDevelopment: boolean;
  warn: (message: string) => void;
}

/** Applies the overrides of Gatsby's data layer before it starts. */
export function overrideDataLayer(options: Options): void {
  const { directory, store, emitter, isDevelopment, warn } = options;
  const load = gatsbyModules(directory);
  const getState = store.getState.bind(store) as () => patchDevelopLoop.DataLayerState;
  for (const message of missingOverrides(path.join(directory, 'node_modules'))) warn(message);
  patchFrontMatter.apply(directory);
  if (isDevelopment) patchDevelopLoop.apply(getState, emitter, load);
}

/** A warning for each override whose target is missing from the packages in a folder. */
export function missingOverrides(packages: string): string[] {
  const installed = installedIn(packages);
  if (installed.text('gatsby/package.json') === '') return [];
  return OVERRIDES.filter(({ isThere }) => !isThere(installed)).map(
    ({ name }) =>
      `This Gatsby is not as src/gatsby/internals/${name}.ts expects; the comment at the top of that file says what follows.`,
  );
}
