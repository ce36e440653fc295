/** Writes a text to the clipboard, on insecure origins (plain http) too; false if that failed. */
export async function writeClipboard(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Forbidden (a frame without permission, a browser setting); the old way may still be allowed.
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  // Next to the focused element: a modal dialog makes everything outside of it unselectable.
  (active?.parentElement ?? document.body).append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- There is no other way on insecure origins.
  const isDone = document.execCommand('copy');
  area.remove();
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  return isDone;
}

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
