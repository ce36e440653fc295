import path from 'node:path';

/**
 * Touches imports in Gatsby's client and in gatsby-plugin-react-i18next, by module name. Small modules of the site
 * replace packages that are needed only in part (15 KB less on every page, Brotli) or not at all: `<Script>` with and
 * without Partytown, and the registration of a service worker (2.3 KB); `<Slice>`, `<StaticQuery>` and `<Link>` come only
 * where they are used (1.8 KB).
 *
 * When an import is renamed, the package is bundled again, which the budgets notice. When another export of a package
 * is imported, it is undefined; the contract test compares the names.
 */

/** Replaces modules that are imported but, with this configuration, never called. */
export const NEVER_CALLED = 'src/stubs/never-called.ts';

const EVERYWHERE = {
  i18next$: 'src/i18n/runtime/i18next.ts',
  'react-i18next$': 'src/i18n/runtime/react-i18next.tsx',
  outdent$: NEVER_CALLED,
  'browser-lang$': NEVER_CALLED,
};

const IN_BROWSERS = {
  'gatsby-script$': NEVER_CALLED,
  './utils/inject-partytown-snippet$': NEVER_CALLED,
  './register-service-worker$': NEVER_CALLED,
};

/** What gatsby-plugin-react-i18next alone gets instead: it requires `gatsby`, which would come whole. */
export const TRANSLATOR = {
  test: /[\\/]gatsby-plugin-react-i18next[\\/]/,
  resolve: { alias: { gatsby$: path.resolve('src/stubs/translator-gatsby.ts') } },
};

/** The modules replaced in one kind of bundle, with their replacements. */
export const apply = (stage: string): Record<string, string> => ({
  ...EVERYWHERE,
  ...(stage === 'build-javascript' && IN_BROWSERS),
});
