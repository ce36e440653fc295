import { useEffect, useState } from 'react';

/**
 * Data that many pages share (sidebars) is published once per file and loaded once per visit. On the server all
 * of it is there ({@link provideSharedData}); in the browser the first page's file is loaded before hydration
 * ({@link loadSharedData}), later ones when a page names them.
 */
const store = new Map<string, unknown>();

/** Puts data into the store; the server's renderer does for all files. */
export function provideSharedData(url: string, data: unknown): void {
  store.set(url, data);
}

/** Loads a file into the store; a failure leaves it out, and the part of the page that needs it stays empty. */
export async function loadSharedData(url: string): Promise<void> {
  if (store.has(url)) return;
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (response.ok) store.set(url, await response.json());
  } catch (error) {
    // eslint-disable-next-line no-console -- the only trace of a sidebar that stays empty
    console.warn(`Could not load ${url}`, error);
  }
}

/** Attribute of the preload link that names the first page's file. */
export const SHARED_DATA_ATTRIBUTE = 'data-shared';

/** Loads the files the current document names, before React hydrates it. */
export async function loadInitialSharedData(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${SHARED_DATA_ATTRIBUTE}]`)];
  await Promise.all(links.map((link) => loadSharedData(link.getAttribute('href') ?? '')));
}

/** The data of a file, or undefined while it loads. Pages without shared data pass undefined. */
export function useSharedData(url: string | undefined): unknown {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (url === undefined || store.has(url)) return;
    let isCurrent = true;
    void loadSharedData(url).then(() => {
      if (isCurrent) setLoaded(url);
    });
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return url === undefined ? undefined : store.get(url);
}
