import type { GatsbyBrowser } from 'gatsby';
import { observeCodeBlocks, startCodeTools } from '../client/code-tools';
import { startLinkRouter } from '../client/link-router';
import { navigationEnded } from '../client/navigation-progress';
import { revealTarget, startReveal } from '../client/reveal';
import { loadInitialSharedData } from '../client/shared-data';

/** Before React starts: what the first page shares with others must be there, or hydration would not match. */
export const onClientEntry = async (): Promise<void> => {
  startLinkRouter();
  startCodeTools();
  startReveal();
  await loadInitialSharedData();
};

/** The new page is on screen. */
export const onRouteUpdate = (): void => {
  navigationEnded();
  observeCodeBlocks();
  // Once the effects of the new page have run: its tabs listen by then.
  requestAnimationFrame(revealTarget);
};

/** Marks the page as hydrated. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  document.documentElement.dataset.hasHydrated = 'true';
};

/** A change of the query alone does not scroll; everything else is Gatsby's rule (hash target, stored position, top). */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
}) => {
  const { pathname, hash, search } = routerProps.location;
  const before = prevRouterProps?.location;
  const isSamePlace = before?.pathname === pathname && before.hash === hash;
  return !(isSamePlace && before.search !== search);
};
