import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '../../domain/routing/locale';

/** Parameter of the address that names the language beside the text. */
const PARAMETER = 'with';

/** The address of a page with another language beside its text. */
export const besideAddress = (path: string, locale: Locale): string => `${path}?${PARAMETER}=${locale}`;

/** The language that an address asks for, if the text has it; null for the text alone. */
export function askedLanguage(search: string, locales: readonly Locale[]): Locale | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return locales.find((locale) => locale === asked) ?? null;
}

/** What the page knows of the text beside its own. */
export interface BesideState {
  /** Whether scripts have taken over. */
  isReady: boolean;
  /** The language that the address asks for. */
  asked: Locale | null;
}

interface LoadedView<Props> {
  View?: ComponentType<Props>;
  /** Why it could not be loaded. */
  error?: string;
}

/**
 * The language that the address asks for beside the text, and what shows both, once it is loaded.
 * @param locales Languages that the text also exists in.
 */
export function useSideBySide<Props>(
  search: string,
  locales: readonly Locale[],
  loadView: () => Promise<{ default: ComponentType<Props> }>,
): BesideState & LoadedView<Props> {
  // The server knows no query: what depends on it comes after hydration.
  const [isReady, setReady] = useState(false);
  const [view, setView] = useState<LoadedView<Props>>({});
  useEffect(() => setReady(true), []);
  const asked = isReady ? askedLanguage(search, locales) : null;
  useEffect(() => {
    if (asked === null) return;
    loadView().then(
      ({ default: View }) => setView({ View }),
      (error: unknown) => setView({ error: String(error) }),
    );
  }, [asked, loadView]);
  return { isReady, asked, ...(asked === null ? {} : view) };
}
