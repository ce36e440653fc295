import { localizePath, type Locale, type LocaleTable } from '../routing/locale';
import { decodePath } from '../routing/paths';

/** How the comments of a page are found and shown; the configuration has the same shape. */
export interface CommentsSettings {
  /** Repository whose discussions hold the comments, `owner/name`. */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  docs: boolean;
  sharedAcrossLocales: boolean;
}

/** Origin of the widget: its frame is loaded from there, and messages of other origins are ignored. */
export const WIDGET_ORIGIN = 'https://giscus.app';

/** A page that may have comments. */
export interface CommentablePage {
  kind: string;
  /** Locale-neutral. */
  path: string;
  locale: Locale;
  unlisted: boolean;
  draft: boolean;
}

/**
 * Name of a page's discussion (`blog/Awk`), whatever the form of its address; null without one. Languages share it
 * unless the settings separate them.
 */
export function commentsTerm(
  { kind, path, locale, unlisted, draft }: CommentablePage,
  settings: CommentsSettings | null,
  locales: LocaleTable,
): string | null {
  const hasComments = kind === 'post' || (kind === 'doc' && settings?.docs === true);
  if (settings === null || !hasComments || unlisted || draft) return null;
  const name = settings.sharedAcrossLocales ? path : localizePath(path, locale, locales);
  return name.replace(/^\/+|\/+$/g, '');
}

/** Settings of the widget that change without reloading it. */
export interface WidgetLook {
  theme: 'light' | 'dark';
  /** Its own code of the language, `zh-CN`. */
  language: string;
}

interface WidgetPage extends WidgetLook {
  term: string;
  /** Absolute address of the page, to which signing in returns. */
  address: string;
  /** Proof of an earlier sign-in; empty without one. */
  session: string;
}

/** Address of the frame that shows a page's discussion. */
export function widgetAddress(settings: CommentsSettings, page: WidgetPage): string {
  const { repo, repoId, category, categoryId } = settings;
  const parameters: Record<string, string> = {
    origin: page.address,
    session: page.session,
    theme: page.theme,
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'top',
    repo,
    repoId,
    category,
    categoryId,
    term: page.term,
    // Looks up a digest of the whole name: `blog/Link` must not find `blog/LinkRot`.
    strict: '1',
    description: '',
    backLink: page.address,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${WIDGET_ORIGIN}/${page.language}/widget?${query.join('&')}`;
}

/** Message that changes the look of a loaded widget. */
export const lookMessage = ({ theme, language }: WidgetLook) => ({
  giscus: { setConfig: { theme, lang: language } },
});

/**
 * Reads a message: the height of the widget's content in pixels, and whether the session has ended (signed out, or
 * refused); null if it does not come from the widget.
 */
export function readWidgetMessage(origin: string, data: unknown) {
  if (origin !== WIDGET_ORIGIN || typeof data !== 'object' || data === null) return null;
  const { giscus } = data as { giscus?: unknown };
  if (typeof giscus !== 'object' || giscus === null) return null;
  const { resizeHeight, signOut, error } = giscus as Record<string, unknown>;
  const isRefused =
    typeof error === 'string' && /bad credentials|invalid state value|state has expired/i.test(error);
  return {
    height: typeof resizeHeight === 'number' && resizeHeight > 0 ? resizeHeight : null,
    endsSession: signOut === true || isRefused,
  };
}

/** Takes the session out of a query, where signing in has put it; null if there is none. */
export function takeSession(search: string): { session: string; search: string } | null {
  const parts = search.replace(/^\?/, '').split('&');
  const isSession = (part: string): boolean => part.startsWith('giscus=');
  const found = parts.find(isSession);
  if (found === undefined) return null;
  const rest = parts.filter((part) => !isSession(part)).join('&');
  return { session: decodePath(found.slice('giscus='.length)), search: rest === '' ? '' : `?${rest}` };
}

/** Page of all discussions, for readers without scripts. */
export const discussionsAddress = ({ repo }: CommentsSettings): string =>
  `https://github.com/${repo}/discussions`;
