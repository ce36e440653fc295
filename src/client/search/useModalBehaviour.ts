import { useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { markWordsOf } from './mark-words';

/** Renders at the end of the document, outside of the page; in the browser only. */
export const inBody = (children: ReactNode): ReactNode => createPortal(children, document.body);

/** Adds Escape, the role of a dialog and marked words to DocSearch's dialog inside a host element. */
export function useModalBehaviour(host: RefObject<HTMLElement>, label: string, onEscape: () => void): void {
  // After every change, because a dialog that starts over is another element.
  useLayoutEffect(() => {
    // DocSearch gives the whole dialog the role of a button that opens a list box.
    const container = host.current?.querySelector('.DocSearch-Container');
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', label);
    container?.setAttribute('tabindex', '-1');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      container?.removeAttribute(name);
  });

  useEffect(() => {
    const element = host.current;
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element) markWordsOf(event.target.closest('.DocSearch-Hit'), event);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [host]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
