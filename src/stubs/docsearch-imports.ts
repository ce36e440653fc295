/*
 * Replaces modules that DocSearch's dialog imports but does not use here: three quarters of its size.
 * `src/gatsby/bundling/webpack.ts` configures this.
 */

/** Of `@base-ui/react/menu`: menus of facets, which are not offered. */
export const Menu = {};

/** Of `@algolia/autocomplete-plugin-algolia-insights`: reports presses to the provider, which is never switched on. */
export const createAlgoliaInsightsPlugin = (): object => ({});

/** Of `algoliasearch/lite`: the hosted provider's client, when none is configured. */
export const liteClient = (): object => ({
  addAlgoliaAgent: () => undefined,
  transporter: { algoliaAgent: { value: 'docsearch.js ()' } },
});
