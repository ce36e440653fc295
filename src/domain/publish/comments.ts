import { localizePath, type Locale, type LocaleTable } from '../routing/locale';
import { decodePath } from '../routing/paths';

/** How the comments of a page are found and shown; the site's configuration has the same shape. */
export interface CommentsSettings {
  /** Repository whose discussions hold the comments, `owner/name`. */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  docs: boolean;
  sharedAcrossLocales: boolean;
}

/** Where the widget comes from: frames are loaded from there, and no other origin's messages are read. */
export const WIDGET_ORIGIN = 'https://giscus.app';

/** Names the widget has for the site's languages. */
const LANGUAGES: Record<Locale, string> = { 'zh-Hans': 'zh-CN', en: 'en' };

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
 * Name of a page's discussion, or null for pages without one. It does not depend on how the address is written
 * (trailing slash, site prefix), and both languages share it unless the settings part them.
 * @example commentsTerm({ kind: 'post', path: '/blog/Awk', locale: 'en', … }, settings, table) // 'blog/Awk'
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

/** What readers see the widget in; it changes while the widget stays. */
export interface WidgetLook {
  theme: 'light' | 'dark';
  locale: Locale;
}

/** What a widget is opened with. */
export interface WidgetPage extends WidgetLook {
  term: string;
  /** Absolute address of the page, which signing in returns to. */
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
    // Looked up by a digest of the whole name: `blog/Link` must not find `blog/LinkRot`.
    strict: '1',
    description: '',
    backLink: page.address,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${WIDGET_ORIGIN}/${LANGUAGES[page.locale]}/widget?${query.join('&')}`;
}

/** Message that changes the look of a widget that is there already. */
export const lookMessage = ({ theme, locale }: WidgetLook) => ({
  giscus: { setConfig: { theme, lang: LANGUAGES[locale] } },
});

/** What a widget says of itself. */
export interface WidgetNews {
  /** Pixels its contents need. */
  height: number | null;
  /** The session is over: signed out, or refused. */
  endsSession: boolean;
}

/** Reads a message; null when it is not one of the widget's. */
export function readWidgetMessage(origin: string, data: unknown): WidgetNews | null {
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

/**
 * Takes the session that signing in leaves in the address.
 * @returns null when there is none.
 * @example takeSession('?a=1&giscus=xyz') // { session: 'xyz', search: '?a=1' }
 */
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
