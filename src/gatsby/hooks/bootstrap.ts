import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { reportTranslations, summarizeTranslations } from '../../domain/site/translations';
import { changedAt, readAllLastUpdates } from '../content/git';
import { restoreUnnamed } from '../content/published-files';
import * as guardDevelopServer from '../internals/guard-develop-server';
import * as patchDevelopLoop from '../internals/patch-develop-loop';
import * as patchFrontMatter from '../internals/patch-front-matter';
import { SocialCards } from '../pictures/social-cards';
import { reportContent } from './content-report';
import { contentState, isDevelopment, startContent } from './state';
import { timed } from './timed';

type State = patchDevelopLoop.DataLayerState & { program: { directory: string; host: string } };

/** Loads and checks everything before Gatsby does any work: a build with errors ends here and changes nothing. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = async ({
  reporter,
  store,
  emitter,
}: ParentSpanPluginArgs) => {
  // V8 collects garbage when the heap has grown by half. By default it lets the heap grow to several times the memory in
  // use. This takes no measurable time and a tenth off a build's peak memory.
  if (!isDevelopment) setFlagsFromString('--heap-growing-percent=50');
  const getState = store.getState.bind(store) as () => State;
  const { directory, host } = getState().program;
  patchFrontMatter.apply(directory);
  if (isDevelopment) {
    const modules = patchDevelopLoop.gatsbyModules(directory);
    guardDevelopServer.apply(host, modules);
    patchDevelopLoop.apply(getState, emitter, modules);
  }
  const content = await timed(
    reporter,
    'load content',
    () => startContent(directory),
    ({ statistics: { documents, compiled, fromCache } }) =>
      `${String(documents)} documents: ${String(compiled)} compiled, ${String(fromCache)} from cache`,
  );
  const state = contentState();
  const { root } = state;
  reportContent(content, reporter);
  restoreUnnamed(directory);
  if (!isDevelopment) state.cards = new SocialCards(content, directory);
  state.lastUpdates = readAllLastUpdates(root, (message) => {
    reporter.warn(message);
  });
  reporter.info(summarizeTranslations(reportTranslations(content.index, changedAt(root, state.lastUpdates))));
};
