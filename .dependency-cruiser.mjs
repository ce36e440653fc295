/** The one-way import directions of the folders, and no circles: `npm run lint` checks them. */

const TEST = '(\\.test\\.tsx?|\\.d\\.ts)$';
const REACT = 'node_modules/(@types/)?(react|react-dom|react-i18next|@mdx-js/react)/';
const GATSBY = 'node_modules/gatsby';
const I18N = 'node_modules/i18next';

/**
 * @param {string} from Folder or file at the root.
 * @param {string[]} uses What it may import of the project, besides its own files.
 * @param {string[]} [not] Packages it may not import, as expressions.
 * @param {boolean} [isNode] Whether it may use Node's modules.
 */
const part = (from, uses, not = [], isNode = false) => [
  {
    name: `${from} imports only ${uses.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `^${from}`, pathNot: TEST },
    to: { path: '^(src|tests|gatsby-)', pathNot: `^(${[from, ...uses].join('|')})` },
  },
  {
    name: `${from} does without some packages`,
    severity: 'error',
    from: { path: `^${from}`, pathNot: TEST },
    to: { path: not.length > 0 ? not : '^$' },
  },
  {
    name: `${from} does without Node`,
    severity: 'error',
    from: { path: isNode ? '^$' : `^${from}`, pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
];

const [domain, site, i18n, client, ui] = ['domain', 'site', 'i18n', 'client', 'ui'].map((n) => `src/${n}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...part(domain, [], [REACT, GATSBY, I18N, 'node_modules/sharp/']),
    ...part(site, [domain], [REACT, GATSBY, I18N, 'node_modules/sharp/']),
    ...part(i18n, [domain, site], ['node_modules/gatsby/']),
    // The policy allows the scripts that the renderer writes.
    ...part(
      'src/gatsby/',
      [domain, site, i18n, 'src/runtime/(?:inline|gatsby-image)-scripts\\.ts'],
      [REACT],
      true,
    ),
    // The digest of these files is part of the cards' addresses (`DRAWING_SOURCES`).
    ...part('src/domain/(cards|ornament)/', []),
    ...part('src/gatsby/pictures/(card-font|draw-cards)\\.ts', ['src/domain/(cards|ornament)/'], [], true),
    ...part(client, [domain, site, i18n]),
    ...part(ui, [client, domain, site, i18n]),
    ...part('src/live/', [domain], [GATSBY, I18N]),
    ...part('src/(templates|pages)/', [ui, client, i18n, site, domain, 'src/runtime/']),
    ...part('src/runtime/', [ui, client, i18n, site, domain, 'src/styles/']),
    ...part('src/cli/', [domain, site, 'src/gatsby/', 'tests/'], [], true),
    ...part('src/import/', [domain, site, 'src/gatsby/', 'src/cli/(commands|process)\\.mjs'], [REACT], true),
    {
      name: 'no circles',
      severity: 'error',
      // Renderers of trees call themselves for the parts of a tree.
      from: { path: '^src/', pathNot: '^src/ui/article/(Content|Tabs|components)' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.mts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
