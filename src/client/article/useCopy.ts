import { useEffect, useState } from 'react';
import { writeClipboard } from '../browser/clipboard';

/** Milliseconds that the result of a press is shown. */
const FEEDBACK = 2000;

/** Copies texts. The result names the last one, and whether it was copied, for two seconds. */
export function useCopy() {
  const [result, setResult] = useState<{ text: string; isDone: boolean } | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), FEEDBACK);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string, write = writeClipboard): Promise<void> =>
    setResult({ text, isDone: await write(text) });
  return { result, copy };
}
