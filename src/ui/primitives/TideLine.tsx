import { useServerHtml } from '../../client/browser/useServerHtml';
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

/** Drawings of the server's renderer by their inputs, because a post is on many lists. */
const drawn = new Map<string, string>();

function remembered(key: string, draw: () => string): string {
  const svg = drawn.get(key) ?? draw();
  drawn.set(key, svg);
  return svg;
}

/** A drawing of tide lines that fills its box. Decorative: one element without anything to hydrate. */
export function TideLine({ seed, width, height, lines, className }: TideLineProps) {
  const key = [seed, width, height, lines].join(' ');
  const draw = () => tideLine(seed, { width, height, lines });
  const svg = useServerHtml(
    key,
    process.env.BUILD_STAGE === 'build-html' ? () => remembered(key, draw) : draw,
  );
  return (
    <div
      className={cx(styles.tide, className)}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
