import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** A modal dialog that traps the focus, closes on Escape and on a press outside of it, and restores the focus. */
export interface Dialog {
  dialog: RefObject<HTMLDialogElement>;
  isOpen: boolean;
  /** It has been open on this visit; before that its content is not rendered. */
  wasOpened: boolean;
  open: () => void;
  close: () => void;
  /** For the dialog's `onClose`. */
  onClose: () => void;
  /** For the dialog's `onClick`: closes on a press on the backdrop. */
  onBackdrop: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** State of a native `<dialog>`; closes when `path` changes. */
export function useDialog(path: string): Dialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
  return { dialog, isOpen, wasOpened, open, close, onClose, onBackdrop };
}
