/** `npm run search:push`: sends the search records to the hosted provider; a dry run needs no credentials. */
import { ContentLoader } from '../gatsby/content/load-content';
import { projectIn } from '../gatsby/configuration/project';
import { ownSearchPages } from '../gatsby/outputs/search-index';
import { site } from '../site/config';
import { runCommand } from './commands.mjs';
import { PlainError } from './process.mjs';
import { pushRecords, pushTarget, recordsByIndex } from './push-search';

void runCommand('search:push', async ({ flags }) => {
  const project = projectIn();
  const target = flags['dry-run'] ? null : pushTarget(site.search, process.env);
  const content = new ContentLoader(project).load({ includeDrafts: false });
  if (content.problems.some(({ severity }) => severity === 'error'))
    throw new PlainError('The content has errors: `npm run check:content` says which. Nothing was sent.');
  const name = target?.indexName ?? site.search.hosted?.indexName ?? 'docs';
  const indexes = recordsByIndex(site, name, (locale) => ownSearchPages(content, locale, project.directory));
  await pushRecords(indexes, target, console.log).catch((error: unknown) => {
    throw new PlainError(String(error instanceof Error ? error.message : error));
  });
  return 0;
});
