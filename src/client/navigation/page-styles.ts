import { MATH_STYLES_PATH, withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';

/** Milliseconds after which a page is shown without its style sheet. */
const MAX_WAIT_MS = 3000;

/** Whether a page has formulas, by the results of its template's query. */
export const hasMath = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.values(data).some((value) =>
    (value as { pageNeeds?: readonly string[] } | null)?.pageNeeds?.includes('math'),
  );

let mathStyles: Promise<unknown> | undefined;

/**
 * Loads the style sheet of a page's formulas before the page is shown: a later one would move the text while it is
 * read, and away from the requested anchor. The sheet stays for the rest of the visit; one that failed to load is
 * requested again by the next page.
 */
export async function loadPageStyles(data: Readonly<Record<string, unknown>> = {}): Promise<void> {
  if (hasMath(data)) await (mathStyles ??= loadMathStyles());
}

const loadMathStyles = (): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = withBase(MATH_STYLES_PATH, site.baseUrl);
    link.onload = resolve;
    link.onerror = () => {
      mathStyles = undefined;
      resolve(null);
    };
    setTimeout(resolve, MAX_WAIT_MS);
    document.head.append(link);
  });
