/** Files that are shown or offered for download rather than run. */
const ASSET = /\.(?:avif|csv|docx?|gif|ico|jpe?g|mp[34]|ogg|pdf|png|pptx?|svg|txt|wav|webm|webp|xlsx?|zip)$/i;

/** Whether a path names a file that is published as it is. */
export const isAsset = (path: string): boolean => ASSET.test(path);

const HOOKS = ['useState', 'useEffect', 'useMemo', 'useRef', 'useCallback', 'useContext', 'useReducer'];

/** What documents written for Docusaurus import besides the theme, as far as it means something at build time. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  react: ['default', ...HOOKS],
  '@docusaurus/Translate': ['translate'],
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
};

/** The values of these modules, and `require` for files, as code for a context. */
export const MODULE_SOURCE = `
// The value of a refused module. Reading or calling it gives itself, so that one mistake has one message.
const nothing = new Proxy(function () {}, {
  get: (_, name) => (name === 'toString' || name === 'valueOf' ? () => '' : typeof name === 'symbol' ? undefined : nothing),
  apply: () => nothing,
});
const modules = {
  nothing: { default: nothing },
  react: { default: React },
  '@docusaurus/Translate': { translate: ({ message, id }) => message ?? id ?? '' },
  '@docusaurus/useBaseUrl': {
    default: (path) => path,
    useBaseUrlUtils: () => ({ withBaseUrl: (path) => path }),
  },
};
for (const name of ${JSON.stringify(HOOKS)})
  modules.react[name] = () => {
    throw new Error(name + '() cannot run: documents are evaluated once, when the site is built');
  };
const asset = ${String(ASSET)};
global('require', (path) => {
  if (!asset.test(path)) throw new Error("require('" + path + "') does not name a picture or a file to download");
  return { default: path };
});
`;
