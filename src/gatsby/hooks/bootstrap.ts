import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { versionsOf } from '../../domain/content/documents';
import { reportTranslations, summarizeTranslations } from '../../domain/site/translations';
import { changedAt, readAllLastUpdates } from '../content/last-updates';
import { overrideDataLayer } from '../internals/data-layer';
import { steps } from '../jobs/step-times';
import { templateFiles } from '../nodes/create-pages';
import { publishPictures } from '../pictures/images';
import { reportContent } from './content-report';
import { projectFolder } from './project-folder';
import { contentState, isDevelopment, startCards, startContent, type ContentState } from './state';

/** Reads and checks everything before Gatsby does any work: a build with errors ends here and touches nothing. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = async ({
  reporter,
  store,
  emitter,
}: ParentSpanPluginArgs) => {
  const directory = projectFolder(store);
  await overrideDataLayer({
    directory,
    store,
    emitter,
    steps,
    templates: templateFiles(),
    isDevelopment,
    warn: (message) => {
      reporter.warn(message);
    },
  });
  const content = steps.run(
    'content',
    () => startContent(directory),
    ({ statistics: { documents, compiled, fromCache } }) =>
      `${String(documents)} documents: ${String(compiled)} compiled, ${String(fromCache)} from cache`,
  );
  const state = contentState();
  const { root } = state;
  reportContent(content, reporter);
  if (process.env.NODE_ENV === 'production') startPictures(state);
  startCards();
  state.lastUpdates = readAllLastUpdates(root, (message) => {
    reporter.warn(message);
  });
  reporter.info(summarizeTranslations(reportTranslations(content.index, changedAt(root, state.lastUpdates))));
};

function startPictures(state: ContentState): void {
  const { posts, docs, pages } = state.content.index;
  const versions = [...posts, ...docs, ...pages].flatMap(versionsOf);
  state.pictures = steps.run(
    'pictures',
    () => publishPictures(versions, state),
    ({ pictures, made }) => `${String(pictures)}: ${String(made)} made, beside the other steps`,
  );
  // Reported where it is waited for.
  state.pictures.catch(() => undefined);
}
