import { hashTarget } from './hash-target';

/** Opens the closed sections around a hash's target, and says whether there were any. */
export function openSections(hash: string): boolean {
  let isOpened = false;
  for (let node: Element | null = hashTarget(hash); node; node = node.parentElement)
    if (node instanceof HTMLDetailsElement && !node.open) node.open = isOpened = true;
  return isOpened;
}

/** How many animation frames to wait for the tabs of a new page. */
const MAX_FRAMES = 20;

/** Opens the tabs around a hash's target, in the next frame or as soon as they listen. */
function openTabs(hash: string, onOpened: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const panels: Element[] = [];
    for (let node: Element | null = hashTarget(hash); node; node = node.parentElement)
      if (node.matches('[role=tabpanel][hidden]')) panels.push(node);
    if (panels.length === 0) return;
    // Panels have this value once they listen for `beforematch`, which browsers send when they find text in hidden
    // content.
    if (panels.every((panel) => panel.getAttribute('hidden') === 'until-found')) {
      for (const panel of panels) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      onOpened();
    } else if (frames > 0) openTabs(hash, onOpened, frames - 1);
  });
}

/** Opens what hides the target of the address, and scrolls there on a visit (not after a step through history). */
export function revealTarget(isVisit: boolean): void {
  const { scrollY } = window;
  const { hash } = window.location;
  const show = (): void => (isVisit ? hashTarget(hash)?.scrollIntoView() : window.scrollTo(0, scrollY));
  if (openSections(hash)) show();
  openTabs(hash, show);
}

/** Keeps the targets of addresses visible by opening the sections and tabs around them. Call it once. */
export function startReveal(): void {
  window.addEventListener('hashchange', () => revealTarget(true));
  // A second press selects the word under the pointer, which nobody wants on a summary.
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('summary'))
      event.preventDefault();
  });
}
