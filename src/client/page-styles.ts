import { MATH_STYLES_PATH, withBase } from '../domain/routing/paths';
import { site } from '../site/config';

/** A page is shown without its style sheet after this many milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Style sheets that the text of a page needs besides the site's.
 * @param data What the page's template asked the data layer for, by name.
 */
export const stylesOf = (data: Readonly<Record<string, unknown>>): string[] =>
  Object.values(data).some((value) => featuresOf(value).includes('math')) ? [MATH_STYLES_PATH] : [];

function featuresOf(value: unknown): readonly unknown[] {
  const features = (value as { features?: unknown } | null)?.features;
  return Array.isArray(features) ? features : [];
}

const requested = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page before it is shown: one that comes later moves the text while it is read, and away
 * from the anchor it was opened at. A sheet stays for the rest of the visit; one that cannot be had is asked for again
 * by the next page.
 */
export async function loadPageStyles(data: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await Promise.all(stylesOf(data).map((path) => requested.get(path) ?? load(path)));
}

function load(path: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = withBase(path, site.baseUrl);
  const loading = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      requested.delete(path);
      link.remove();
      resolve();
    });
    setTimeout(resolve, MAX_WAIT_MS);
  });
  requested.set(path, loading);
  document.head.append(link);
  return loading;
}
