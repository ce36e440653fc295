import { navigate } from 'gatsby';
import { isFileAddress } from '../../domain/routing/link-kind';
import { hasScheme } from '../../domain/routing/paths';
import { isHydrated } from '../browser/hydration';
import { canDecode } from './hash-target';
import { setRequestedAddress } from './page-loader';
import { withoutPrefix } from '../browser/path-prefix';
import { preloadPage, preloadVisibleLinks } from './prefetch';

/**
 * The address that the router opens for a link; null when the browser handles it: other sites, new tabs, files, anchors
 * of the same page, addresses that cannot be decoded, and links marked `data-native`.
 */
export function routedAddress(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href') ?? '';
  if (link.hasAttribute('download') || 'native' in link.dataset) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (!href.startsWith('/') || hasScheme(href)) return null;
  return isFileAddress(href) || !canDecode(href) ? null : href;
}

/** Path of the page that a link leads to; null if the router does not handle the link. */
const routedPath = (link: HTMLAnchorElement): string | null =>
  routedAddress(link)?.replace(/[?#].*$/s, '') ?? null;

const closestLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** Opens a page of the site as a click on a link would. */
export function openPage(address: string): void {
  setRequestedAddress(address);
  navigate(withoutPrefix(address));
}

/**
 * Makes every plain link of the site a client-side navigation, including those in compiled HTML. It loads a page as
 * soon as the pointer or a finger is on its link. All listeners are on the document.
 */
export function startLinkRouter(): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = closestLink(event);
    const address = link && routedAddress(link);
    // If the page's scripts failed, there is no router, and the browser follows the link.
    if (address === null || !isHydrated()) return;
    event.preventDefault();
    openPage(address);
  });
  const preload = (event: Event): void => {
    const link = closestLink(event);
    const path = link && routedPath(link);
    if (path !== null) void preloadPage(path);
  };
  document.addEventListener('mouseover', preload, { passive: true });
  document.addEventListener('touchstart', preload, { passive: true });
  document.addEventListener('focusin', (event) => {
    // A dialog opened by a press focuses its first link, which nobody is about to follow.
    if (closestLink(event)?.matches(':focus-visible')) preload(event);
  });
}

/** Loads pages whose links come into view. Call it for every new page. */
export const observeLinks = (): void => preloadVisibleLinks(routedPath);
