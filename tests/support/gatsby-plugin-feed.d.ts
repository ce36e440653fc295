/** The hook of gatsby-plugin-feed, which tests call as a build does. */
declare module 'gatsby-plugin-feed/gatsby-node' {
  import type { ParentSpanPluginArgs } from 'gatsby';

  export function onPostBuild(
    args: Pick<ParentSpanPluginArgs, 'graphql' | 'reporter'>,
    options: { feeds: readonly object[] },
  ): Promise<void>;
}
