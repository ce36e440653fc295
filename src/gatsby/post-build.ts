import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { formatProblems, type Problem } from '../domain/content/problem';
import { planRedirects, redirectsFile } from '../domain/routing/redirects';
import { site } from '../site/config';
import { builtPages } from './built-pages';
import { SiteChecker } from './check-site';
import { publishFeeds } from './feeds';
import { publishReleaseFeeds } from './release-feed';
import { publishHeaders, ScriptHashes } from './host';
import { projectFolder } from './project-folder';
import { contentState } from './state';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const folder = path.join(projectFolder(args.store), 'public');
  const {
    root,
    content: { index, plan },
  } = contentState();
  const redirects = planRedirects(plan.pages, index.authors, site.i18n);
  appendFileSync(path.join(folder, '_redirects'), redirectsFile(redirects, site.baseUrl));
  publishReleaseFeeds(folder, index.releases);
  await publishFeeds(folder, [...index.tags.post.values()], (query, variables) =>
    args.graphql(query, variables),
  );
  await publishCards(folder, args.reporter);
  const scripts = new ScriptHashes();
  const checker = new SiteChecker(folder, { root, index, pages: plan.pages, redirects });
  for await (const page of builtPages(folder)) {
    scripts.add(page.html, page.file);
    checker.addPage(page);
  }
  publishHeaders(folder, scripts.hashes);
  report(checker.problems(), args.reporter);
};

/** Puts the cards beside the pages. */
async function publishCards(folder: string, reporter: Reporter): Promise<void> {
  const cards = await contentState().cards?.publish(folder);
  if (!cards) return;
  const { drawn, fromCache, milliseconds, incomplete } = cards;
  reporter.info(
    `cards: ${String(drawn)} drawn, ${String(fromCache)} from cache, ${String(Math.round(milliseconds))} ms beside the build`,
  );
  for (const { title, characters } of incomplete)
    reporter.info(`cards: the font has no ${characters.join(' ')}, left out of "${title}"`);
}

/** Shows what is wrong with the built site; errors end the build. */
function report(problems: Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = `The built site has problems.\n\n${formatProblems(problems)}`;
  if (problems.some(({ severity }) => severity === 'error')) reporter.panicOnBuild(text);
  else reporter.warn(text);
}
