import { writeClipboard } from '../browser/clipboard';

/** Fetches a text and puts it on the clipboard; false if that failed. */
export async function copyFetched(address: string): Promise<boolean> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  try {
    // Safari allows writing only in the task of the click, so it gets the promise instead of the text.
    const item = new ClipboardItem({
      'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Insecure origins and older browsers have no ClipboardItem; or there was no text to copy.
    return text.then(writeClipboard, () => false);
  }
}
