import { useEffect } from 'react';
import { CURRENT_VERSION } from '../../domain/content/docs-names';
import { readItem, writeItem } from '../browser/storage';
import { preferredVersionKey } from '../browser/storage-keys';

/** Forgets the choice of a version that is gone, on a site with one version; otherwise `useDocsState` does. */
export function useForgottenVersion(): void {
  useEffect(() => {
    if (process.env.GATSBY_DOCS_SETS) return;
    const key = preferredVersionKey();
    if (readItem(key) !== CURRENT_VERSION) writeItem(key, null);
  }, []);
}
