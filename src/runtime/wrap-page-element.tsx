import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { PageContext } from './page-context';
import { Frame } from './Frame';

/** Puts the frame around a page; it stays mounted while pages change inside it. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>) {
  return (
    <Frame context={props.pageContext} location={props.location}>
      {element}
    </Frame>
  );
}
