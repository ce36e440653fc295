/**
 * Touches imports in Gatsby's client and in gatsby-plugin-react-i18next, by module name. Small modules of the site
 * replace packages that are needed only in part: 13 KB less on every page (Brotli).
 *
 * When an import is renamed, the package is bundled again, which the budgets notice. When another export of a package
 * is imported, it is undefined; the contract test compares the names.
 */
import type { Installed } from './override';

/** The name of this override. */
export const name = 'replaced-modules';

/** Whether Gatsby and the plugin import these modules. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js',
    'require("i18next")',
    'require("react-i18next")',
  );

/** The replaced modules, with their replacements. */
export const REPLACEMENTS = {
  i18next$: 'src/i18n/runtime/i18next.ts',
  'react-i18next$': 'src/i18n/runtime/react-i18next.tsx',
};
