import { useEffect, useState } from 'react';

/**
 * Data that many pages share (sidebars) is published once per file and loaded once per visit. On the server it is read
 * through {@link provideSharedData}; in the browser the first page's file is loaded before hydration
 * ({@link loadSharedData}), later ones when a page names them.
 */
const store = new Map<string, unknown>();

/** Puts data into the store: the server's renderer and tests do. */
export function provideSharedData(url: string, data: unknown): void {
  store.set(url, data);
}

/** What the server reads files with; unset in the browser. */
let readOnServer: ((url: string) => unknown) | null = null;

/** Lets the server's renderer read files at render time. */
export function setServerReader(read: (url: string) => unknown): void {
  readOnServer = read;
}

/** Loads a file into the store; a failure leaves it out, and the part of the page that needs it stays empty. */
export async function loadSharedData(url: string): Promise<void> {
  if (store.has(url)) return;
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (response.ok) store.set(url, await response.json());
  } catch (error) {
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
export function useSharedData<T>(url: string | undefined): T | undefined {
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
  if (url === undefined) return undefined;
  if (readOnServer && !store.has(url)) store.set(url, readOnServer(url));
  return store.get(url) as T | undefined;
}
