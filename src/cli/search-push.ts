/** `npm run search:push`: sends the search records to the hosted provider; a dry run needs no credentials. */
import { ContentLoader } from '../gatsby/content/load-content';
import { projectIn } from '../gatsby/configuration/project';
import { ownSearchPages } from '../gatsby/outputs/search-index';
import { site } from '../site/config';
import { pushRecords, pushTarget, recordsByIndex } from './push-search';

async function main(): Promise<void> {
  const project = projectIn();
  const isDryRun = process.argv.includes('--dry-run');
  const target = isDryRun ? null : pushTarget(site.search, process.env);
  const content = new ContentLoader(project).load({ includeDrafts: false });
  if (content.problems.some(({ severity }) => severity === 'error'))
    throw new Error('The content has errors: `npm run check:content` says which. Nothing was sent.');
  const name = target?.indexName ?? site.search.hosted?.indexName ?? 'docs';
  const indexes = recordsByIndex(site, name, (locale) => ownSearchPages(content, locale, project.directory));
  await pushRecords(indexes, target, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
