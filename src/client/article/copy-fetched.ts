import { writeClipboard } from '../browser/clipboard';

/**
 * Fetches a text and puts it on the clipboard.
 * @returns whether it worked.
 */
export async function copyFetched(address: string): Promise<boolean> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  try {
    // Safari allows writing in the click's own task only: it is given the promise, not the text.
    const item = new ClipboardItem({
      'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Insecure origins and older browsers have no such thing; or there was no text to copy.
    return text.then(writeClipboard, () => false);
  }
}
