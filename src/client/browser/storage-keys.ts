/** Every key of the site in the browser's local storage, shared by the inline script and the hooks. */
export const STORAGE_KEYS = {
  /** `light` or `dark`; absent without a choice. */
  theme: 'theme',
  /** Id of the announcement that was shown last. */
  announcementId: 'tidepool.announcement.id',
  /** `true` when that announcement was closed. */
  announcementDismissed: 'tidepool.announcement.dismissed',
  /** Sign-in of the comments, as JSON: giscus itself uses this key and format. */
  comments: 'giscus-session',
} as const;

/** Data file whose disappearance has made the page reload (session storage). */
export const RELOAD_KEY = 'tidepool.reload';

/** Chosen tab of a group of tabs. */
export const tabGroupKey = (groupId: string): string => `tidepool.tab.${groupId}`;

/** Preferred version of the docs. */
export const preferredVersionKey = (pluginId = 'default'): string => `docs-preferred-version-${pluginId}`;
