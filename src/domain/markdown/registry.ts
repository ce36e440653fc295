import { own } from '../basics/own';

/**
 * The components that a document may use without importing them. `static` ones become HTML during compilation; the
 * component map in `src/ui/article/components.tsx` renders the others.
 */
export const COMPONENTS = {
  Admonition: 'static',
  BuyMeACoffee: 'static',
  CodeBlock: 'static',
  Details: 'static',
  DocCardList: 'live',
  FriendCards: 'live',
  Image: 'live',
  Link: 'static',
  LiveCode: 'live',
  Mermaid: 'live',
  OwnerProfile: 'live',
  ProjectCards: 'live',
  ReleaseLog: 'live',
  SiteInfo: 'live',
  Steam: 'live',
  TabItem: 'live',
  Tabs: 'live',
  ThemedImage: 'static',
  TOCInline: 'static',
  Translate: 'static',
  TypeWriter: 'live',
  Video: 'live',
  cmdTerminal: 'live',
} as const satisfies Record<string, 'static' | 'live'>;

/** Components that show site data, which their pages provide. */
export const DATA_COMPONENTS = {
  FriendCards: 'friends',
  OwnerProfile: 'owner',
  ProjectCards: 'projects',
  ReleaseLog: 'releases',
} as const satisfies Partial<Record<keyof typeof COMPONENTS, string>>;

/** Data of the site that a page may need. */
export type SiteData = (typeof DATA_COMPONENTS)[keyof typeof DATA_COMPONENTS];

/** The data a component shows, or undefined. */
export const dataOf = (name: string): SiteData | undefined => own<SiteData>(DATA_COMPONENTS, name);

/** Name of a registered component. */
export type ComponentName = keyof typeof COMPONENTS;

/** Whether a JSX name is a registered component. */
export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(COMPONENTS, name);

const THEME_MODULES: Record<string, ComponentName> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/Mermaid': 'Mermaid',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/TOCInline': 'TOCInline',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
};

/** The component a well-known module's default export stands for, or null for an unknown module. */
export const themeModule = (specifier: string): ComponentName | null => own(THEME_MODULES, specifier) ?? null;

/** Every module path that {@link themeModule} knows, for messages. */
export const themeModules = (): string[] => Object.keys(THEME_MODULES);
