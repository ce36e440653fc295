import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';

/** State of a modal `<dialog>`. */
export type Dialog = ReturnType<typeof useDialog>;

/**
 * State of a modal `<dialog>`, which closes on Escape, on a press on its backdrop, and when `path` changes; `props` are
 * for the element.
 */
export function useDialog(path: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Before it was opened on this visit, its content is not rendered.
  const [wasOpened, setWasOpened] = useState(false);

  const open = useCallback(() => {
    setWasOpened(true);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  const onClose = useCallback(() => setIsOpen(false), []);
  const onBackdrop = useCallback((event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }, []);

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen]);
  useEffect(() => {
    // It was opened before React listened.
    if (dialog.current?.open) open();
    return close;
  }, [path, open, close]);
  return { isOpen, wasOpened, open, close, props: { ref: dialog, onClose, onClick: onBackdrop } };
}
