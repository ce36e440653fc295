import { hashTarget } from './useHideableNavbar';

/** Opens the closed sections around what the address points at, and goes there. */
export function revealTarget(): void {
  const target = hashTarget(window.location.hash);
  if (!target) return;
  let isOpened = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) node.open = isOpened = true;
    // Panels of tabs listen for what browsers send when they find text in hidden content.
    if (node.getAttribute('hidden') === 'until-found') {
      node.dispatchEvent(new Event('beforematch', { bubbles: true }));
      isOpened = true;
    }
  }
  if (isOpened) requestAnimationFrame(() => target.scrollIntoView());
}

/** Keeps what addresses point at in sight: sections and tabs around it open. To be called once. */
export function startReveal(): void {
  window.addEventListener('hashchange', revealTarget);
  // A second press selects the word under it, which is never what a press on a summary means.
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('summary'))
      event.preventDefault();
  });
}
