import { useMemo } from 'react';
import { tideLine } from '../../domain/ornament/tide-line';
import { cx } from './cx';
import * as styles from './TideLine.module.css';

interface TideLineProps {
  /** Text that determines the drawing, such as a slug. */
  seed: string;
  width: number;
  height: number;
  /** Number of lines; by default as many as fit. */
  lines?: number;
  className?: string;
}

/** A drawing of tide lines that fills its box. Decorative: one element without anything to hydrate. */
export function TideLine({ seed, width, height, lines, className }: TideLineProps) {
  const svg = useMemo(() => tideLine(seed, { width, height, lines }), [seed, width, height, lines]);
  return (
    <div
      className={cx(styles.tide, className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
