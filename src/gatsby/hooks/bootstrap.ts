import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { site } from '../../site/config';
import { type ListedPlugin, pluginFaults } from '../configuration/check-plugins';
import { readAllLastUpdates } from '../content/git';
import { restoreUnnamed } from '../outputs/published-files';
import * as guardDevelopServer from '../internals/guard-develop-server';
import * as literalWatchPaths from '../internals/literal-watch-paths';
import * as patchDevelopLoop from '../internals/patch-develop-loop';
import * as quietMessages from '../internals/quiet-messages';
import { isStateStale } from '../store/stale-state.mjs';
import { isChecked, reportContent } from './content-report';
import { isDevelopment, showsDrafts, startProject } from './state';
import { timed } from './timed';

type State = patchDevelopLoop.DataLayerState & {
  program: { directory: string; host: string; prefixPaths?: boolean };
  flattenedPlugins: readonly ListedPlugin[];
};

/** Redux's, typed as far as it is used; its functions need no `this`. */
interface Store {
  getState: () => State;
  dispatch: (action: { type: 'UPDATE_PLUGINS_HASH'; payload: string }) => void;
}

/**
 * Lets Gatsby begin anew after a change of the program, and removes what earlier builds have left in `public/` when it
 * begins without a state: it could not tell what it will not write again.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({
  reporter,
  store,
}: ParentSpanPluginArgs) => {
  const { getState, dispatch } = store as unknown as Store;
  const { directory } = getState().program;
  const isStale = await isStateStale(directory);
  if (isStale) {
    reporter.info('The code of the data layer has changed: starting from scratch.');
    // Gatsby has read the state by now. It drops one of other plugins, but for the jobs that have written pictures.
    dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  }
  const folder = path.join(directory, 'public');
  if (
    isDevelopment ||
    !existsSync(folder) ||
    (!isStale && existsSync(path.join(directory, '.cache', 'redux')))
  )
    return;
  for (const name of readdirSync(folder))
    if (!isStale || name !== 'static') rmSync(path.join(folder, name), { recursive: true });
};

/** Checks the content on disk before Gatsby does any work: a build with errors ends here and changes nothing. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = async ({
  reporter,
  store,
  emitter,
}: ParentSpanPluginArgs) => {
  // V8 collects garbage when the heap has grown by half. By default it lets the heap grow to several times the memory in
  // use. This takes no measurable time and a tenth off a build's peak memory.
  if (!isDevelopment) setFlagsFromString('--heap-growing-percent=50');
  const { getState } = store as unknown as Store;
  const { program, flattenedPlugins } = getState();
  const { directory, host, prefixPaths } = program;
  if (!isDevelopment && site.baseUrl !== '/' && !prefixPaths)
    reporter.panic(
      `The site is published below ${site.baseUrl} ("baseUrl" in site.yml), which Gatsby does not know yet. → ` +
        'Run `npm run build`, or `npx gatsby build --prefix-paths`.',
    );
  const faults = pluginFaults(flattenedPlugins);
  if (faults.length > 0)
    reporter.panic(`gatsby-config.ts lists plugins that do not work here:\n\n${faults.join('\n')}`);
  literalWatchPaths.apply(literalWatchPaths.installedChokidar());
  const modules = patchDevelopLoop.gatsbyModules(directory);
  if (isDevelopment) {
    guardDevelopServer.apply(host, modules);
    patchDevelopLoop.apply(getState, emitter, modules);
  }
  quietMessages.apply(getState, directory, modules);
  const started = startProject(directory);
  if (!isChecked) {
    const content = await timed(
      reporter,
      'check content',
      () => started.loader.load({ includeDrafts: showsDrafts() }),
      ({ statistics: { documents, compiled, fromCache } }) =>
        `${String(documents)} documents: ${String(compiled)} compiled, ${String(fromCache)} from cache`,
    );
    reportContent(content, reporter);
  }
  restoreUnnamed(directory);
  started.lastUpdates = readAllLastUpdates(started.root, (message) => {
    reporter.warn(message);
  });
};
