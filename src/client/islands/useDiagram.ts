import { useCallback, useEffect, useState } from 'react';
import { drawDiagram, type DiagramThemes, type Drawing } from './draw-diagram';
import { useTheme } from '../theme/useTheme';

/** A diagram that follows the page's colours. The previous drawing stays until the next one is ready. */
export function useDiagram(
  code: string,
  themes: DiagramThemes,
): { drawing: Drawing | null; error: unknown; again: () => void } {
  const theme = useTheme();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    drawDiagram(code, theme, themes).then(
      (drawn) => {
        if (!isCurrent) return;
        setDrawing(drawn);
        setError(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, theme, themes, attempt]);
  const again = useCallback(() => {
    setError(null);
    setAttempt((current) => current + 1);
  }, []);
  return { drawing, error, again };
}
