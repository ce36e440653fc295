/*
 * Stands for what DocSearch's dialog imports and, as it is used here, neither shows nor asks: three quarters of it.
 * `src/gatsby/bundling/webpack-scripts.ts` puts it in their place.
 */

/** Of `@base-ui/react/menu`: menus of facets, of which none are offered. */
export const Menu = {};

/** Of `@algolia/autocomplete-plugin-algolia-insights`: reports to the provider what is pressed; never switched on. */
export const createAlgoliaInsightsPlugin = (): object => ({});

/** Of `algoliasearch/lite`: the hosted provider's client, where none is configured. */
export const liteClient = (): object => ({
  addAlgoliaAgent: () => undefined,
  transporter: { algoliaAgent: { value: 'docsearch.js ()' } },
});
