/**
 * The components that a document may use without importing them. `static` ones become HTML during compilation; the
 * component map in `src/ui/article/components.tsx` renders the others.
 */
export const COMPONENTS = {
  Admonition: 'static',
  BuyMeACoffee: 'static',
  Centrepiece: 'live',
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

/** Each centrepiece is made for one text, which gives it these words. */
export const CENTREPIECES = {
  Crontab: ['title', 'expression', 'weekdays', 'next', 'and', 'or', 'never', 'wrong'],
  DiskSpace: [
    ...['title', 'names', 'files', 'held', 'nameless', 'log', 'restart', 'start'],
    ...['wrote', 'full', 'renamed', 'created', 'kept', 'freed', 'reopened'],
  ],
  EventLoop: [
    ...['title', 'turn', 'ready', 'timers', 'sockets', 'printed', 'start'],
    ...['wait', 'nobody', 'sleeps', 'reads', 'ends', 'end'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** Name of a centrepiece. */
export type CentrepieceName = keyof typeof CENTREPIECES;

/** Components that show site data, which their pages provide. */
export const DATA_COMPONENTS = {
  FriendCards: 'friends',
  OwnerProfile: 'owner',
  ProjectCards: 'projects',
  ReleaseLog: 'releases',
} as const satisfies Partial<Record<keyof typeof COMPONENTS, string>>;

/** Data of the site that a page may need. */
export type SiteData = (typeof DATA_COMPONENTS)[keyof typeof DATA_COMPONENTS];

/** Name of a registered component. */
export type ComponentName = keyof typeof COMPONENTS;

/** Whether a JSX name is a registered component. */
export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(COMPONENTS, name);

/** Modules of Docusaurus and the components that their default exports stand for. */
export const THEME_MODULES: Record<string, ComponentName> = {
  ...Object.fromEntries(
    Object.keys(COMPONENTS)
      .filter(isComponentName)
      .map((name) => [`@theme/${name}`, name]),
  ),
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
};
