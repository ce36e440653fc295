import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Suspense, useEffect } from 'react';
import { markHydrated } from '../client/browser/hydration';
import type { PageContext } from '../domain/site/page-context';
import { SiteShell } from './SiteShell';

/**
 * Puts the site shell around a page; the shell stays mounted while pages change inside it. Pages that are not planned
 * (Gatsby's own in development) stand alone.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, Partial<PageContext>>) {
  if (props.pageContext.kind === 'own' && !props.data.locales)
    throw new Error(
      `The query of the page ${props.path} does not ask for \`locales\`, which are the texts of the shell: see "Add a page of your own" in CONTRIBUTING.md.`,
    );
  return (
    <>
      {isPlanned(props.pageContext) ? (
        <SiteShell context={props.pageContext} location={props.location}>
          {element}
        </SiteShell>
      ) : (
        element
      )}
      <Suspense>
        <HydrationMark />
      </Suspense>
    </>
  );
}

/** Marks the page as hydrated: its boundary is hydrated together with those inside the shell. */
function HydrationMark() {
  useEffect(markHydrated, []);
  return null;
}

const isPlanned = (context: Partial<PageContext>): context is PageContext => context.kind !== undefined;
