/** What a plugin of `gatsby-config.ts` asks for that this program does not do. */

/** The part of Gatsby's record of a plugin that is looked at. */
export interface ListedPlugin {
  name: string;
  pluginOptions?: { gatsbyRemarkPlugins?: unknown; mdxOptions?: Record<string, unknown> };
  browserAPIs: readonly string[];
}

/** Plugins that the site has, and that would do their work twice. */
const OWN = new Set([
  'gatsby-plugin-feed',
  'gatsby-plugin-image',
  'gatsby-plugin-mdx',
  'gatsby-plugin-react-i18next',
  'gatsby-plugin-sharp',
  'gatsby-plugin-sitemap',
  'gatsby-plugin-typescript',
  'gatsby-transformer-sharp',
]);

const LIST = 'src/gatsby/hooks/plugins.ts';

/** Says of each plugin that would fail in silence why, and what to do instead. */
export function pluginFaults(plugins: readonly ListedPlugin[]): string[] {
  const names = plugins.map(({ name }) => name);
  return plugins.flatMap(({ name, browserAPIs, pluginOptions }, index) => {
    const faults: string[] = [];
    if (OWN.has(name) && names.indexOf(name) < index)
      faults.push(
        `${name} is in the list twice: the site has it already. → Remove yours; its options are in ${LIST}.`,
      );
    if (browserAPIs.includes('registerServiceWorker'))
      faults.push(
        `${name} needs a service worker, which the scripts of this site do not register. → Remove it.`,
      );
    const { gatsbyRemarkPlugins, mdxOptions } = pluginOptions ?? {};
    if (
      name === 'gatsby-plugin-mdx' &&
      [gatsbyRemarkPlugins, ...Object.values(mdxOptions ?? {})].some(hasItems)
    )
      faults.push(
        `${name} has plugins in its options, which do nothing: the site compiles texts itself. ` +
          '→ Remove them; what texts may contain is in src/domain/markdown/README.md.',
      );
    return faults;
  });
}

const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
