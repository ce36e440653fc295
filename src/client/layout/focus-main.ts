import type { MouseEvent } from 'react';

/** Id of the skip link's target without scripts. */
export const MAIN_FALLBACK_ID = 'page:main';

/** Click handler of the skip link: moves focus and view to the main content. */
export function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main') ?? document.getElementById(MAIN_FALLBACK_ID);
  if (!main) return;
  event.preventDefault();
  main.setAttribute('tabindex', '-1');
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus();
  main.scrollIntoView();
}
