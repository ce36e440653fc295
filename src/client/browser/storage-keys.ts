/** Every key the site keeps in the browser's storage: the inline script and the hooks read the same table. */
export const STORAGE_KEYS = {
  /** `light` or `dark`; absent: no choice. */
  theme: 'theme',
  /** Id of the announcement seen last. */
  announcementId: 'tidepool.announcement.id',
  /** `true` when that announcement was closed. */
  announcementDismissed: 'tidepool.announcement.dismissed',
  /** Sign-in of the comments, as JSON: the name and form giscus itself uses. */
  comments: 'giscus-session',
} as const;

/** How far down the pages of this visit were left (session storage). */
export const SCROLL_KEY = 'tidepool.scroll';

/** Data file whose disappearance made the page load itself anew (session storage). */
export const RELOAD_KEY = 'tidepool.reload';

/** Chosen tab of a group of tabs. */
export const tabGroupKey = (groupId: string): string => `tidepool.tab.${groupId}`;

/** Preferred version of the docs. */
export const preferredVersionKey = (pluginId = 'default'): string => `docs-preferred-version-${pluginId}`;
