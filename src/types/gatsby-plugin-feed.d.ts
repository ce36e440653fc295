/** The hook of gatsby-plugin-feed, which is called again for feeds that are unknown when the configuration is read. */
declare module 'gatsby-plugin-feed/gatsby-node' {
  import type { ParentSpanPluginArgs } from 'gatsby';

  export function onPostBuild(
    args: Pick<ParentSpanPluginArgs, 'graphql' | 'reporter'>,
    options: { feeds: readonly object[] },
  ): Promise<void>;
}
