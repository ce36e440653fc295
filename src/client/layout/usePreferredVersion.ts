import { useEffect, useState } from 'react';
import { preferredVersion, type DocsVersion } from '../../domain/docs/versions';
import { listenItem, readItem, writeItem } from '../browser/storage';
import { preferredVersionKey } from '../browser/storage-keys';

/**
 * The version of the docs that the reader chose last, and how to choose one. A stored version that no longer exists is
 * forgotten. It is null on the server and until the page is hydrated.
 */
export function usePreferredVersion(versions: readonly DocsVersion[]): {
  preferred: string | null;
  choose: (name: string) => void;
} {
  const [preferred, setPreferred] = useState<string | null>(null);
  useEffect(() => {
    const key = preferredVersionKey();
    const update = (stored: string | null): void => {
      const known = preferredVersion(stored, versions);
      if (known !== stored) writeItem(key, null);
      setPreferred(known);
    };
    update(readItem(key));
    return listenItem(key, update);
  }, [versions]);
  return { preferred, choose: (name) => writeItem(preferredVersionKey(), name) };
}
