import path from 'node:path';
import { onPostBuild as writeRssFeeds } from 'gatsby-plugin-feed/gatsby-node';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import type { SiteContent } from '../../src/domain/site/site-content';
import { publishFeeds } from '../../src/gatsby/outputs/feed-files';
import { feedOptions } from '../../src/gatsby/outputs/feed-options';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';
import type { AskDataLayer } from './data-layer';
import { readFeeds } from './feed-rules';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Writes the feeds as a build does: gatsby-plugin-feed writes those in the configuration, then the site writes the
 * others.
 * @param directory A temporary folder in place of the repository.
 * @returns The feeds by path, such as `/en/blog/rss.xml`.
 */
export async function writtenFeeds(
  ask: AskDataLayer,
  content: Pick<SiteContent, 'index'>,
  directory: string,
): Promise<Map<string, string>> {
  const graphql = (async (query: string) => ({ data: await ask(query) })) as CreatePagesArgs['graphql'];
  const warn = (text: string) => {
    throw new Error(text);
  };
  // The plugin writes into the current folder's `public`.
  process.chdir(directory);
  try {
    await writeRssFeeds({ graphql, reporter: { warn } as unknown as Reporter }, feedOptions());
    await publishFeeds(content.index, directory, { graphql });
  } finally {
    process.chdir(REPOSITORY);
  }
  return readFeeds(directory);
}

/** Nodes of posts with their text for feeds, which a resolver makes in a build. */
export const withFeedHtml = (nodes: readonly NodeInput[], html: (node: NodeInput) => string): NodeInput[] =>
  nodes.map((node) => (node.type === 'BlogPost' ? { ...node, feedHtml: html(node) } : node));
