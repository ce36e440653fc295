import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Files without import boundaries: tests may import anything. */
const TESTS = ['tests/**', '**/*.test.{ts,tsx}'];
const UNBOUND = [...TESTS, '**/*.d.ts'];

/** Packages that only make sense with React, Gatsby or a browser around them. */
const REACT = ['react', 'react-dom', 'react-i18next', '@mdx-js/react'];
const GATSBY = ['gatsby', 'gatsby-*'];
const I18N = ['i18next', 'i18next-*'];

/** The parts of the project: folders of src, and the files Gatsby starts from. */
const FOLDERS = 'site i18n ui live templates pages runtime stubs styles cli'.split(' ');
/**
 * Folders with an inner order: each of their sub-folders ("rooms") with the other rooms it may import. All their files
 * are in one of the rooms.
 */
const ROOMS = {
  domain: {
    basics: [],
    ornament: [],
    live: [],
    problem: ['basics'],
    routing: ['basics'],
    script: ['problem', 'basics'],
    markdown: ['script', 'problem', 'routing', 'ornament', 'basics'],
    content: ['markdown', 'script', 'problem', 'routing', 'basics'],
    blog: ['content', 'problem', 'routing', 'basics'],
    docs: ['blog', 'content', 'problem', 'routing', 'basics'],
    links: ['content', 'markdown', 'problem', 'routing', 'basics'],
    site: ['links', 'docs', 'blog', 'content', 'markdown', 'problem', 'routing', 'basics'],
    docusaurus: ['content', 'markdown', 'routing', 'basics'],
    cards: ['ornament'],
    search: ['docs', 'content', 'markdown', 'routing', 'basics'],
    publish: ['site', 'content', 'markdown', 'routing', 'basics'],
  },
  gatsby: {
    jobs: [],
    configuration: [],
    store: ['configuration', 'jobs'],
    script: [],
    content: ['script', 'store', 'configuration', 'jobs'],
    pictures: ['content', 'store', 'configuration', 'jobs'],
    nodes: ['pictures', 'content', 'store', 'configuration', 'jobs'],
    outputs: ['nodes', 'pictures', 'content', 'store', 'configuration', 'jobs'],
    internals: ['store', 'jobs'],
    bundling: ['internals', 'store', 'configuration', 'jobs'],
    // prettier-ignore
    hooks: ['outputs', 'internals', 'nodes', 'pictures', 'content', 'store', 'configuration', 'jobs'],
  },
  client: {
    browser: [],
    navigation: ['browser'],
    theme: ['browser'],
    layout: ['navigation', 'theme', 'browser'],
    article: ['navigation', 'theme', 'browser'],
    islands: ['navigation', 'theme', 'browser'],
    search: ['navigation', 'theme', 'browser'],
  },
};
const ENTRIES = { 'entry-node': 'gatsby-{config,node}.ts', 'entry-react': 'gatsby-{browser,ssr}.tsx' };

/**
 * The one-way import directions: what each part may import from the project, and which packages it may not import.
 * Files of a part may import each other; where a part is `alone`, only its files without JSX (fragments, mappers) may
 * be imported.
 */
const BOUNDARIES = [
  part('domain', { uses: [], not: [...REACT, ...GATSBY, ...I18N, 'sharp'] }),
  part('site', { uses: ['domain'], not: [...REACT, ...GATSBY, ...I18N, 'sharp'] }),
  part('i18n', { uses: ['domain', 'site'], not: ['gatsby'] }),
  part('gatsby', { uses: ['domain', 'site', 'i18n'], not: REACT, node: true }),
  part('client', { uses: ['domain', 'site', 'i18n'] }),
  part('ui', { uses: ['client', 'i18n', 'domain', 'site'] }),
  part('live', { uses: ['domain'], not: [...GATSBY, ...I18N] }),
  part('templates', { uses: ['ui', 'i18n', 'site', 'domain'], types: ['client', 'runtime'], alone: true }),
  part('pages', { uses: ['ui', 'i18n', 'site', 'domain'], types: ['client', 'runtime'], alone: true }),
  part('runtime', { uses: ['ui', 'client', 'i18n', 'site', 'domain', 'stubs', 'styles'] }),
  part('stubs', { uses: [] }),
  part('cli', { uses: ['domain', 'site', 'gatsby', 'tests'], node: true }),
  part('entry-node', {
    uses: ['gatsby/hooks', 'gatsby/bundling', 'gatsby/configuration', 'site'],
    node: true,
  }),
  part('entry-react', { uses: ['runtime', 'styles'] }),
].flat();

