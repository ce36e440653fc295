/**
 * What gatsby-plugin-react-i18next uses of Gatsby's client (see `src/gatsby/internals/replaced-modules.ts`). The plugin
 * requires the whole of it, so that no part could be left out.
 */
export { withPrefix } from 'gatsby';
