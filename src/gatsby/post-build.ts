import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { formatProblems, type Problem } from '../domain/content/problem';
import { pathPatterns } from '../domain/publish/host-headers';
import { twinPath } from '../domain/routing/paths';
import { planRedirects, redirectsFile } from '../domain/routing/redirects';
import { site } from '../site/config';
import { builtPages } from './built-pages';
import { SiteChecker } from './check-site';
import { publishFeeds } from './feeds';
import { publishReleaseFeeds } from './release-feed';
import { publishHeaders, ScriptHashes } from './host';
import { projectFolder } from './project-folder';
import { contentState } from './state';
import { steps } from './step-times';
import { twinPages } from './twins';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const folder = path.join(projectFolder(args.store), 'public');
  const {
    root,
    content,
    content: { index, plan },
    pictures,
  } = contentState();
  await pictures;
  const redirects = planRedirects(plan.pages, index.authors, site.i18n);
  appendFileSync(path.join(folder, '_redirects'), redirectsFile(redirects, site.baseUrl));
  publishReleaseFeeds(folder, index.releases);
  await steps.run('feeds', () =>
    publishFeeds(folder, [...index.tags.post.values()], (query, variables) => args.graphql(query, variables)),
  );
  const { cards } = contentState();
  if (cards) {
    await steps.run(
      'social cards',
      () => cards.publish(folder),
      ({ drawn, fromCache, milliseconds, incomplete }) =>
        [
          `${String(drawn)} drawn beside the build in ${(milliseconds / 1000).toFixed(2)} s, ${String(fromCache)} from cache`,
          ...incomplete.map(({ title, characters }) => `"${title}" without ${characters.join(' ')}`),
        ].join('; '),
    );
  }
  const scripts = new ScriptHashes();
  const checker = new SiteChecker(folder, { root, index, pages: plan.pages, redirects });
  const problems = await steps.run('site check', async () => {
    for await (const page of builtPages(folder)) {
      scripts.add(page.html, page.file);
      checker.addPage(page);
    }
    return checker.problems();
  });
  publishHeaders(
    folder,
    scripts.hashes,
    pathPatterns(twinPages(content).map(({ page }) => twinPath(page.path))),
  );
  report(problems, args.reporter);
  args.reporter.log(`Steps of the build\n\n${steps.table()}\n`);
};

/** Shows what is wrong with the built site; errors end the build. */
function report(problems: Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = `The built site has problems.\n\n${formatProblems(problems)}`;
  if (problems.some(({ severity }) => severity === 'error')) reporter.panicOnBuild(text);
  else reporter.warn(text);
}
