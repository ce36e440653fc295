import { useEffect, useState } from 'react';
import { reloadIfGone } from './reload-if-gone';

/**
 * Data that many pages share (sidebars) is published once per file and loaded once per visit. The server has all of it
 * ({@link provideSharedData}). In the browser, the first page's file is loaded before hydration ({@link
 * loadSharedData}), others when a page names them.
 */
const store = new Map<string, unknown>();

/** Puts data into the store, as the server's renderer does for all files. */
export function provideSharedData(url: string, data: unknown): void {
  store.set(url, data);
}

/** Loads a file into the store, for a retry past caches and preloads; gives null, or why that failed. */
export async function loadSharedData(url: string, isRetry = false): Promise<string | null> {
  if (store.has(url)) return null;
  try {
    const response = await fetch(isRetry ? `${url}?retry` : url, {
      credentials: 'same-origin',
      cache: isRetry ? 'reload' : 'default',
    });
    if (!response.ok) return `${String(response.status)} ${response.statusText}`.trim();
    const data = (await response.json()) as unknown;
    if (typeof data !== 'object' || data === null) return 'Unexpected data';
    store.set(url, data);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Attribute of the preload link for the first page's file. */
export const SHARED_DATA_ATTRIBUTE = 'data-shared';

/** Loads the files that the current document names, before React hydrates it. */
export async function loadInitialSharedData(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${SHARED_DATA_ATTRIBUTE}]`)];
  await Promise.all(links.map((link) => loadSharedData(link.getAttribute('href') ?? '')));
}

/** The data of a file and its loading state. Pages without shared data pass undefined. */
export function useSharedData(url: string | undefined) {
  const [result, setResult] = useState<{ url?: string; error: string | null }>({ error: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (url === undefined || store.has(url)) return;
    let isCurrent = true;
    setResult({ url, error: null });
    void loadSharedData(url, attempt > 0).then((error) => {
      if (isCurrent && !(error !== null && reloadIfGone(url, error))) setResult({ url, error });
    });
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);
  return {
    /** Undefined until it is there. */
    data: url === undefined ? undefined : store.get(url),
    /** Why it could not be loaded. */
    error: result.url === url ? result.error : null,
    retry: () => {
      if (url !== undefined) store.delete(url);
      setAttempt((count) => count + 1);
    },
  };
}
