import { useEffect, useState } from 'react';
import type { DocsContext } from '../../domain/site/page-context';
import { DOCS_MENU, type DocsInstance } from '../../site/docs-menu';
import { noteReading, storedVersion } from './docs-scope';
import { whenHydrated } from './hydration';
import { listenItem, writeItem } from './storage';
import { preferredVersionKey } from './storage-keys';

/** Remembers a version as the reader's choice. */
export const chooseVersion = (instance: string, version: string): void =>
  writeItem(preferredVersionKey(instance), version);

/** The versions that the reader prefers, by instance of the docs. */
type PreferredVersions = Readonly<Record<string, string>>;

const NONE: PreferredVersions = {};

/** Reads the choices; those of versions that no longer exist are forgotten. */
function readChoices(menu: readonly DocsInstance[]): PreferredVersions {
  const choices: Record<string, string> = {};
  for (const instance of menu) {
    const version = storedVersion(instance);
    if (version === null) writeItem(preferredVersionKey(instance.id), null);
    else choices[instance.id] = version;
  }
  return Object.keys(choices).length > 0 ? choices : NONE;
}

/** The versions that the reader prefers, for a stable menu; none on the server, and until the page is hydrated. */
export function useStoredVersions(menu: readonly DocsInstance[]): PreferredVersions {
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    const update = (): void => setChoices(readChoices(menu));
    // Before, the boundaries of the shell would get new props, and React would discard the server's HTML.
    whenHydrated(update);
    const stops = menu.map(({ id }) => listenItem(preferredVersionKey(id), update));
    return () => {
      for (const stop of stops) stop();
    };
  }, [menu]);
  return choices;
}

/** The docs of a site with several versions or instances, on the current page and for this reader. */
export interface DocsState extends DocsContext {
  preferred: PreferredVersions;
}

function useVersionedDocs(context: DocsContext | undefined): DocsState | undefined {
  const preferred = useStoredVersions(DOCS_MENU);
  const { instance, version } = context ?? {};
  useEffect(() => {
    noteReading(instance === undefined || version === undefined ? null : { instance, version });
  }, [instance, version]);
  return context && { ...context, preferred };
}

/** Completes what a page knows of the docs by what the reader prefers, and notes for the search which docs are read. */
export const useDocsState: typeof useVersionedDocs = process.env.GATSBY_DOCS_SETS
  ? useVersionedDocs
  : () => undefined;
