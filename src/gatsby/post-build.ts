import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { formatProblems, type Problem } from '../domain/content/problem';
import { pathPatterns } from '../domain/publish/host-headers';
import { twinPath } from '../domain/routing/paths';
import { planRedirects, redirectsFile } from '../domain/routing/redirects';
import { site } from '../site/config';
import { builtPages, fileStamp } from './built-pages';
import { SCAN_SOURCES, SiteChecker, type PackedScan } from './check-site';
import { publishFeeds } from './feeds';
import { publishReleaseFeeds } from './release-feed';
import { publishHeaders, SCRIPT_SOURCES, ScriptHashes, scriptHashes } from './host';
import { KeptResults } from './kept-results';
import { projectFolder } from './project-folder';
import type { CardStatistics } from './social-cards';
import { contentState } from './state';
import { steps } from './step-times';
import { twinPages } from './twins';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const directory = projectFolder(args.store);
  const folder = path.join(directory, 'public');
  const {
    root,
    content,
    content: { index, plan },
    pictures,
  } = contentState();
  await pictures;
  const redirects = planRedirects(plan.pages, index.authors, site.i18n);
  publishRedirects(directory, redirectsFile(redirects, site.baseUrl));
  publishReleaseFeeds(folder, index.releases);
  await steps.run('feeds', () =>
    publishFeeds(directory, [...index.tags.post.values()], (query, variables) =>
      args.graphql(query, variables),
    ),
  );
  await steps.run(
    'cards',
    () => publishCards(folder, args.reporter),
    (cards) =>
      cards && `${String(cards.drawn)} drawn, ${String(cards.fromCache)} from cache, beside the other steps`,
  );
  const scripts = new ScriptHashes();
  const scans = new KeptResults<PackedScan>(directory, 'scans', SCAN_SOURCES);
  const hashes = new KeptResults<string[]>(directory, 'script-hashes', SCRIPT_SOURCES);
  const sources = { root, index, pages: plan.pages, redirects };
  const checker = new SiteChecker(folder, sources, (file, scan) => scans.get(fileStamp(folder, file), scan));
  const problems = steps.run('site check', () => {
    for (const page of builtPages(folder)) {
      const stamp = fileStamp(folder, page.file);
      scripts.add(
        hashes.get(stamp, () => scriptHashes(page.html())),
        page.file,
      );
      checker.addPage(page);
    }
    const found = checker.problems();
    scans.save();
    hashes.save();
    return found;
  });
  publishHeaders(
    folder,
    scripts.hashes,
    pathPatterns(twinPages(content).map(({ page }) => twinPath(page.path))),
  );
  report(problems, args.reporter);
  args.reporter.log(`Steps of the build\n\n${steps.table()}\n`);
};

/** The site's redirects, after those an author has in `static/_redirects`: the host takes the first that fits. */
function publishRedirects(directory: string, text: string): void {
  const own = path.join(directory, 'static', '_redirects');
  writeFileSync(
    path.join(directory, 'public', '_redirects'),
    (existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : '') + text,
  );
}

/** Puts the cards beside the pages. */
async function publishCards(folder: string, reporter: Reporter): Promise<CardStatistics | undefined> {
  const cards = await contentState().cards?.publish(folder);
  for (const { title, characters } of cards?.incomplete ?? [])
    reporter.info(`cards: the font has no ${characters.join(' ')}, left out of "${title}"`);
  return cards;
}

/** Shows what is wrong with the built site; errors end the build. */
function report(problems: Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = `The built site has problems.\n\n${formatProblems(problems)}`;
  if (problems.some(({ severity }) => severity === 'error')) reporter.panicOnBuild(text);
  else reporter.warn(text);
}
