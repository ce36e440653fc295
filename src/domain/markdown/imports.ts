import { own } from '../basics/own';
import { nearest } from '../problem/nearest';
import { isAsset, MODULES } from '../script/modules';
import { ModuleValue } from '../script/values';
import { THEME_MODULES, type ComponentName } from './registry';

/** The meaning of an imported module in a document. */
interface ImportMeaning {
  /** A known module; a published file, whose value is its address; a partial or a data file of the content root. */
  kind: 'module' | 'asset' | 'file' | 'unsupported';
  /** What the default export of a module is. */
  component?: ComponentName | undefined;
  /** Exports of a module besides the component, or of an asset. */
  values?: Record<string, unknown> | undefined;
  /** What to write instead of an unsupported import. */
  fix?: string;
}

/** Markdown, and data by a path. */
const FILE = /\.mdx?$|^(?:@site\/|\.{1,2}\/).*\.(?:json|ya?ml)$/;

/** Reads the module path of an import. */
export function importMeaning(specifier: string): ImportMeaning {
  const component = own(THEME_MODULES, specifier);
  const names = own(MODULES, specifier);
  const values =
    names && Object.fromEntries(names.map((name) => [name, new ModuleValue(specifier, name)] as const));
  if (component ?? values) return { kind: 'module', component, values };
  if (!specifier.includes('!')) {
    if (FILE.test(specifier)) return { kind: 'file' };
    if (isAsset(specifier)) return { kind: 'asset', values: { default: specifier } };
  }
  return { kind: 'unsupported', fix: remedy(specifier) };
}

function remedy(specifier: string): string {
  if (specifier.includes('!'))
    return 'Loaders do not run here: paste the file into a fenced code block, with its name as title="…".';
  if (/\.(?:json5?|ya?ml|toml)$/.test(specifier))
    return 'Write the path of a JSON or YAML file from this one (./data.json) or from the content folder (@site/data/tides.yml).';
  if (/\.s?css$|\.less$/.test(specifier))
    return 'Documents cannot import style sheets: use `style={{ … }}`, or add the rule to src/styles.';
  if (specifier === '@docusaurus/Head')
    return 'Write <head> with <meta> and <link> in it; it needs no import.';
  if (specifier === '@docusaurus/BrowserOnly')
    return 'Register a component in src/domain/markdown/registry.ts and src/ui/article/components.tsx: it may use the browser.';
  if (/^(?:@site\/|\.{0,2}\/)|\.[cm]?[jt]sx?$/.test(specifier))
    return 'Move data into a file of JSON or YAML, and import that. Register a component in src/domain/markdown/registry.ts and src/ui/article/components.tsx, and remove the import; a small one can be declared with `export const Name = (props) => …`.';
  const close = nearest(specifier, Object.keys(THEME_MODULES));
  return close === null
    ? 'Remove the import: registered components are available without one; data belongs in `export const`.'
    : `Import "${close}", or remove the import: registered components are available without one.`;
}
