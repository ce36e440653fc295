import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { Problem } from '../../domain/problem/problem';
import { drawPortrait } from '../../domain/ornament/portrait';
import { localizePath } from '../../domain/routing/locale';
import { drawnPortraitPath } from '../../domain/routing/portrait-path';
import type { PageContext } from '../../domain/site/page-context';
import { assertPlan, type PagePlan } from '../../domain/site/page-plan';
import { reportTranslations, summarizeTranslations } from '../../domain/site/translations';
import { site } from '../../site/config';
import { takeConfiguration } from '../configuration/take-configuration';
import { changedAt } from '../content/git';
import type { LoadedContent } from '../content/load-content';
import { publishDocumentFiles } from '../outputs/published-files';
import * as nodeEvents from '../internals/node-events';
import { pageContexts, pageInputs, type PageInput } from '../nodes/create-pages';
import { queryPages } from '../nodes/page-query';
import { sharedData } from '../nodes/shared-data';
import { updateNodes } from '../nodes/update-nodes';
import { publishBrowserAssets } from '../outputs/browser-assets';
import { dropBuiltFiles, dropSearchIndex } from '../outputs/on-demand-files';
import { publishSharedFiles } from '../outputs/shared-files';
import { publishManifest, publishOpenSearch } from '../outputs/site-descriptions';
import { SocialCards } from '../pictures/social-cards';
import { writeChanged } from '../store/write-changed';
import { reportContent } from './content-report';
import { isDevelopment, project, showsDrafts } from './state';

/** The pages; empty before the first call of `createPages`. */
let pages: readonly PageInput[] = [];

/** Makes the context of a page; null before the first call of `createPages`. */
let contextOf: ReturnType<typeof pageContexts> | null = null;

/**
 * Connects the texts that nodes hold, makes the site's nodes of them, and creates the pages planned from a query of the
 * data layer. In development this runs again after every change of a file.
 */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  const current = project();
  const { root, directory, nodes } = current;
  const isFirst = pages.length === 0;
  if (isFirst) for (const node of args.getNodes()) nodes.add(node);
  if (isFirst && isDevelopment) nodeEvents.apply(args.emitter, nodes);
  if (!isFirst) takeConfiguration(root);
  let loaded: LoadedContent;
  let plan: PagePlan;
  // What changes meanwhile is not followed by another call.
  do {
    loaded = await contentOfNodes(args);
    plan = await queryPages(args, site);
  } while (nodes.isOutdated);
  const assets = isFirst ? start(loaded, args) : null;
  if (!isFirst) dropSearchIndex(loaded, directory);
  publishContentFiles(loaded);
  if (!loaded.problems.some(({ severity }) => severity === 'error')) assertPlan(plan);
  current.content = { ...loaded, plan };
  const shared = sharedData(current.content);
  publishSharedFiles(shared, directory);
  contextOf = pageContexts(current.content, shared);
  pages = pageInputs(current.content, shared);
  for (const page of pages) args.actions.createPage(page);
  await assets;
};

/** The content that the nodes hold, after the site's own nodes have been made of it. */
async function contentOfNodes(args: CreatePagesArgs): Promise<LoadedContent> {
  const { root, directory, loader, nodes, lastUpdates } = project();
  const problems: Problem[] = [];
  const sources = await nodes.texts(args.loadNodeContent, problems);
  const content = loader.load({ includeDrafts: showsDrafts(), sources });
  content.problems.unshift(...problems);
  reportContent(content, args.reporter);
  await updateNodes({ content, site, lastUpdates, root, directory }, sources, args);
  return content;
}

/** What happens once, when the content is known; gives what is still being done. */
function start(content: LoadedContent, { reporter }: CreatePagesArgs): Promise<void> {
  const current = project();
  const { root, directory, lastUpdates } = current;
  reporter.info(summarizeTranslations(reportTranslations(content.index, changedAt(root, lastUpdates))));
  if (isDevelopment) dropBuiltFiles(content, directory);
  else current.cards = new SocialCards(content, directory);
  publishOpenSearch(directory);
  return publishBrowserAssets(directory);
}

/** Publishes what texts and data files name, and a drawing for each author: pages show it without a portrait. */
function publishContentFiles(content: LoadedContent): void {
  const current = project();
  publishManifest(current.directory);
  for (const { key } of content.index.authors.values())
    writeChanged(
      path.join(current.directory, 'public', decodeURIComponent(drawnPortraitPath(key))),
      drawPortrait(key),
    );
  publishDocumentFiles(content, current);
}

/** What gatsby-plugin-react-i18next adds to a page, of which it makes one per language. */
type PluginContext = Partial<Pick<PageContext, 'language' | 'i18n' | 'kind'>>;

const OWN_PAGES = path.resolve('src/pages') + path.sep;

/**
 * Takes the pages that Gatsby and the plugin for languages make of the files in `src/pages`: each gets the address of its
 * language and what the shell needs. Of not-found pages only the planned ones stay: Gatsby makes its own partly at the
 * same path, and deleting one of those removes `/404.html` too, so the planned ones are created again.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  const { kind, language: locale, i18n } = (page.context ?? {}) as PluginContext;
  if (kind !== undefined) return;
  if (/\/404(\.html|\/)?$/.test(page.path)) {
    actions.deletePage(page);
    for (const planned of pages.filter(({ context }) => context.kind === 'not-found'))
      actions.createPage(planned);
  } else if (contextOf && locale && i18n && page.component.startsWith(OWN_PAGES)) {
    const neutralPath = i18n.originalPath;
    const place = { locale, neutralPath, path: localizePath(neutralPath, locale, site.i18n) };
    const context = { ...page.context, ...contextOf({ ...place, kind: 'own', key: null, list: null }) };
    actions.deletePage(page);
    actions.createPage({ ...page, path: place.path, context });
  }
};
