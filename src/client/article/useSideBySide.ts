import { useEffect, useState, type ComponentType } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { preload } from '../navigation/page-loader';

/** Parameter of the address that names the language beside the text. */
const PARAMETER = 'with';

/** The address of a page with another language beside its text. */
export const besideAddress = (path: string, locale: Locale): string => `${path}?${PARAMETER}=${locale}`;

/** The language that an address asks for, if the text has it; null for the text alone. */
export function askedLanguage(search: string, locales: readonly Locale[]): Locale | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return locales.find((locale) => locale === asked) ?? null;
}

/** The part of a document that stands beside another. */
export interface OtherText {
  title: string;
  content: ContentTree;
  locale: Locale;
}

/** Loads the document of a page. @throws if that fails. */
async function loadText(path: string, locale: Locale): Promise<OtherText> {
  const page = await preload(path);
  const { post, doc, page: free } = page?.json?.data ?? {};
  const document = (post ?? doc ?? free) as Omit<OtherText, 'locale'> | null | undefined;
  if (!document) throw page?.error instanceof Error ? page.error : new Error(path);
  return { ...document, locale };
}

/** What the page knows of the text beside its own. */
export interface BesideState {
  /** Whether scripts have taken over. */
  isReady: boolean;
  /** The language that the address asks for. */
  asked: Locale | null;
  /** Why it could not be loaded. */
  error: string | undefined;
}

interface SideBySideOptions<Props> {
  /** Query of the current address. */
  search: string;
  /** Languages that the text also exists in. */
  locales: readonly Locale[];
  pathOf: (locale: Locale) => string;
  /** Loads what shows both texts. */
  loadView: () => Promise<{ default: ComponentType<Props> }>;
}

interface Loaded<Props> {
  text: OtherText;
  View: ComponentType<Props>;
}

/** The text in another language and what shows both, once the address asks for it and they are loaded. */
export function useSideBySide<Props>({
  search,
  locales,
  pathOf,
  loadView,
}: SideBySideOptions<Props>): BesideState & { loaded: Loaded<Props> | undefined } {
  // The server knows no query: what depends on it comes after hydration.
  const [isReady, setReady] = useState(false);
  const [result, setResult] = useState<{
    path: string;
    error?: string;
    loaded?: Loaded<Props>;
  }>();
  useEffect(() => setReady(true), []);
  const asked = isReady ? askedLanguage(search, locales) : null;
  const path = asked && pathOf(asked);
  useEffect(() => {
    if (asked === null || path === null) return;
    let isCurrent = true;
    void Promise.all([loadText(path, asked), loadView()])
      .then(([text, { default: View }]) => ({ loaded: { text, View } }))
      .catch((error: unknown) => ({ error: String(error) }))
      .then((outcome) => {
        if (isCurrent) setResult({ path, ...outcome });
      });
    return () => {
      isCurrent = false;
    };
  }, [asked, path, loadView]);
  const current = result?.path === path ? result : undefined;
  return {
    isReady,
    asked,
    loaded: current?.loaded,
    error: current?.error,
  };
}