/**
 * The rules of one part, with a separate set for each of its rooms, because the plugin compares every import with every
 * policy it is given. A later policy overrides an earlier one.
 * @param {string} name
 * @param {{ uses: string[], types?: string[], not?: string[], node?: boolean, alone?: boolean }} rules `uses`: parts it
 * may import; `types`: parts it may import types of; `not`: packages it may not import; `node`: whether it may use
 * Node's modules.
 */
function part(name, { uses, types = [], not = [], node = false, alone = false }) {
  const rooms = Object.entries(ROOMS[name] ?? {});
  const inside =
    rooms.length > 0
      ? rooms.map(([room, others]) => ({
          files: [`src/${name}/${room}/**`],
          own: elements([room, ...others].map((other) => `${name}/${other}`)),
        }))
      : [
          {
            files: [ENTRIES[name] ?? `src/${name}/**`],
            own: { ...elements(name in ENTRIES ? [] : [name]), ...(alone && { file: { path: '**/*.ts' } }) },
          },
        ];
  return inside.map(({ files, own }) => ({
    files,
    ignores: UNBOUND,
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: true,
          policies: [
            { allow: { to: elements(uses) } },
            { allow: { to: own } },
            { allow: { to: elements(types), dependency: { kind: 'type' } } },
            { allow: { to: { module: { origin: node ? ['external', 'core'] : 'external' } } } },
            { disallow: { to: { module: { origin: 'external', source: not } } } },
          ],
        },
      ],
    },
  }));
}

/** Folders, with all their rooms, or single rooms. */
function elements(names) {
  return { element: { types: { anyOf: names.flatMap(partsOf) } } };
}

/** A folder as parts: its rooms, if it has any. */
function partsOf(folder) {
  return folder in ROOMS ? Object.keys(ROOMS[folder]).map((room) => `${folder}/${room}`) : [folder];
}

/** Browser globals; only the folders of client code may touch them. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
];
/** Globals that make a result depend on the machine or the moment; the domain takes such values as arguments. */
const AMBIENT_GLOBALS = ['process', 'global', 'globalThis', 'Buffer', '__dirname', '__filename', 'require'];

const forbid = (names, message) => names.map((name) => ({ name, message }));
const browserOnly = forbid(BROWSER_GLOBALS, 'Browser services live in src/client: use or add a hook there.');
const pureOnly = forbid(AMBIENT_GLOBALS, 'src/domain is pure: take the value as an argument.');

export default defineConfig(
  {
    ignores: [
      '.cache',
      'public',
      '.public-backup',
      '.public-copy',
      'static',
      'test-results',
      '.test-site',
      '.test-roots',
      'src/gatsby-types.d.ts',
      'tests/fixtures',
      'tests/content/walkthroughs',
      'content',
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
    files: ['src/**/*.{ts,mts,tsx,mjs}', 'gatsby-*.{ts,tsx}'],
    ignores: UNBOUND,
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.mts', '.tsx', '.mjs', '.js', '.json'] } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        ...[...FOLDERS, ...Object.keys(ROOMS)]
          .flatMap(partsOf)
          .map((type) => ({ type, pattern: `src/${type}` })),
        { type: 'tests', pattern: 'tests' },
      ],
      'boundaries/files': Object.entries(ENTRIES).map(([category, pattern]) => ({ category, pattern })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
    },
  },
  ...BOUNDARIES,
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-{config,node,ssr}.{ts,tsx}'],
    ignores: [...TESTS, 'src/client/**', 'src/live/**', 'src/runtime/**', 'src/domain/**'],
    rules: { 'no-restricted-globals': ['error', ...browserOnly] },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', ...browserOnly, ...pureOnly],
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'src/domain has no clock: take the time as an argument.',
        },
        {
          object: 'Math',
          property: 'random',
          message: 'src/domain is deterministic: take the value as an argument.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'src/domain has no clock: take the time as an argument.',
        },
      ],
    },
  },
  {
    files: ['src/{ui,runtime,i18n}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'gatsby',
              importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
              message: 'Queries belong to templates; take the data as props.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'gatsby',
              allowImportNames: ['navigate', 'withPrefix'],
              message: 'Client code takes only navigation from Gatsby; data comes in as arguments.',
            },
          ],
        },
      ],
    },
  },
  {
    // The data layer reports through Gatsby's reporter; programs and tests print.
    files: ['src/cli/**', ...TESTS],
    rules: { 'no-console': 'off' },
  },
  {
    // These rules do not see JSDoc casts; the type check does.
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    files: ['eslint.config.mjs'],
    // The plugins have no types, and running the configuration proves it.
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // A table of GraphQL types: splitting it would only hide it.
    files: ['src/gatsby/nodes/type-defs.ts'],
    rules: { 'max-lines': 'off' },
  },
);
