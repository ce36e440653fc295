import { useEffect, useState } from 'react';
import { readItem, writeItem } from '../browser/storage';
import { STORAGE_KEYS } from '../browser/storage-keys';

/** Whether the announcement is shown, and how to dismiss it. It is open on the server; CSS hides a dismissed one. */
export function useAnnouncement(id: string): { isOpen: boolean; close: () => void } {
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    // One with a new id always is.
    const open =
      readItem(STORAGE_KEYS.announcementId) !== id || readItem(STORAGE_KEYS.announcementDismissed) !== 'true';
    setIsOpen(open);
    if (!open) return;
    delete document.documentElement.dataset.announcementDismissed;
    writeItem(STORAGE_KEYS.announcementId, id);
    writeItem(STORAGE_KEYS.announcementDismissed, 'false');
  }, [id]);

  const close = () => {
    writeItem(STORAGE_KEYS.announcementDismissed, 'true');
    setIsOpen(false);
  };
  return { isOpen, close };
}
