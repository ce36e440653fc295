import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { documentsOf } from '../../domain/content/content-index';
import { translationsOf } from '../../domain/content/documents';
import { pathPatterns } from '../../domain/publish/host-headers';
import { twinPath } from '../../domain/routing/paths';
import { planRedirects } from '../../domain/site/redirects';
import { gatsbyImageScripts } from '../../runtime/gatsby-image-scripts';
import { inlineScripts } from '../../runtime/inline-scripts';
import { site } from '../../site/config';
import { startScript } from '../internals/template-scripts';
import { publishFeeds } from '../outputs/feed-files';
import { publishHeaders, scriptHashes, UnknownScripts } from '../outputs/publish-headers';
import type { CardStatistics } from '../pictures/social-cards';
import { project, projectWithContent } from './state';
import { staticAddresses } from '../content/file-addresses';
import { publishStatic, removeUnnamed, writtenTwice } from '../outputs/published-files';
import { publishRedirects } from '../outputs/redirect-files';
import { publishRobotsAndLlms } from '../outputs/robots-and-llms';
import { plannedIndexes, writeIndex } from '../outputs/search-index';
import { webManifest } from '../outputs/site-descriptions';
import { publishTwins, twinPages } from '../outputs/twins';
import { timed } from './timed';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const { reporter } = args;
  const current = projectWithContent();
  const { directory, content } = current;
  const folder = path.join(directory, 'public');
  const { index, plan } = content;
  const statics = staticAddresses(current);
  const twice = writtenTwice(folder, webManifest(), statics);
  if (twice.length > 0)
    reporter.panic(
      `A plugin writes what the site itself writes into public/: ${twice.join(', ')}. → Remove it from ` +
        'gatsby-config.ts. A robots.txt of yours belongs in static/, names and icons of the manifest into ' +
        '"manifest" of site.yml, redirects into data/redirects.yml, and origins that pages may use into "security" of site.yml.',
    );
  publishStatic(current);
  publishRedirects(current, content.redirects, planRedirects(plan.pages, index.authors, site.i18n));
  // GitHub Pages would leave out what begins with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
  publishRobotsAndLlms(content, current);
  publishTwins(current);
  await timed(
    reporter,
    'write search index',
    () => {
      const indexes = plannedIndexes(content);
      for (const index of indexes) writeIndex(index, content, directory);
      return indexes;
    },
    ({ length }) => `${String(length)} written`,
  );
  await timed(reporter, 'write feeds', () => publishFeeds(index, directory, args), String);
  await timed(
    reporter,
    'draw cards',
    () => publishCards(folder, reporter),
    (cards) => (cards ? `${String(cards.drawn)} drawn, ${String(cards.fromCache)} from cache` : ''),
  );
  // Before the headers, which have a rule for each file that stays.
  removeUnnamed(directory);
  const { prePaint, homes, pagePath } = inlineScripts(site);
  const scripts = [
    prePaint,
    pagePath,
    startScript(directory),
    ...homes.map(({ script }) => script),
    ...gatsbyImageScripts(),
  ];
  let hashes: string[] = [];
  try {
    hashes = scriptHashes(folder, scripts, statics, site.security.scriptSources);
  } catch (error) {
    if (!(error instanceof UnknownScripts)) throw error;
    reporter.panic(error.message);
  }
  publishHeaders(
    folder,
    hashes,
    pathPatterns(twinPages(content).map(({ page }) => twinPath(page.path))),
    [...statics].filter((address) => /\.svg$/i.test(address)).map(encodeURI),
    new Set(
      documentsOf(index)
        .flatMap(translationsOf)
        .flatMap(({ compiled }) => compiled.pageNeeds),
    ),
  );
};

async function publishCards(folder: string, reporter: Reporter): Promise<CardStatistics | undefined> {
  const cards = await project().cards?.publish(folder);
  for (const { title, characters } of cards?.incomplete ?? [])
    reporter.info(`cards: the font has no ${characters.join(' ')}, left out of "${title}"`);
  return cards;
}
