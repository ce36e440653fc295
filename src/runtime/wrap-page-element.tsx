import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { PageContext } from './page-context';
import { Frame } from './Frame';

/**
 * Puts the frame around a page; it stays mounted while pages change inside it. Pages that are not planned (Gatsby's own
 * in development) stand alone.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, Partial<PageContext>>) {
  if (!isPlanned(props.pageContext)) return element;
  return (
    <Frame context={props.pageContext} location={props.location}>
      {element}
    </Frame>
  );
}

const isPlanned = (context: Partial<PageContext>): context is PageContext => context.kind !== undefined;
