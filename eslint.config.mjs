import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { GENERATED } from './src/cli/process.mjs';

const TESTS = ['tests/**', '**/*.test.{ts,tsx}'];

/** Only the folders of client code may touch them. */
const BROWSER_GLOBALS = 'window document localStorage sessionStorage navigator location history'.split(' ');
const browserOnly = BROWSER_GLOBALS.map((name) => ({
  name,
  message: 'Browser services live in src/client: use or add a hook there.',
}));

const noClock = 'src/domain has no clock: take the time as an argument.';
const noChance = 'src/domain is deterministic: take the value as an argument.';

/** Takes only some names from Gatsby. @param {object} limit */
const fromGatsby = (limit) => ({
  'no-restricted-imports': ['error', { paths: [{ name: 'gatsby', ...limit }] }],
});

export default defineConfig(
  {
    ignores: [
      // Plugins have no types, and running a configuration proves it.
      'eslint.config.mjs',
      '.dependency-cruiser.mjs',
      ...GENERATED,
      ...['static', 'content', 'src/gatsby-types.d.ts', 'tests/fixtures', 'tests/content/walkthroughs'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.{ts,mts,tsx,mjs}'],
    rules: {
      // The type check knows each part's globals.
      'no-undef': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // JSX event handlers may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ...reactHooks.configs['recommended-latest'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },

  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-{config,node,ssr}.{ts,tsx}'],
    ignores: [...TESTS, 'src/client/**', 'src/live/**', 'src/runtime/**', 'src/domain/**'],
    rules: { 'no-restricted-globals': ['error', ...browserOnly] },
  },
  {
    // Globals of browsers and Node are unknown to its own `tsconfig.json`.
    files: ['src/domain/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: noClock },
        { object: 'Math', property: 'random', message: noChance },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: noClock },
      ],
    },
  },
  {
    files: ['src/{ui,runtime,i18n}/**/*.{ts,tsx}'],
    rules: fromGatsby({
      importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
      message: 'Queries belong to templates; take the data as props.',
    }),
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    rules: fromGatsby({
      allowImportNames: ['navigate', 'prefetchPathname', 'withPrefix'],
      message: 'Client code takes only navigation from Gatsby; data comes in as arguments.',
    }),
  },
  {
    // The data layer reports through Gatsby's reporter; programs and tests print.
    files: ['src/cli/**', 'src/import/**', ...TESTS],
    rules: { 'no-console': 'off' },
  },
  {
    // These rules do not see JSDoc casts; the type check does.
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // A table of GraphQL types: splitting it would only hide it.
    files: ['src/gatsby/nodes/type-defs.ts'],
    rules: { 'max-lines': 'off' },
  },
);
