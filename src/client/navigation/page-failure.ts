import { useEffect, useState } from 'react';

/** A page that could not be opened. */
interface PageFailure {
  /** Address that the reader wanted, with query and hash. */
  address: string;
  /** Whether the network is gone; otherwise the host answers with an error. */
  isOffline: boolean;
  /** The message of the browser or the host. */
  detail: string;
}

const failures = new EventTarget();

/** Shows a failure; null removes it. */
export function setPageFailure(failure: PageFailure | null): void {
  failures.dispatchEvent(new CustomEvent('change', { detail: failure }));
}

/** The page that could not be opened, until another page is. */
export function usePageFailure(): PageFailure | null {
  const [failure, setFailure] = useState<PageFailure | null>(null);
  useEffect(() => {
    const onChange = (event: Event) => setFailure((event as CustomEvent<PageFailure | null>).detail);
    failures.addEventListener('change', onChange);
    return () => failures.removeEventListener('change', onChange);
  }, []);
  return failure;
}
