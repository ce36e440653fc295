import { expect, it } from 'vitest';
import { plugins } from '../hooks/plugins';
import { pluginFaults, type ListedPlugin } from './check-plugins';

const plugin = (name: string, others: Partial<ListedPlugin> = {}): ListedPlugin => ({
  name,
  browserAPIs: [],
  ...others,
});

it.each<[string, ListedPlugin[], RegExp[]]>([
  [
    'nothing of plugins that work',
    [plugin('gatsby-plugin-nprogress', { browserAPIs: ['onRouteUpdate'] })],
    [],
  ],
  [
    'nothing of several sources',
    [plugin('gatsby-source-filesystem'), plugin('gatsby-source-filesystem')],
    [],
  ],
  [
    'a second one of the site’s',
    [plugin('gatsby-plugin-sitemap'), plugin('gatsby-plugin-sitemap')],
    [/^gatsby-plugin-sitemap is in the list twice/],
  ],
  [
    'a service worker',
    [plugin('gatsby-plugin-offline', { browserAPIs: ['registerServiceWorker', 'onRouteUpdate'] })],
    [/^gatsby-plugin-offline needs a service worker/],
  ],
  [
    'options of mdx as Gatsby fills them in',
    [
      plugin('gatsby-plugin-mdx', {
        pluginOptions: { gatsbyRemarkPlugins: [], mdxOptions: { remarkPlugins: [] } },
      }),
    ],
    [],
  ],
  [
    'plugins for Markdown',
    [plugin('gatsby-plugin-mdx', { pluginOptions: { gatsbyRemarkPlugins: ['gatsby-remark-prismjs'] } })],
    [/do nothing/],
  ],
  [
    'plugins for MDX',
    [plugin('gatsby-plugin-mdx', { pluginOptions: { mdxOptions: { rehypePlugins: [() => null] } } })],
    [/do nothing/],
  ],
])('says %s', (_, listed, faults) => {
  const found = pluginFaults(listed);
  expect(found).toHaveLength(faults.length);
  faults.forEach((fault, index) => expect(found[index]).toMatch(fault));
});

it('knows the plugins of the site by their names', () => {
  const names = plugins().map((entry) => (typeof entry === 'string' ? entry : entry.resolve));
  const named = [...new Set(names)].filter((name) => name.startsWith('gatsby-'));
  const once = named.filter((name) => name !== 'gatsby-source-filesystem');
  for (const name of once) expect(pluginFaults([plugin(name), plugin(name)]), name).toHaveLength(1);
  expect(once.length).toBeGreaterThan(5);
});
