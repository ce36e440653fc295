import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { versionsOf, type ContentDocument } from '../../domain/content/documents';
import type { Problem } from '../../domain/problem/problem';
import { brokenAddresses } from '../../domain/links/check-links';
import { pathPatterns } from '../../domain/publish/host-headers';
import { twinPath } from '../../domain/routing/paths';
import { planRedirects, redirectsFile } from '../../domain/site/redirects';
import { site } from '../../site/config';
import { builtPages } from '../site-check/built-pages';
import { SiteChecker, type SiteSources } from '../site-check/check-site';
import { publishFeeds } from '../outputs/feed-files';
import { feedPostDigests } from '../outputs/feed-resolver';
import { publishHeaders } from '../outputs/publish-headers';
import { ScriptHashes } from '../site-check/inline-scripts';
import { describeProblems } from '../content/problem-report';
import { projectFolder } from './project-folder';
import { SiteScans } from '../site-check/site-scans';
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
  const scripts = new ScriptHashes();
  const documents: ContentDocument[] = [...index.posts, ...index.docs, ...index.pages];
  const reported = brokenAddresses(documents, content.targets);
  const problems = await steps.run('site check', () =>
    checkSite(directory, folder, { root, index, pages: plan.pages, redirects, reported }, scripts),
  );
  publishHeaders(
    folder,
    scripts.hashes,
    pathPatterns(twinPages(content).map(({ page }) => twinPath(page.path))),
    [...staticAddresses(root, directory)].filter((address) => /\.svg$/i.test(address)).map(encodeURI),
    new Set(documents.flatMap(versionsOf).flatMap(({ compiled }) => compiled.pageNeeds)),
  );
  report(unsaid(problems, content.problems), args.reporter);
  args.reporter.log(`Steps of the build\n\n${steps.table()}\n`);
};

/** Checks the built site and collects the inline scripts of its pages. */
async function checkSite(
  directory: string,
  folder: string,
  sources: SiteSources,
  scripts: ScriptHashes,
): Promise<Problem[]> {
  const scans = new SiteScans(directory, folder);
  const checker = new SiteChecker(folder, sources, (file) => scans.of(file));
  const pages = [...builtPages(folder)];
  await scans.prepare([...pages.map(({ file }) => file), ...checker.texts()]);
  for (const page of pages) {
    scripts.add(scans.of(page.file).scripts, page.file);
    checker.addPage(page);
  }
  const problems = checker.problems();
  scans.save();
  return problems;
}

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

/** Drops warnings about lines that the content check has reported already: both checks see a lost anchor. */
function unsaid(problems: readonly Problem[], said: readonly Problem[]): Problem[] {
  const lines = new Set(said.map(({ file, line }) => `${file}:${String(line)}`));
  return problems.filter(
    ({ severity, file, line }) => severity === 'error' || !lines.has(`${file}:${String(line)}`),
  );
}

/** Prints problems of the built site; errors end the build. */
function report(problems: Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const { root, directory } = contentState();
  const text = `The built site has problems.\n\n${describeProblems(problems, root, directory)}`;
  if (problems.some(({ severity }) => severity === 'error')) reporter.panicOnBuild(text);
  else reporter.warn(text);
}
