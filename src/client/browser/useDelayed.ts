import { useEffect, useState } from 'react';

/** False at first, true after some milliseconds; starts over when the key changes. */
export function useDelayed(milliseconds: number, key?: unknown): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    setIsOver(false);
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, key]);
  return isOver;
}
