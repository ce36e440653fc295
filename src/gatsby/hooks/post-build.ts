import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { versionsOf, type ContentDocument } from '../../domain/content/documents';
import { pathPatterns } from '../../domain/publish/host-headers';
import { twinPath } from '../../domain/routing/paths';
import { planRedirects, redirectsFile } from '../../domain/site/redirects';
import { site } from '../../site/config';
import { publishFeeds } from '../outputs/feed-files';
import { feedPostDigests } from '../outputs/feed-resolver';
import { publishHeaders } from '../outputs/publish-headers';
import { scriptHashes } from '../outputs/inline-scripts';
import { projectFolder } from './project-folder';
import type { CardStatistics } from '../pictures/social-cards';
import { contentState } from './state';
import { publishStatic, staticAddresses, staticFile } from '../content/static-files';
import { steps } from '../jobs/step-times';
import { twinPages } from '../outputs/twins';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const directory = projectFolder(args.store);
  const folder = path.join(directory, 'public');
  const {
    root,
    content,
    content: { index, plan },
    jobs,
  } = contentState();
  const redirects = [...content.redirects, ...planRedirects(plan.pages, index.authors, site.i18n)];
  publishStatic(root, directory);
  publishRedirects(root, directory, redirectsFile(redirects, site.baseUrl));
  await Promise.all(jobs.map((work) => work.wait()));
  await steps.run(
    'feeds',
    async () => publishFeeds({ content, directory, digestOfPost: await feedPostDigests(args.getNode) }, args),
    ({ feeds, written }) => `${String(feeds)}: ${String(written)} written`,
  );
  await steps.run(
    'cards',
    () => publishCards(folder, args.reporter),
    (cards) => cards && `${String(cards.drawn)} drawn, ${String(cards.fromCache)} from cache, in parallel`,
  );
  const documents: ContentDocument[] = [...index.posts, ...index.docs, ...index.pages];
  publishHeaders(
    folder,
    scriptHashes(folder),
    pathPatterns(twinPages(content).map(({ page }) => twinPath(page.path))),
    [...staticAddresses(root, directory)].filter((address) => /\.svg$/i.test(address)).map(encodeURI),
    new Set(documents.flatMap(versionsOf).flatMap(({ compiled }) => compiled.pageNeeds)),
  );
  args.reporter.log(`Steps of the build\n\n${steps.table()}\n`);
};

/** Writes the site's redirects after those in the author's `static/_redirects`: the host applies the first match. */
function publishRedirects(root: string, directory: string, text: string): void {
  const own = staticFile('_redirects', root, directory);
  writeFileSync(
    path.join(directory, 'public', '_redirects'),
    (existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : '') + text,
  );
}

/** Publishes the social cards. */
async function publishCards(folder: string, reporter: Reporter): Promise<CardStatistics | undefined> {
  const cards = await contentState().cards?.publish(folder);
  for (const { title, characters } of cards?.incomplete ?? [])
    reporter.info(`cards: the font has no ${characters.join(' ')}, left out of "${title}"`);
  return cards;
}
