import { hashTarget } from './hash-target';

/**
 * Opens the closed sections around what a hash names, at once: it can be scrolled to then.
 * @returns whether there were any.
 */
export function openSections(hash: string): boolean {
  let isOpened = false;
  for (let node: Element | null = hashTarget(hash); node; node = node.parentElement)
    if (node instanceof HTMLDetailsElement && !node.open) node.open = isOpened = true;
  return isOpened;
}

/** How many animation frames to wait for the tabs of a new page. */
const MAX_FRAMES = 20;

/**
 * Opens the tabs around what a hash names, in the next frame or as soon as they listen.
 * @param onOpened Called if there were any.
 */
export function openTabs(hash: string, onOpened: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const panels: Element[] = [];
    for (let node: Element | null = hashTarget(hash); node; node = node.parentElement)
      if (node.matches('[role=tabpanel][hidden]')) panels.push(node);
    if (panels.length === 0) return;
    // Panels say this when they listen for what browsers send when they find text in hidden content.
    if (panels.every((panel) => panel.getAttribute('hidden') === 'until-found')) {
      for (const panel of panels) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      onOpened();
    } else if (frames > 0) openTabs(hash, onOpened, frames - 1);
  });
}

/** Keeps what addresses point at in sight: sections and tabs around it open. To be called once. */
export function startReveal(): void {
  window.addEventListener('hashchange', () => {
    const { hash } = window.location;
    const show = (): void => hashTarget(hash)?.scrollIntoView();
    if (openSections(hash)) show();
    openTabs(hash, show);
  });
  // A second press selects the word under it, which is never what a press on a summary means.
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('summary'))
      event.preventDefault();
  });
}
