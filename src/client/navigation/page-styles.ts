import { MATH_STYLES_PATH, withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';

/** A page is shown without its style sheet after this many milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Whether a page has formulas.
 * @param data What the page's template asked the data layer for, by name.
 */
export const hasMath = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.values(data).some((value) =>
    (value as { pageNeeds?: readonly string[] } | null)?.pageNeeds?.includes('math'),
  );

let mathStyles: Promise<unknown> | undefined;

/**
 * Loads the style sheet of a page's formulas before it is shown: one that comes later moves the text while it is read,
 * and away from the anchor it was opened at. The sheet stays for the rest of the visit; one that cannot be had is asked
 * for again by the next page.
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
