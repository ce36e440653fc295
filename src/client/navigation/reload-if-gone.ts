import { RELOAD_KEY } from '../browser/storage-keys';

/**
 * Loads the page again where a file of it is gone. Its name contains its digest: a missing file was replaced by a new
 * deploy, and so was the page that names it.
 * @param answer Status of the host's answer, as text.
 * @returns Whether the page reloads; only once per file, so that a broken deploy does not reload it for ever.
 */
export function reloadIfGone(url: string, answer: string): boolean {
  if (!answer.startsWith('404')) return false;
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === url) return false;
    sessionStorage.setItem(RELOAD_KEY, url);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The same for a script that could not be loaded. Only the host knows why: browsers do not say. */
export async function reloadIfScriptIsGone(error: unknown): Promise<boolean> {
  // Webpack's message names the file, and so do those of most browsers.
  const [url] = /https?:[^\s)]+/.exec(String(error)) ?? [];
  if (!url?.startsWith(location.origin)) return false;
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && reloadIfGone(url, String(answer.status));
}
