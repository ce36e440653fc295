import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a copied text is remembered. */
const COPIED_FOR = 2000;

/** Copies texts, and remembers for two seconds which one was copied. */
export function useCopy(): { copied: string | null; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Copying is not allowed here; the text can still be selected.
      return;
    }
    setCopied(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(null), COPIED_FOR);
  }, []);
  return { copied, copy };
}
