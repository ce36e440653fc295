/**
 * Touches imports of Gatsby's client and of gatsby-plugin-react-i18next, by their names: modules of the site stand for
 * packages of which it needs a part (15 KB less of every page, Brotli) or nothing: `<Script>`, with threads or without,
 * and a service worker (2.3 KB).
 *
 * When an import has another name, the package is in the scripts again, which the budgets notice. When something else
 * is imported from a package, it is undefined: the contract with the installed packages compares the names.
 */
import type { Installed } from './override';

/** The name of this override. */
export const name = 'replaced-modules';

/** Whether Gatsby and the plugin import these modules. */
export const isThere = ({ holds }: Installed): boolean =>
  holds(
    'gatsby/cache-dir/production-app.js',
    '"gatsby-react-router-scroll"',
    '`./register-service-worker`',
  ) &&
  holds('gatsby/cache-dir/gatsby-browser-entry.js', '"gatsby-script"') &&
  holds('gatsby/dist/internal-plugins/partytown/gatsby-browser.js', './utils/inject-partytown-snippet') &&
  holds(
    'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js',
    'require("i18next")',
    'require("react-i18next")',
  );

/** Stands for what is imported and, as things are configured here, never called. */
export const NEVER_CALLED = 'src/stubs/never-called.ts';

const EVERYWHERE = {
  i18next$: 'src/i18n/runtime/i18next.ts',
  'react-i18next$': 'src/i18n/runtime/react-i18next.tsx',
  outdent$: NEVER_CALLED,
  'browser-lang$': NEVER_CALLED,
  'gatsby-react-router-scroll$': 'src/runtime/router-scroll.ts',
};

const IN_BROWSERS = {
  'gatsby-script$': NEVER_CALLED,
  './utils/inject-partytown-snippet$': NEVER_CALLED,
  './register-service-worker$': NEVER_CALLED,
};

/** The modules that are replaced in one kind of bundle, and what stands for them. */
export const apply = (stage: string): Record<string, string> => ({
  ...EVERYWHERE,
  ...(stage === 'build-javascript' && IN_BROWSERS),
});
